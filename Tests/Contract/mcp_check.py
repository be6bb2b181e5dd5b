"""Tests the tools of /mcp with the client from PyPI in its three modes, and responses against the official schemas.

Usage: mcp_check.py PROGRAM [SCHEMAS], with the folder of the JSON Schemas of the protocol, one file for each revision
"""

import asyncio
import base64
import json
import sys
import urllib.error
import urllib.request
from pathlib import Path

from jsonschema import Draft202012Validator
from mcp.client import Client

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check  # noqa: E402

from service import running  # noqa: E402

STATELESS, HANDSHAKE = "2026-07-28", "2025-11-25"


class Schemas:
    """The schemas of both revisions; without their folder nothing is checked."""

    def __init__(self, folder):
        self.validators = {}
        self.count = 0
        for revision in [STATELESS, HANDSHAKE] if folder else []:
            self.validators[revision] = json.loads((Path(folder) / f"{revision}.json").read_text())

    def check(self, document, revision, name):
        if revision in self.validators:
            schema = {**self.validators[revision], "$ref": f"#/$defs/{name}"}
            errors = [error.message for error in Draft202012Validator(schema).iter_errors(document)]
            check(not errors, f"{name} of {revision}: {errors[:3]}\n{json.dumps(document)[:500]}")
            self.count += 1


