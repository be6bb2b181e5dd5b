"""Checks `bezel mcp`: a session of the client of the protocol's authors with a folder, and hostile messages and paths.

agent_check.py PROGRAM [SCHEMAS], with the folder of the JSON Schemas of the protocol, one file for each revision
"""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
SCHEMAS = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = os.environ | {"BEZEL_SYMBOL_FONTS": str(ROOT / ".deps/fonts")}
STATELESS, HANDSHAKE = "2026-07-28", "2025-11-25"
META = {
    "io.modelcontextprotocol/protocolVersion": STATELESS,
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "check", "version": "1"},
}
BAR = "Sources/Shop/CheckoutBar.swift"


def is_valid(document, revision, name):
    """Checks a document against the official schema, if that is there."""
    if SCHEMAS:
        schema = json.loads((SCHEMAS / f"{revision}.json").read_text()) | {"$ref": f"#/$defs/{name}"}
        errors = [error.message for error in Draft202012Validator(schema).iter_errors(document)]
        assert not errors, f"{name} of {revision}: {errors[:3]}\n{json.dumps(document)[:500]}"


class Session:
    """A process of the program, to which a check writes lines."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [PROGRAM, "mcp", "--project", str(folder)],
            env=ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        rest, messages = self.process.communicate(timeout=60)
        if error == (None, None, None):
            assert rest == b"", f"more than answers on standard output: {rest[:200]}"
            assert messages == b"", f"messages: {messages[:500]}"
            assert self.process.returncode == 0, self.process.returncode

    def write(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def read(self):
        line = self.process.stdout.readline()
        assert line.endswith(b"\n"), "the program has ended"
        return json.loads(line)

    def ask(self, line):
        self.write(line if isinstance(line, bytes) else json.dumps(line).encode())
        return self.read()

    def call(self, name, **arguments):
        """The result of a tool in the stateless revision."""
        self.count += 1
        parameters = {"_meta": META, "name": name, "arguments": arguments}
        request = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call", "params": parameters}
        answer = self.ask(request)
        is_valid(answer, STATELESS, "CallToolResultResponse")
        assert answer["id"] == self.count, answer
        return answer["result"]

    def fails(self, words, name="render_preview", **arguments):
        """Checks that a call is an error whose text has some words."""
        result = self.call(name, **arguments)
        text = result["content"][0]["text"]
        assert result["isError"] and words in text, f"{name} {arguments}: {text}"
        assert result["structuredContent"]["errors"][0]["message"] in text


def copied(folder):
    target = pathlib.Path(folder) / "shop"
    shutil.copytree(ROOT / "Examples/shop", target)
    return target


async def check_client(mode):
    """Lists, draws, edits, draws again, and sees the change named."""
    with tempfile.TemporaryDirectory() as folder:
        shop = copied(folder)
        server = StdioServerParameters(command=PROGRAM, args=["mcp", "--project", str(shop)], env=ENVIRONMENT)
        async with Client(stdio_client(server), mode=mode) as client:
            tools = await client.list_tools()
            assert {"render_preview", "list_previews", "check_source"} <= {tool.name for tool in tools.tools}
            listed = (await client.call_tool("list_previews", {})).structured_content["previews"]
            preview = next(root for root in listed if root["displayName"] == "Three items")
            assert (preview["sourceFilePath"], preview["previewDefinitionIndexInFile"]) == (BAR, 0), preview

            first = await client.call_tool("render_preview", {"sourceFilePath": "Mac/Projects/" + BAR})
            answer = first.structured_content
            assert json.loads(first.content[0].text) == answer, "the content as text"
            png = base64.b64decode(first.content[1].data)
            assert png.startswith(b"\x89PNG") and len(png) <= 100_000, len(png)
            assert pathlib.Path(answer["previewSnapshotPath"]).read_bytes() == png, "the picture as a file"
            assert answer["displayName"] == "Three items" and answer["sourceLineNumber"] == preview["sourceLineNumber"]
            assert answer["supportedLocalizations"][:3] == ["ar", "de", "en"], answer
            assert "pseudo-double" in answer["supportedLocalizations"], answer

            same = await client.call_tool("render_preview", {"show": preview["show"], "since": answer["revision"]})
            assert same.structured_content["revision"] == answer["revision"]
            assert same.structured_content["changes"] == {"pixels": 0}, same.structured_content["changes"]

            bar = shop / BAR
            bar.write_text(bar.read_text().replace("Check Out", "Pay"))
            after = await client.call_tool("render_preview", {"sourceFilePath": BAR, "since": answer["revision"]})
            changes = after.structured_content["changes"]
            assert changes["pixels"] > 0, changes
            assert {"member": "text", "from": "Check Out", "to": "Pay"}.items() <= {
                key: value
                for change in changes["changed"]
                if change["member"] == "text"
                for key, value in change.items()
            }.items(), changes
            whole = bar.read_text()
            bar.write_text(whole.replace("Text(", "Text((", 1))
            refused = await client.call_tool("render_preview", {"sourceFilePath": BAR})
            assert refused.is_error and "expected" in refused.content[0].text, refused.content[0]
            bar.write_text(whole)
            assert not (await client.call_tool("render_preview", {"sourceFilePath": BAR})).is_error
        assert not pathlib.Path(answer["previewSnapshotPath"]).exists(), "pictures are removed at the end"


def check_arguments(session):
    plain = session.call("render_preview", sourceFilePath=BAR)["structuredContent"]
    groups = plain["supportedPreviewVariantOverrides"]
    for group, variants in groups.items():
        drawn = {}
        for variant in variants:
            result = session.call("render_preview", sourceFilePath=BAR, previewVariantOverrides={group: variant})
            assert "isError" not in result, result["content"][0]["text"]
            drawn[variant] = result["structuredContent"]["revision"]
        assert len(set(drawn.values())) > 1 or group == "Contrast", f"{group} has no effect"
    german = session.call("render_preview", sourceFilePath=BAR, previewLocalizationOverride="de")
    assert german["structuredContent"]["revision"] != plain["revision"], "a language"
    second = session.call("render_preview", sourceFilePath=BAR, previewDefinitionIndexInFile=1)["structuredContent"]
    assert second["displayName"] == "One item", second
    pressed = session.call("render_preview", sourceFilePath=BAR, state="pressed", button=2, timeout=1)
    assert pressed["structuredContent"]["revision"] != plain["revision"], "a state"
    unknown = session.call("render_preview", sourceFilePath=BAR, since="never")["structuredContent"]
    assert unknown["changes"] == {"unknownRevision": "never"}, unknown["changes"]
    checked = session.call("check_source", sourceFilePath="CheckoutBar.swift")["structuredContent"]
    assert all(root["draws"] for root in checked["roots"]), checked
    style = session.call("render_preview", show="BrandButtonStyle", title="Pay")["structuredContent"]
    assert style["kind"] == "style", style
    for name in ["render_button", "list_styles", "describe_style", "render_style", "check_style"]:
        assert "isError" in session.call(name, nothing=1), name

    session.fails("list_previews")
    session.fails("CheckoutBar.swift", sourceFilePath="Nothing.swift")
    session.fails("has 2 definitions", sourceFilePath=BAR, previewDefinitionIndexInFile=2)
    session.fails("Dark Appearance", sourceFilePath=BAR, previewVariantOverrides={"Color Scheme": "dark"})
    session.fails("Color Scheme", sourceFilePath=BAR, previewVariantOverrides={"Scheme": "dark"})
    session.fails("“ar”", sourceFilePath=BAR, previewLocalizationOverride="fr")
    session.fails("whole number from 0", sourceFilePath=BAR, previewDefinitionIndexInFile=0.5)
    session.fails("“state”", sourceFilePath=BAR, stat="pressed")
    session.fails("give one of them", show="A", previewDefinitionIndexInFile=0)
    session.fails("shows nothing", sourceFilePath="Metrics.swift")


def check_paths(session, folder):
    """Nothing outside of the folder is read, whatever a path or a link says."""
    secret = folder.parent / "secret.swift"
    secret.write_text('import SwiftUI\n#Preview { Button("Secret") {} }\n')
    (folder / "Sources/Shop/Leading.swift").symlink_to(secret)
    (folder / "Sources/Out").symlink_to(folder.parent)
    for path in ["../secret.swift", "Sources/../../secret.swift", "..", "a/..", "\0", "", "/"]:
        session.fails("path", sourceFilePath=path)
    for path in [str(secret), "Leading.swift", "Sources/Shop/Leading.swift", "Out/secret.swift", "/etc/passwd"]:
        session.fails("no such file", sourceFilePath=path)
    listed = session.call("list_previews")["structuredContent"]["previews"]
    assert "ecret" not in json.dumps(listed) and "Leading" not in json.dumps(listed), listed


def check_protocol(session):
    hello = {"protocolVersion": HANDSHAKE, "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}
    answer = session.ask({"jsonrpc": "2.0", "id": "a", "method": "initialize", "params": hello})
    is_valid(answer["result"], HANDSHAKE, "InitializeResult")
    session.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')
    session.write(b"")
    answer = session.ask({"jsonrpc": "2.0", "id": "b", "method": "tools/list"})
    is_valid(answer["result"], HANDSHAKE, "ListToolsResult")
    assert len(json.dumps(answer, separators=(",", ":"))) <= 8192
    answer = session.ask({"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": META}})
    is_valid(answer, STATELESS, "DiscoverResultResponse")

    def code(line):
        answer = session.ask(line)
        is_valid(answer, STATELESS, "JSONRPCErrorResponse")
        return answer["error"]["code"]

    assert code(b"nonsense") == -32700 and code(b"[]") == -32600 and code(b"\xff") == -32700
    meta = {"_meta": META | {"io.modelcontextprotocol/protocolVersion": "1999-01-01"}}
    assert code({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": meta}) == -32022
    # The limits: 32 levels, and 256 KiB for a line.
    ping = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":%s}}'
    assert "result" in session.ask(ping % (b"[" * 30 + b"]" * 30))
    assert code(ping % (b"[" * 31 + b"]" * 31)) == -32700
    assert code(ping % (b"[" * 100_000)) == -32700
    room = 256 * 1024 - len(ping % b'""')
    assert "result" in session.ask(ping % (b'"' + b"a" * room + b'"'))
    assert code(ping % (b'"' + b"a" * (room + 1) + b'"')) == -32600
    # Requests that nobody waits for are answered one after the other.
    number = 200
    session.write(
        b"\n".join(json.dumps({"jsonrpc": "2.0", "id": index, "method": "ping"}).encode() for index in range(number))
    )
    assert [session.read()["id"] for _ in range(number)] == list(range(number))


def check_command_line():
    def run(*arguments, **options):
        return subprocess.run(
            [PROGRAM, "mcp", *arguments], env=ENVIRONMENT, capture_output=True, timeout=60, check=False, **options
        )

    missing = run("--project", "/nowhere", input=b"")
    assert missing.returncode == 1 and b"--project" in missing.stderr and missing.stdout == b"", missing
    assert run("surplus", input=b"").returncode == 2
    last = run(input=b'{"jsonrpc":"2.0","id":1,"method":"ping"}', cwd=ROOT / "Examples/shop")
    assert json.loads(last.stdout)["result"] == {}, "a line without an end"


def main():
    for mode in ["auto", "legacy", STATELESS]:
        asyncio.run(check_client(mode))
    with tempfile.TemporaryDirectory() as folder:
        shop = copied(folder)
        with Session(shop) as session:
            check_arguments(session)
            check_paths(session, shop)
            check_protocol(session)
    check_command_line()
    print("a client of the protocol draws a folder, and hostile messages and paths are refused")


main()
