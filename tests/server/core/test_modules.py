"""Modules and style sheets as they are sent: what goes within what, and that nothing of it is changed."""

import re
from pathlib import Path

import pytest

import pitchkit
from pitchkit.server.modules import MODULES, SHEETS, Modules, Sheets, read_texts, without_comments

WEB = Path(pitchkit.__file__).parent / "web"

PAGE = {
    "app/main.js": 'import { html } from "../vendor/preact.js";\nimport { say } from "./say.js";\nimport("./room.js");\n',
    "app/say.js": '/** Says. */\nimport { html } from "../vendor/preact.js";\n\nexport const say = () => html`hello`;\n',
    "app/room.js": 'import { Fan, n } from "./fan.js";\nimport { deck } from "./deck.js";\nexport function Room() {}\n',
    "app/fan.js": 'import { say } from "./say.js";\nexport class Fan {}\nexport const n = 4;\n',
    "app/pad.js": 'import { deck } from "./deck.js";\nimport("./room.js");\n',
    "app/deck.js": "export async function deck() {}\n",
}


def test_comments_with_lines_of_their_own_go_and_nothing_else_does() -> None:
    source = '/** One\n * two. */\nconst a = "// no"; // stays\n\n\n  // goes\n  /* goes */\n  b(`/* stays */`); /* stays */\n/* c */ d();\n'
    assert without_comments(source) == 'const a = "// no"; // stays\n  b(`/* stays */`); /* stays */\n/* c */ d();\n'


def test_no_text_of_several_lines_has_one_that_looks_like_a_comment() -> None:
    for path, text in read_texts(WEB, ("app/**/*.js",)).items():
        for found in re.finditer(r"^[ \t]*(?://|/\*)", text, re.MULTILINE):
            assert text.count("`", 0, found.start()) % 2 == 0, (path, text[found.start() :][:60])


def test_a_module_goes_within_the_only_one_that_wants_it() -> None:
    modules = Modules(PAGE)
    assert modules.addresses == {"app/main.js", "app/room.js", "app/pad.js", "app/deck.js"}
    assert modules.text("app/main.js") == (
        'import { html } from "/vendor/preact.js";\n'
        "// app/say.js\nexport const { say } = (() => {\nexport_body\nreturn { say };\n})();\n"
        '// app/main.js\n(() => {\nPromise.all([import("/app/room.js"), import("/app/deck.js")]).then(([it]) => it);\n})();\n'
    ).replace("export_body", "const say = () => html`hello`;")
    assert modules.text("app/room.js") == (
        'import { say } from "/app/main.js";\nimport { deck } from "/app/deck.js";\n'
        "// app/fan.js\nexport const { Fan, n } = (() => {\nclass Fan {}\nconst n = 4;\nreturn { Fan, n };\n})();\n"
        "// app/room.js\nexport const { Room } = (() => {\nfunction Room() {}\nreturn { Room };\n})();\n"
    )


def test_what_is_on_the_way_to_a_hand_of_cards_goes_whole() -> None:
    table = {"app/table/scene.js": 'import { deck } from "../deck.js";\nexport const Table = () => deck();\n'}
    modules = Modules(PAGE | table)
    assert modules.addresses == {"app/main.js", "app/room.js", "app/pad.js", "app/table/scene.js"}
    assert 'import { deck } from "/app/table/scene.js";' in modules.text("app/room.js")


def test_the_address_of_a_module_within_another_still_gives_it() -> None:
    assert Modules(PAGE).text("app/say.js") == 'export * from "/app/main.js";\n'
    with pytest.raises(KeyError):
        Modules(PAGE).text("app/none.js")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("app/say.js", 'import { room } from "./room.js";\nexport const say = 1;\n'),  # round in a circle
        ("app/fan.js", "export default 3;\n"),
        ("app/fan.js", 'import * as all from "./deck.js";\n'),
        ("app/fan.js", "export const Room = 1;\n"),  # a name that the module beside it has too
    ],
)
def test_what_cannot_be_sent_so_is_refused(path: str, source: str) -> None:
    circle = {"app/room.js": 'import { say } from "./say.js";\nexport const room = 1;\n'} if "./room" in source else {}
    with pytest.raises(ValueError, match=r"app/|Room"):
        [Modules(PAGE | circle | {path: source}).text(name) for name in PAGE]


def test_a_module_that_was_made_smaller_goes_within_too() -> None:
    lib = {"vendor/preact.js": "var a=1,b=`\n// in a text`;export{a as html,b};\n"}
    modules = Modules(PAGE | lib)
    assert modules.text("vendor/preact.js") == 'export * from "/app/main.js";\n'
    body = "var a=1,b=`\n// in a text`;\nreturn { html: a, b };\n"
    assert f"export const {{ html, b }} = (() => {{\n{body}}})();\n" in modules.text("app/main.js")


def test_a_sheet_goes_within_the_one_that_imports_it() -> None:
    sheets = Sheets({"style/a.css": '/* A. */\n@import "b.css";\n\np {\n}\n', "style/b.css": "/* B. */\n\na {\n}\n"})
    assert sheets.addresses == {"style/a.css"}
    assert sheets.text("style/a.css") == "a {\n}\np {\n}\n"


def test_every_line_of_the_pages_is_sent_once() -> None:
    """Save for what joins them: the lines of imports and exports, and the names of the modules."""
    sources = read_texts(WEB, MODULES)
    modules = Modules(sources)
    assert len(modules.addresses) < len(sources) * 2 / 3
    sent = [line for path in modules.addresses for line in modules.text(path).splitlines()]
    there = [line for text in sources.values() for line in without_comments(text).splitlines()]

    def plain(lines: list[str]) -> list[str]:
        joining = re.compile(
            r"import \{|export const \{ .* = \(\(\) => \{$|return \{ .* \};$|\}\)\(\);$|\(\(\) => \{$|// (app|vendor)/"
        )
        calls = re.compile(r"Promise\.all\(\[import.*?\(\[it\]\) => it\)|import\(.*?\)")
        listed = re.compile(r"export\{[^}]*\};$")
        kept = [line.removeprefix("export ") for line in lines if not joining.match(line)]
        return sorted(listed.sub("", calls.sub("", line)) for line in kept)

    assert plain(sent) == plain(there)


def test_every_sheet_that_is_asked_for_is_one_that_is_sent() -> None:
    sheets = Sheets(read_texts(WEB, SHEETS))
    asked = set(re.findall(r"style/[\w/]+\.css", (WEB / "index.html").read_text("utf-8")))
    for text in read_texts(WEB, MODULES).values():
        for names in re.findall(r"styles: \[([^\]]*)\]", text):
            asked |= {f"style/{name}.css" for name in re.findall(r'"(\w+)"', names)}
    assert asked == sheets.addresses