class Service:
    def __init__(self, base):
        self.url = base + "/mcp"

    def send(self, body, method="POST", **fields):
        """The status, the header and the document of a request."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        fields = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"} | {
            name.replace("_", "-"): value for name, value in fields.items()
        }
        request = urllib.request.Request(self.url, data, fields, method=method)
        try:
            response = urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            text = response.read()
            return response.status, response.headers, json.loads(text) if text else None

    def call(self, method, parameters=None, **fields):
        """A request of the stateless revision."""
        parameters = dict(parameters or {})
        parameters["_meta"] = {
            "io.modelcontextprotocol/protocolVersion": STATELESS,
            "io.modelcontextprotocol/clientCapabilities": {},
            "io.modelcontextprotocol/clientInfo": {"name": "check", "version": "1"},
        }
        fields = {"MCP_Protocol_Version": STATELESS, "Mcp_Method": method} | fields
        if "name" in parameters:
            fields.setdefault("Mcp_Name", parameters["name"])
        return self.send({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}, **fields)

    def call_after_handshake(self, method, parameters=None):
        body = {"jsonrpc": "2.0", "id": "a", "method": method, "params": parameters or {}}
        return self.send(body, MCP_Protocol_Version=HANDSHAKE)


SOURCE = 'Button("Buy") {}.buttonStyle(.bordered)'
# Arguments of a tool, and whether they are valid; tools of the version before are called, and not listed.
CALLS = [
    ("render_preview", {"source": SOURCE}, True),
    ("render_preview", {"source": SOURCE, "state": "pressed", "button": 1, "timeout": 30, "tabIdentifier": "a"}, True),
    ("render_preview", {"source": SOURCE, "previewVariantOverrides": {"Color Scheme": "Dark Appearance"}}, True),
    ("render_preview", {"source": SOURCE, "since": "never"}, True),
    ("render_preview", {"source": SOURCE, "previewVariantOverrides": {"Color Scheme": 1}}, False),
    ("render_preview", {"source": SOURCE, "previewDefinitionIndexInFile": -1}, False),
    ("render_preview", {"source": 1}, False),
    ("list_previews", {"source": SOURCE}, True),
    ("list_previews", {"show": "a"}, False),
    ("check_source", {"source": SOURCE}, True),
    ("check_source", {"source": SOURCE, "strict": True}, False),
    ("audit", {"source": SOURCE}, True),
    ("audit", {"source": 1}, False),
    ("audit", {"source": SOURCE, "state": "pressed"}, False),
    ("list_styles", {}, True),
    ("list_styles", {"framework": "uikit"}, True),
    ("list_styles", {"framework": "appkit"}, False),
    ("list_styles", {"style": "plain"}, False),
    ("describe_style", {"framework": "swiftui", "style": "bordered"}, True),
    ("describe_style", {"framework": "swiftui", "style": "borderd"}, False),
    ("describe_style", {}, False),
    ("render_button", {"framework": "swiftui", "style": "bordered", "title": "Buy", "state": ["pressed"]}, True),
    ("render_button", {"framework": "uikit", "style": "filled", "format": "json"}, True),
    ("render_button", {"framework": "uikit", "style": "filled", "format": "swift"}, True),
    ("render_button", {"framework": "uikit", "style": "filled", "format": "frames/999.svg"}, False),
    ("render_button", {"framework": "swiftui", "style": "glass", "tint": "indigo", "systemImage": "star.fill"}, True),
    ("render_button", {"framework": "uikit", "style": "filled", "tint": "#12"}, False),
    ("render_button", {"framework": "uikit", "style": "filled", "contentInsets": [7, 12, 7, 12]}, True),
    ("render_button", {"framework": "uikit", "style": "filled", "titel": "Buy"}, False),
    ("render_button", {"framework": "uikit", "style": "filled", "width": "1"}, False),
]


def check_results(service, schemas):
    status, _, document = service.call("server/discover")
    check(status == 200 and STATELESS in document["result"]["supportedVersions"], "server/discover")
    schemas.check(document, STATELESS, "DiscoverResultResponse")
    status, fields, document = service.call("tools/list")
    check(int(fields["Content-Length"]) <= 8192, f"the list of tools has {fields['Content-Length']} bytes")
    check(status == 200 and document == service.call("tools/list")[2], "tools/list is the same again")
    schemas.check(document, STATELESS, "ListToolsResultResponse")
    tools = {tool["name"]: tool for tool in document["result"]["tools"]}
    for tool in tools.values():
        Draft202012Validator.check_schema(tool["inputSchema"])

    body = {"protocolVersion": HANDSHAKE, "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}
    status, fields, document = service.send({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": body})
    check(status == 200 and document["result"]["protocolVersion"] == HANDSHAKE, "initialize")
    check("Mcp-Session-Id" not in fields, "there is no session")
    schemas.check(document, HANDSHAKE, "JSONRPCResultResponse")
    schemas.check(document["result"], HANDSHAKE, "InitializeResult")
    status, _, document = service.call_after_handshake("tools/list")
    schemas.check(document["result"], HANDSHAKE, "ListToolsResult")
    check({tool["name"] for tool in document["result"]["tools"]} == set(tools), "both revisions have the same tools")
    schemas.check(service.call_after_handshake("ping")[2]["result"], HANDSHAKE, "EmptyResult")

    for name, arguments, is_valid in CALLS:
        parameters = {"name": name, "arguments": arguments}
        status, fields, document = service.call("tools/call", parameters)
        check(status == 200, f"{name} {arguments}: {status}")
        schemas.check(document, STATELESS, "CallToolResultResponse")
        check(document["result"]["resultType"] == "complete", "a result is complete")
        check(document["result"].get("isError", False) != is_valid, f"{name} {arguments}: {document}")
        if name in tools:
            fits = Draft202012Validator(tools[name]["inputSchema"]).is_valid(arguments)
            check(fits == is_valid, f"{name}: the schema of {arguments}")
        _, _, document = service.call_after_handshake("tools/call", parameters)
        schemas.check(document["result"], HANDSHAKE, "CallToolResult")
        check(document["result"].get("isError", False) != is_valid, f"{name} {arguments} after a handshake")


def check_errors(service, schemas):
    def expect(response, status, code):
        check(response[0] == status, f"{code}: the status is {response[0]}, not {status}")
        check(response[2]["error"]["code"] == code, f"{response[2]} has the code {code}")
        schemas.check(response[2], STATELESS, "JSONRPCErrorResponse")
        schemas.check(response[2], HANDSHAKE, "JSONRPCErrorResponse")

    expect(service.send(b"{"), 400, -32700)
    expect(service.send([]), 400, -32600)
    expect(service.send({"jsonrpc": "2.0", "id": None, "method": "ping"}), 400, -32600)
    expect(service.send({"jsonrpc": "2.0", "id": 1.5, "method": "ping"}), 400, -32600)
    expect(service.call("nothing"), 404, -32601)
    expect(service.call("ping"), 404, -32601)
    expect(service.call_after_handshake("nothing"), 200, -32601)
    expect(service.call("tools/call", {"name": "nothing"}), 200, -32602)
    expect(service.call("tools/list", Mcp_Method="tools/call"), 400, -32020)
    expect(service.call("tools/list", MCP_Protocol_Version=HANDSHAKE), 400, -32020)
    expect(service.call("tools/call", {"name": "list_styles"}, Mcp_Name="render_button"), 400, -32020)
    bare = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    expect(service.send(bare, MCP_Protocol_Version=STATELESS), 400, -32602)
    expect(service.send(bare, MCP_Protocol_Version="1999-01-01"), 400, -32022)
    meta = {"io.modelcontextprotocol/protocolVersion": "1999-01-01"}
    response = service.send(bare | {"params": {"_meta": meta}}, MCP_Protocol_Version="1999-01-01")
    expect(response, 400, -32022)
    schemas.check(response[2], STATELESS, "UnsupportedProtocolVersionError")
    encoded = "=?base64?" + base64.b64encode(b"list_styles").decode() + "?="
    check(service.call("tools/call", {"name": "list_styles"}, Mcp_Name=encoded)[0] == 200, "a field in Base64")

    note = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    check(service.send(note)[0] == 202 and service.send(note)[2] is None, "a notification has no content")
    check(service.send({"jsonrpc": "2.0", "id": 1, "result": {}})[0] == 202, "a response of the client")
    for method in ["GET", "DELETE"]:
        status, fields, _ = service.send(None, method)
        check(status == 405 and fields["Allow"] == "POST, OPTIONS", f"{method} is not allowed")
    check(service.send(bare, Content_Type="text/plain")[0] == 415, "another type than JSON")


def check_origins(service):
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    status, fields, _ = service.send(body)
    check(status == 200 and fields["Access-Control-Allow-Origin"] is None, "no origin is named")
    for origin in ["https://evil.example", "null", "http://localhost:1"]:
        status, fields, _ = service.send(body, Origin=origin)
        check(status == 403 and fields["Access-Control-Allow-Origin"] is None, f"{origin} is refused")
        check(service.send(None, "OPTIONS", Origin=origin)[0] == 403, f"the preflight of {origin} is refused")
    status, fields, _ = service.send(body, Origin="https://tools.example")
    check(status == 200 and fields["Access-Control-Allow-Origin"] == "https://tools.example", "an allowed origin")
    check("Origin" in fields["Vary"], "caches tell origins apart")
    status, fields, _ = service.send(None, "OPTIONS", Origin="https://tools.example")
    check(status == 204 and fields["Access-Control-Allow-Origin"] == "https://tools.example", "its preflight")


async def check_client(url, mode):
    """Calls the tools with the client of the protocol's authors."""
    async with Client(url, mode=mode) as client:
        tools = await client.list_tools()
        names = [tool.name for tool in tools.tools]
        expected = ["render_preview", "list_previews", "check_source", "audit"]
        check(names == expected, f"{mode}: {names}")
        drawn = await client.call_tool("render_preview", {"source": SOURCE})
        check(json.loads(drawn.content[0].text) == drawn.structured_content, f"{mode}: the content as text")
        check(base64.b64decode(drawn.content[1].data).startswith(b"\x89PNG"), f"{mode}: the preview in pixels")
        check("previewSnapshotPath" not in drawn.structured_content, f"{mode}: no path over HTTP")
        file = await client.call_tool("render_preview", {"sourceFilePath": "Sources/Pill.swift"})
        check(file.is_error and "source" in file.content[0].text, f"{mode}: there is no project")
        styles = await client.call_tool("list_styles", {"framework": "uikit"})
        listed = styles.structured_content["styles"]
        check(all(style["framework"] == "uikit" for style in listed), f"{mode}: the styles of UIKit")
        picture = await client.call_tool("render_button", {"framework": "swiftui", "style": "bordered", "title": "Buy"})
        resource = picture.content[0].resource
        check(resource.mime_type == "image/svg+xml" and resource.text.startswith("<svg "), f"{mode}: a picture")
        image = picture.content[1]
        pixels = base64.b64decode(image.data)
        check(image.mime_type == "image/png" and pixels.startswith(b"\x89PNG"), f"{mode}: the picture in pixels")
        wrong = await client.call_tool("render_button", {"framework": "swiftui", "style": "borderd"})
        check(wrong.is_error and "bordered" in wrong.content[0].text, f"{mode}: an error that a model can read")


def main():
    schemas = Schemas(sys.argv[2] if len(sys.argv) > 2 else None)
    with running(sys.argv[1], "--allowed-origins", "https://tools.example") as base:
        service = Service(base)
        check_results(service, schemas)
        check_errors(service, schemas)
        check_origins(service)
        for mode in ["auto", "legacy", STATELESS]:
            asyncio.run(check_client(service.url, mode))
    print(f"the tools work in three modes of the client; {schemas.count} documents are valid")


main()
