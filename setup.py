"""Compile the rooms where speed counts with mypyc, from the same sources that otherwise run as they stand.

Everything else about the package is in pyproject.toml. The environment variable PITCHKIT_COMPILE decides:

auto  compile if a C compiler and Python's headers are really there (the default)
1     compile, or stop with an error
0     do not compile

An editable install is compiled only when PITCHKIT_COMPILE=1: a compiled module lies beside its source and shadows
every later edit of it.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

COMPILED_ROOMS = ("game", "search")

PACKAGE = Path("src/pitchkit")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
IN_PLACE = {"editable_wheel", "develop", "--inplace", "-i"}

PROBE = """\
#include <Python.h>

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};

PyMODINIT_FUNC
PyInit_probe(void)
{
    return PyModule_Create(&module);
}
"""


class FreshBuild(build):
    """A build into an emptied folder: no module of an earlier build may end up in the package."""

    def run(self) -> None:
        """Build, after removing what an earlier build left."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


def compiler_works() -> bool:
    """Whether a C file that needs Python.h can be compiled and linked here; looking for `cc` would prove neither."""
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("w", encoding="utf-8") as log:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        # The compiler is a process of its own, so its complaints are kept out at the level of file descriptors.
        sys.stdout.flush()
        sys.stderr.flush()
        out, err = os.dup(1), os.dup(2)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):  # whatever goes wrong, and in whatever way: it does not work here
            return False
        finally:
            os.dup2(out, 1)
            os.dup2(err, 2)
            os.close(out)
            os.close(err)
    return True


def obstacle() -> str | None:
    """Why the rooms can't be compiled here, in words for the person who installs; None if they can."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    try:
        import mypyc.build  # noqa: F401, PLC0415
    except ImportError:
        return "mypyc (part of mypy) can't be imported"
    if not compiler_works():
        return "there is no working C compiler with Python's header files"
    return None


def wants_compiling() -> bool:
    """Decide by PITCHKIT_COMPILE, by what is being built and by what is there; say so if it will be slower."""
    wish = os.environ.get("PITCHKIT_COMPILE") or "auto"
    if wish not in ("auto", "0", "1"):
        sys.exit(f"PITCHKIT_COMPILE must be auto, 0 or 1; it is {wish!r}")
    words = set(sys.argv[1:])
    in_place = bool(words & IN_PLACE)
    if wish == "0" or not (in_place or words & BUILDING) or (in_place and wish == "auto"):
        return False
    reason = obstacle()
    if reason is None:
        return True
    if wish == "1":
        sys.exit(f"PITCHKIT_COMPILE=1 asks for compiled modules, but {reason}.")
    print(f"PitchKit will run interpreted: {reason}. It plays the same, only slower.", file=sys.stderr)
    return False


def compiled_extensions() -> list[Any]:
    """Translate the rooms to C and return what is to be built from it."""
    from mypyc.build import mypycify  # noqa: PLC0415

    modules = sorted(
        str(path) for room in COMPILED_ROOMS for path in (PACKAGE / room).glob("*.py") if path.name != "__init__.py"
    )
    # The type gate is `make check`, under its own settings; here only errors in the compiled modules themselves count.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", group_name="pitchkit", target_dir="build/mypyc"
    )
    for extension in extensions:
        # A warning that a newer compiler invents is no reason to fail at the user's.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name == "posix":
            # Nobody replaces our functions at load time, so the compiler may inline them: a tenth faster.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


if wants_compiling():
    setup(
        ext_modules=compiled_extensions(),
        cmdclass={} if set(sys.argv) & IN_PLACE else {"build": FreshBuild},
        # The small files each module needs are compiled beside the large one.
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )
else:
    setup(cmdclass={} if set(sys.argv) & IN_PLACE else {"build": FreshBuild})
