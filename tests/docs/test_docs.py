"""What the documentation says is true: its code runs, its links lead somewhere, and the interface page is current."""

import doctest
import json
import re
import runpy
from pathlib import Path

import pytest

from pitchkit import replay

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("name", ["README.md", "docs/tour.md"])
def test_the_code_on_the_page_runs(name: str) -> None:
    results = doctest.testfile(str(ROOT / name), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_interface_page_is_current() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_api.py"))["page"]()
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == made, "run: make api"


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    pages = [page.name for page in (ROOT / "docs" / "decisions").glob("0*.md")]
    assert pages
    assert all(name in listed for name in pages)


def test_the_record_on_the_page_is_valid() -> None:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    shown = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert len(shown) == 1
    assert replay(json.loads(shown[0])).state.bidder == 0
