"""The roots of a Swift file, as `bezel list --check` returns them."""

import json
import os
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / ".deps" / "fonts"

# A JSON object of the program.
Record = dict[str, Any]


@dataclass
class Listing:
    """The response of the program for one file."""

    roots: list[Record] = field(default_factory=list)
    messages: list[Record] = field(default_factory=list)
    # The reason for which there is no response.
    failure: str = ""

    @property
    def drawn(self) -> list[Record]:
        return [root for root in self.roots if root.get("draws")]

    @property
    def refused(self) -> list[Record]:
        return [root for root in self.roots if not root.get("draws")]


def default_program() -> Path:
    """The release of the program if it is built, else its debug build."""
    release = ROOT / ".build" / "release" / "bezel"
    return release if release.exists() else ROOT / ".build" / "debug" / "bezel"


def list_roots(program: Path, file: Path, seconds: float) -> Listing:
    """Lists and checks the roots of a file; after a number of seconds the program and its processes are killed."""
    environment = dict(os.environ)
    if FONTS.is_dir():
        environment.setdefault("BEZEL_SYMBOL_FONTS", str(FONTS))
    process = subprocess.Popen(
        [program, "list", file, "--check", "--format", "json"],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        output, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return Listing(failure=f"no response within {seconds:g} s")
    return listing(process.returncode, output, errors)


def listing(status: int, output: bytes, errors: bytes) -> Listing:
    """The response in what the program printed, whatever its status, unless a signal ended it."""
    if status < 0:
        return Listing(failure=f"ended by signal {-status}")
    try:
        response = json.loads(output)
        roots, messages = response["roots"], response.get("messages", [])
    except (ValueError, KeyError, TypeError):
        lines = errors.decode(errors="replace").strip().splitlines()
        return Listing(failure=lines[-1] if lines else f"status {status} without JSON")
    return Listing(roots=roots, messages=messages)


def name_of(root: Record) -> str:
    """The name of a root, with its display name if it has another one."""
    name, display_name = root.get("name") or root.get("id") or "?", root.get("displayName")
    return f"{name} “{display_name}”" if display_name and display_name != name else name


def first_error(messages: list[Record]) -> Record | None:
    """The first error of messages; the first message if none is an error."""
    errors = [message for message in messages if message.get("severity") == "error"]
    return next(iter(errors or messages), None)


def is_stood_in(root: Record) -> bool:
    """Whether something that is not in the source has a stand-in."""
    return bool(root.get("standIns"))
