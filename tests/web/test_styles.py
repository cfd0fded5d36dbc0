"""The style sheets and the pages speak of the same classes, and each sheet stays one screenful of ideas."""

import re
from collections import Counter
from pathlib import Path

import pytest

import pitchkit

WEB = Path(pitchkit.__file__).parent / "web"
SHEETS = sorted((WEB / "style").rglob("*.css"))
MODULES = sorted((WEB / "app").rglob("*.js"))

HOOKS = frozenset({
    "asked", "away", "begins", "bid", "bid-told", "called", "dummy", "grace", "hand-line", "has-top", "house", "is-over",
    "moon", "moved", "muted-on-felt", "out", "pass", "plain", "said", "side", "small",
    "taken-so-far", "the-bid", "turn", "wins",
})  # fmt: skip
"""Classes without a rule: they tell tests and readers what an element is."""
BY_VERDICT = frozenset({"fair", "unfair", "unknown"})
"""Classes that are values: the verdict of a check of the shuffle."""

_SAID = re.compile(
    r"""\b(?:class|look|kind)=(?=["$`])        # an attribute, or a part that passes one on
      | \bclassName:\s* | \bsetAttribute\("class",\s* | \bclassList\.\w+\(
      | \bconst\s(?:classes|states)\s=\s*""",
    re.VERBOSE,
)
_ENDS = {'"': '"', "`": "`", "$": "}"}


def expression(source: str, start: int) -> str:
    """Return what is given to an attribute or a name: a text with its quotes, ``${...}``, or all up to a semicolon."""
    depth = 0
    for place in range(start, len(source)):
        depth += (source[place] in "({[") - (source[place] in ")}]")
        if depth < 0 or (depth == 0 and place > start and source[place] == _ENDS.get(source[start], ";")):
            return source[start : place + 1]
    raise AssertionError(source[start : start + 80])


def words_of(text: str) -> set[str]:
    """Return the words of a text, those within its ``${...}`` too; what goes on there ends in a star: ``at-*``."""
    found = set()
    for inner in re.findall(r"\$\{((?:[^{}]|\{[^{}]*\})*)\}", text):
        found |= texts_of(inner)
    outer = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", text)
    return found | {word for word in outer.split() if re.fullmatch(r"[a-zA-Z][\w-]*\*?", word)}


def texts_of(code: str) -> set[str]:
    """Return the words of the texts in an expression, but for those that something is compared with."""
    code = re.sub(r'[!=]==\s*"[^"]*"', "", code)
    return {word for text in re.findall(r'"([^"]*)"|`([^`]*)`', code) for word in words_of(text[0] or text[1])}


def classes_said(source: str) -> set[str]:
    """Return the classes that a module gives to elements."""
    found = set()
    for said in _SAID.finditer(source):
        given = expression(source, said.end())
        found |= words_of(given[1:-1] if given[0] in '"`' else given if given[0] == "$" else f"${{{given}}}")
    return found


def classes_dressed() -> dict[str, set[str]]:
    """Return the classes that the sheets name, and the sheets of each."""
    found: dict[str, set[str]] = {}
    for sheet in SHEETS:
        text = re.sub(r"/\*.*?\*/|@import[^;]*;", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selector in re.findall(r"([^{}]+)\{", text):
            if not selector.strip().startswith("@"):
                for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector):
                    found.setdefault(name, set()).add(sheet.stem)
    return found


SAID = {name for module in MODULES for name in classes_said(module.read_text(encoding="utf-8"))} | {
    name for text in re.findall(r'class="([^"]*)"', (WEB / "index.html").read_text("utf-8")) for name in text.split()
}


def is_said(name: str) -> bool:
    return name in SAID or any(said.endswith("*") and name.startswith(said[:-1]) for said in SAID)


def test_every_class_that_has_a_rule_is_used() -> None:
    assert [name for name in sorted(classes_dressed()) if not is_said(name) and name not in BY_VERDICT] == []


def test_every_class_that_is_used_has_a_rule() -> None:
    dressed = classes_dressed()
    bare = {name for name in SAID if not name.endswith("*") and name not in dressed}
    assert bare - HOOKS == set()
    assert HOOKS <= SAID


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_sheet_is_short_and_says_each_thing_once(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    at_top = re.sub(r"^@.*?^\}", "", text, flags=re.DOTALL | re.MULTILINE)
    rules = Counter(re.findall(r"\{([^{}]+)\}", re.sub(r"/\*.*?\*/", "", at_top, flags=re.DOTALL)))
    assert [body for body, times in rules.items() if times > 1 and body.count(";") > 3] == []
