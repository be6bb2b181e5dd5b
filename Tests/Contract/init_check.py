"""Checks `bezel init`: what it shows, asks and writes, and that it changes nothing else.

init_check.py PROGRAM
"""

import json
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ENTRY = {"command": "bezel", "args": ["mcp", "--project", "."]}


def run(folder, *arguments, answer="", status=0):
    result = subprocess.run(
        [PROGRAM, "init", *arguments], cwd=folder, input=answer, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == status, result
    return result.stdout


def files(folder):
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def check_empty(folder):
    for answer in ["", "n\n", "perhaps\n"]:
        assert "Nothing was written" in run(folder, answer=answer)
        assert files(folder) == {}, answer
    assert '"bezel"' in run(folder, answer="y\n")
    written = files(folder)
    assert set(written) == {".mcp.json", ".agents/skills/bezel-preview/SKILL.md"}, set(written)
    assert json.loads(written[".mcp.json"]) == {"mcpServers": {"bezel": ENTRY}}
    _, head, body = written[".agents/skills/bezel-preview/SKILL.md"].split("---\n", 2)
    name, description = head.strip().split("\n")
    assert name == "name: bezel-preview" and body.strip()
    assert len(description.removeprefix("description: ")) <= 1024
    assert "Nothing is left" in run(folder, "--yes")
    assert files(folder) == written


def check_used(folder):
    for name in [".vscode", ".cursor", ".claude/skills", ".github"]:
        (folder / name).mkdir(parents=True)
    settings = {"inputs": [1.5, "servers", {"servers": {}}], "servers": {"other": {"command": "x"}}}
    (folder / ".vscode/mcp.json").write_text(json.dumps(settings, indent=2))
    (folder / ".cursor/mcp.json").write_text('{"mcpServers": {}}')
    (folder / ".mcp.json").write_text("// no JSON\n{}")
    (folder / "AGENTS.md").write_text("# Rules\n\nBe kind.")
    shown = run(folder, "--yes")
    assert "is not understood" in shown, shown
    written = files(folder)
    assert written[".mcp.json"] == "// no JSON\n{}"
    assert json.loads(written[".cursor/mcp.json"]) == {"mcpServers": {"bezel": ENTRY}}
    assert written["AGENTS.md"].startswith("# Rules\n\nBe kind.\n\n<!-- bezel: begin -->\n")
    assert ".claude/skills/bezel-preview/SKILL.md" in written and ".github/workflows/bezel.yml" in written
    new = json.loads(written[".vscode/mcp.json"])
    # The first “servers” of the text is another one: then nothing is guessed.
    if "bezel" in new["servers"]:
        assert new["servers"].pop("bezel") == ENTRY
    assert new == settings, new

    # An older block is replaced, and what is around it stays.
    edited = written["AGENTS.md"].replace("dark mode", "the dark side") + "\nAnd brief.\n"
    (folder / "AGENTS.md").write_text(edited)
    run(folder, "--yes")
    assert files(folder)["AGENTS.md"] == written["AGENTS.md"] + "\nAnd brief.\n"


def main():
    for check in [check_empty, check_used]:
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        run(folder, "nowhere", status=1)
        run(folder, ".", "surplus", status=2)
    print("a project is set up after a question, and nothing of it is lost")


main()
