"""Break the rules on purpose, one small change at a time, and see whether the tests notice: ``make mutate``.

A mutant is the package with one change in a module of the rules: a comparison turned round, a number one off, a
condition negated, a statement dropped.  Each runs against the tests in a copy of the sources; it is killed when a test
fails (or never ends), and survives when none does.  A survivor names a line that no test holds.

    python tools/mutate.py                        120 mutants, chosen by seed, spread over the modules
    python tools/mutate.py --mutants 0            all there are
    python tools/mutate.py --only scoring:57      those on one line
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MODULES: Final = ("auction", "exchange", "tricks", "scoring", "payoff")

# The quickest to find a fault come first: most mutants die in the first stage.
STAGES: Final = (
    ("tests/records", "tests/golden", "tests/proof/test_counts.py"),
    ("tests/proof/test_naive.py", "tests/rules"),
    ("tests/proof/test_properties.py", "tests/proof/test_secrets.py", "tests/library"),
)
_CPU_LIMIT_S: Final = 240
"""A stage that takes more of the processor's time is taken for one that never ends, however busy the machine is."""

EQUIVALENT: Final[dict[tuple[str, str], tuple[tuple[str, ...], str]]] = {
    ("exchange", "case Undealt.UNUSED:"): (
        ("Undealt.UNUSED -> Undealt.TO_BIDDER",),
        "the match is left without a value, and None counts as no cards",
    ),
    ("payoff", "case DefendersScore.NEVER:"): (
        ("DefendersScore.NEVER -> DefendersScore.ALWAYS",),
        "the match is left without a value, and None counts as false",
    ),
    ("scoring", "return [0 if player in bidding else 1 for player in range(players)]"): (
        (
            "player in bidding -> player not in bidding",
            "0 if player in bidding else 1 -> 1 if player in bidding else 0",
            "0 -> -1",
            "1 -> 2",
        ),
        "sides are only told apart: any two numbers do",
    ),
    ("scoring", "highest, lowest = 0, len(table.order)"): (
        ("0 -> -1",),
        "the first card of the hand is a trump, so some trump is always higher",
    ),
    ("scoring", "if strength > highest:"): (
        ("strength > highest -> strength >= highest",),
        "no two trumps are equally strong, and the first card of the hand is a trump",
    ),
    ("tricks", "if state.game.trumps_only or not state.trick_cards:"): (
        ("state.game.trumps_only or not state.trick_cards -> not state.trick_cards",),
        "a short cut for speed: where hands hold only trumps they may follow with any",
    ),
}
"""Mutants that change nothing that can be seen: module and line of source, the changes, and the reason."""


@dataclass(frozen=True)
class Mutant:
    """One change: the module, its line and that line's text, what was changed, before and after, and the new module."""

    module: str
    line: int
    text: str
    kind: str
    before: str
    after: str
    source: str

    @property
    def changes_nothing(self) -> bool:
        same, _ = EQUIVALENT.get((self.module, self.text), ((), ""))
        return f"{self.before} -> {self.after}" in same


_OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Return every way to change one node of the syntax tree."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=right) if type(op) in _OTHER_COMPARISON:
            yield ast.Compare(left, [_OTHER_COMPARISON[type(op)]()], right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield from (ast.BoolOp(op, [*values[:place], *values[place + 1 :]]) for place in range(len(values)))
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OTHER_OPERATOR:
            yield ast.BinOp(left, _OTHER_OPERATOR[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.If(test=test, body=body, orelse=orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.While(test=test, body=body, orelse=orelse):
            yield ast.While(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Call(func=func, args=[first, second, *rest], keywords=keywords) if ast.unparse(func) not in (
            "max",
            "min",
        ):
            yield ast.Call(func, [second, first, *rest], keywords)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Attribute(value=ast.Name(id=enum), attr=attr) if attr.isupper() and enum in _members():
            names = _members()[enum]
            yield ast.Attribute(ast.Name(enum, ast.Load()), names[(names.index(attr) + 1) % len(names)], ast.Load())
        case _:
            pass


def _members() -> dict[str, list[str]]:
    """Return the members of the options' enumerations by class name."""
    if not _MEMBERS:
        tree = ast.parse((ROOT / "src/pitchkit/game/options.py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                targets = [line.targets[0] for line in node.body if isinstance(line, ast.Assign)]
                _MEMBERS[node.name] = [target.id for target in targets if isinstance(target, ast.Name)]
    return _MEMBERS


_MEMBERS: Final[dict[str, list[str]]] = {}


class _Swap(ast.NodeTransformer):
    """Put another node in the place of one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def mutants_of(module: str) -> list[Mutant]:
    """Return every mutant of a module; annotations, docstrings, imports and messages stay as they are."""
    path = ROOT / f"src/pitchkit/game/{module}.py"
    text = path.read_text(encoding="utf-8")
    found: list[Mutant] = []
    places = [place for place, node in enumerate(ast.walk(ast.parse(text))) if any(True for _ in changes(node))]
    for place in places:
        for number in range(len(list(changes(_node(ast.parse(text), place))))):
            tree = ast.parse(text)
            node = _node(tree, place)
            if _is_only_words(tree, node):
                continue
            new = list(changes(node))[number]
            before, after = _head(node), _head(ast.fix_missing_locations(new))
            source = ast.unparse(ast.fix_missing_locations(_Swap(node, new).visit(tree)))
            line = node.lineno if isinstance(node, ast.stmt | ast.expr) else 0
            here = text.splitlines()[line - 1].strip()
            found.append(Mutant(module, line, here, type(node).__name__, _short(before), _short(after), source))
    return found


def _node(tree: ast.AST, place: int) -> ast.AST:
    return list(ast.walk(tree))[place]


def _is_only_words(tree: ast.AST, node: ast.AST) -> bool:
    """Tell whether a node stands in an annotation or in the sentence of an error."""
    for outer in ast.walk(tree):
        parts: list[ast.AST | None] = []
        match outer:
            case ast.Raise():
                parts = [outer.exc]
            case ast.AnnAssign() | ast.arg():
                parts = [outer.annotation]
            case ast.FunctionDef():
                parts = [outer.returns]
            case _:
                pass
        if any(node is inner for part in parts if part is not None for inner in ast.walk(part)):
            return True
    return False


def _head(node: ast.AST) -> str:
    """Return the source of a node, of an ``if`` or ``while`` only its condition."""
    return "if " + ast.unparse(node.test) if isinstance(node, ast.If | ast.While) else ast.unparse(node)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 110 else line[:107] + "..."


def chosen(number: int, seed: int) -> list[Mutant]:
    """Return a number of mutants, seeded, drawn in turn from every module and kind of change; all for a number of 0."""
    everything = [mutant for module in MODULES for mutant in mutants_of(module)]
    usable = [mutant for mutant in everything if not mutant.changes_nothing]
    if not number:
        return usable
    random.Random(seed).shuffle(usable)
    groups: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in usable:
        groups.setdefault((mutant.module, mutant.kind), []).append(mutant)
    in_turn = [mutant for row in zip_longest(*groups.values()) for mutant in row if mutant is not None]
    return sorted(in_turn[:number], key=lambda mutant: (mutant.module, mutant.line))


class Bench:
    """A copy of the sources and tests as they are now, so that nobody's next edit can be mistaken for a kill."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)

    def survives(self, mutant: Mutant | None) -> bool:
        """Tell whether every test passes with a mutant in the package (None: with the package as it is)."""
        with tempfile.TemporaryDirectory(prefix="mutant-") as place:
            sources = Path(place) / "src"
            shutil.copytree(self.folder / "src", sources)
            if mutant is None:
                self._check_that_the_copy_is_tested(sources)
            else:
                (sources / f"pitchkit/game/{mutant.module}.py").write_text(mutant.source, encoding="utf-8")
            return all(self._passes(sources, stage) for stage in STAGES)

    def _passes(self, sources: Path, stage: Sequence[str]) -> bool:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "--no-header",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            *stage,
        ]
        return self._run(["sh", "-c", f'ulimit -t {_CPU_LIMIT_S}; exec "$@"', "sh", *command], sources).returncode == 0

    def _check_that_the_copy_is_tested(self, sources: Path) -> None:
        command = [sys.executable, "-c", "import pitchkit.game.tricks as module; print(module.__file__)"]
        tested = self._run(command, sources).stdout.strip()
        if not Path(tested).is_relative_to(sources):
            raise SystemExit(f"The tests would run against {tested}, not against the mutants.")

    def _run(self, command: Sequence[str], sources: Path) -> subprocess.CompletedProcess[str]:
        """Run a command that imports the given copy of the package; random tests fail at once and always alike."""
        kept = {name: value for name, value in os.environ.items() if name != "PITCHKIT_EXPECT"}
        own = {"PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1", "PITCHKIT_TESTS": "repeatable"}
        return subprocess.run(command, cwd=self.folder, env=kept | own, capture_output=True, text=True, check=False)


def main() -> int:
    parser = argparse.ArgumentParser(description="See whether the tests notice broken rules.")
    parser.add_argument("--mutants", type=int, default=120, help="how many (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", help="module or module:line")
    parser.add_argument("--list", action="store_true", help="show the mutants and stop")
    options = parser.parse_args()

    mutants = chosen(0 if options.only else options.mutants, options.seed)
    if options.only:
        module, _, line = options.only.partition(":")
        mutants = [mutant for mutant in mutants if mutant.module == module and line in ("", str(mutant.line))]
    if options.list:
        for mutant in mutants:
            print(f"{mutant.module}.py:{mutant.line}: {mutant.before}  ->  {mutant.after}")
        return 0
    return run(mutants, options.jobs)


def run(mutants: Sequence[Mutant], jobs: int) -> int:
    """Run the mutants and report; the exit code is 1 where one survived, 2 where the tests fail by themselves."""
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, ThreadPoolExecutor(jobs) as pool:
        bench = Bench(Path(folder))
        if not bench.survives(None):
            print("The tests fail without any mutant; mend them first.", file=sys.stderr)
            return 2
        running = {pool.submit(bench.survives, mutant): mutant for mutant in mutants}
        for number, future in enumerate(as_completed(running), start=1):
            mutant = running[future]
            if future.result():
                survivors.append(mutant)
                print(f"survived  {mutant.module}.py:{mutant.line}: {mutant.before}  ->  {mutant.after}", flush=True)
            if sys.stderr.isatty() or number % 20 == 0:
                print(f"{number} of {len(mutants)} run, {len(survivors)} survived", file=sys.stderr, flush=True)
    tally = Counter(mutant.module for mutant in mutants)
    parts = ", ".join([f"{module} {tally[module]}" for module in MODULES])
    print(f"{len(mutants)} mutants ({parts}): {len(mutants) - len(survivors)} killed, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
