"""What is packed, locked and installed is what pyproject.toml says."""

import os
import re
import sys
import tomllib
from importlib.metadata import entry_points, version
from importlib.util import find_spec
from pathlib import Path

import pytest

import pitchkit

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = "requirements.lock"
BENCH_LOCK = "requirements-bench.lock"


def locked(name: str) -> dict[str, str]:
    """Return the entries of a lock file by distribution: the whole entry, with its hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)
    return {entry.partition("==")[0]: entry for entry in entries if "==" in entry.partition("\n")[0]}


def distributions(requirements: list[str]) -> set[str]:
    """Return the normalised names in a list of requirements."""
    names = (re.match(r"[A-Za-z0-9._-]+", requirement) for requirement in requirements)
    return {re.sub(r"[-_.]+", "-", found.group()).lower() for found in names if found}


def group(name: str) -> list[str]:
    """Return a dependency group, without the groups it includes."""
    return [entry for entry in PROJECT["dependency-groups"][name] if isinstance(entry, str)]


@pytest.mark.parametrize("name", [LOCK, BENCH_LOCK])
def test_lock_names_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text


@pytest.mark.parametrize("name", [LOCK, BENCH_LOCK])
def test_every_locked_distribution_has_hashes(name: str) -> None:
    entries = locked(name)
    assert entries
    assert [dist for dist, entry in entries.items() if "--hash=sha256:" not in entry] == []


def test_lock_holds_every_dependency_and_the_build() -> None:
    needed = PROJECT["project"]["dependencies"] + group("dev") + group("build") + PROJECT["build-system"]["requires"]
    assert distributions(needed) - set(locked(LOCK)) == set()


def test_build_group_repeats_the_build_requirements() -> None:
    assert group("build") == PROJECT["build-system"]["requires"]
    assert {"include-group": "build"} in PROJECT["dependency-groups"]["dev"]


def test_bench_lock_adds_to_the_lock_and_never_contradicts_it() -> None:
    lock, bench = locked(LOCK), locked(BENCH_LOCK)
    assert "open-spiel" in bench
    assert "open-spiel" not in lock
    pins = {name: entry.split()[0] for name, entry in lock.items()}
    assert {name: entry.split()[0] for name, entry in bench.items() if name in pins}.items() <= pins.items()


def test_installed_version_is_the_one_in_the_source() -> None:
    assert version("pitchkit") == pitchkit.__version__


def test_package_says_that_it_is_typed() -> None:
    assert pitchkit.__file__ is not None
    assert Path(pitchkit.__file__).with_name("py.typed").is_file()


def test_command_is_installed() -> None:
    (command,) = entry_points(group="console_scripts", name="pitch")
    assert command.value == "pitchkit.cli:main"
    assert callable(command.load())


def test_rules_run_the_way_this_run_is_meant_to_test() -> None:
    expected = os.environ.get("PITCHKIT_EXPECT")
    if expected is None:
        pytest.skip("PITCHKIT_EXPECT is set by the Makefile")
    assert pitchkit.__file__ is not None
    origins = {}
    sources = [source for room in ("game", "search") for source in (ROOT / "src/pitchkit" / room).glob("*.py")]
    for source in sources:
        if source.name != "__init__.py":
            name = f"{source.parent.name}.{source.stem}"
            spec = find_spec(f"pitchkit.{name}")
            assert spec is not None
            assert spec.origin is not None
            origins[name] = Path(spec.origin)
    if expected == "compiled":
        assert Path(pitchkit.__file__).is_relative_to(sys.prefix)
        assert [name for name, origin in origins.items() if origin.suffix == ".py"] == []
    else:
        assert Path(pitchkit.__file__).is_relative_to(ROOT / "src")
        assert [name for name, origin in origins.items() if origin.suffix != ".py"] == []
