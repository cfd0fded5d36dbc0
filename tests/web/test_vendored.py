"""The vendored modules are what their list says, and their licences are there."""

import hashlib
from pathlib import Path

import pitchkit

VENDOR = Path(pitchkit.__file__).parent / "web" / "vendor"


def listed() -> dict[str, str]:
    lines = (VENDOR / "VERSIONS").read_text(encoding="utf-8").splitlines()
    return {line.split()[0]: line.split()[1] for line in lines if line and not line.startswith("#")}


def test_each_module_has_the_digest_that_is_written_down() -> None:
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in VENDOR.glob("*.js")}
    assert found == listed()
    assert len(found) == 2


def test_each_package_has_its_licence() -> None:
    folder = Path(__file__).parents[2] / "LICENSES"
    assert {file.stem for file in folder.glob("*.txt")} >= {"preact", "preact-signals", "htm", "fluent-bundle"}
