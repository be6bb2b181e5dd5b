"""Tests the sharing of styles in Swift with the program itself: statuses, stores, tokens, load, and the tools of /mcp.

Usage: sharing_check.py PROGRAM
"""

import base64
import contextlib
import http.client
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check  # noqa: E402

from service import Client, running  # noqa: E402

SWIFT = {"Content-Type": "text/x-swift"}


def source(name="Pill", comment=""):
    return (
        f"struct {name}: ButtonStyle {{\n"
        "    var inset: CGFloat = 12\n"
        "    func makeBody(configuration: Configuration) -> some View {\n"
        "        configuration.label.padding(inset).background(.blue, in: Capsule())\n"
        "    }\n"
        f"}}\n{comment}"
    )


def data(text):
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).rstrip(b"=").decode()


class Service(Client):
    def get(self, path, **fields):
        return self.send("GET", path, None, fields)

    def post(self, body, query="", **fields):
        return self.send("POST", "/v1/custom" + query, body, SWIFT | fields)


def test_statuses(program, folder):
    with running(program, "--store", str(folder / "statuses.sqlite")) as base:
        service = Service(base)
        status, fields, content = service.post(source())
        document = json.loads(content)
        location = fields.get("Location", "")
        check(status == 201 and document["styles"][0]["url"]["short"] == location, f"a source is stored: {content}")
        for path in [location, document["styles"][0]["url"]["data"]]:
            status, fields, picture = service.get(path)
            check(status == 200 and picture.startswith(b"<svg"), f"{path} is drawn")
            check(fields["Cache-Control"] == "public, max-age=604800, immutable", f"{path} is stored for good")
            status, _, _ = service.send("GET", path, None, {"If-None-Match": fields["ETag"]})
            check(status == 304, f"{path} is not modified")
        cases = [
            ("a check", service.post(source("Other"), "?dryRun=true"), 200),
            ("errors", service.post(source().replace("padding", "paddin")), 422),
            ("no style", service.post("let a = 1"), 422),
            ("invalid UTF-8", service.post(b"struct \xff {}"), 422),
            ("64 KiB", service.post(source("Long").ljust(65536)), 201),
            ("more than 64 KiB", service.post(source("Long").ljust(65537)), 413),
            ("more than 256 KiB", service.post(" " * 262145), 413),
            ("another type", service.post(source(), **{"Content-Type": "text/plain"}), 415),
            ("an unknown parameter", service.post(source(), "?dry=true"), 400),
            ("another method", service.send("PUT", "/v1/custom", source(), SWIFT), 405),
            ("no JSON", service.post("{", **{"Content-Type": "application/json"}), 400),
            ("JSON without a source", service.post("{}", **{"Content-Type": "application/json"}), 422),
            ("JSON", service.post(json.dumps({"source": source()}), **{"Content-Type": "application/json"}), 201),
            ("an unknown hash", service.get("/v1/custom/Pill~" + "a" * 26 + ".svg"), 404),
            ("a wrong name", service.get(location.replace("Pill~", "Pil~")), 404),
            ("a folder that is not watched", service.get("/v1/custom/Pill.svg"), 404),
            ("no zlib", service.get("/v1/custom/~AAAA.svg"), 400),
            ("a bomb", service.get(f"/v1/custom/~{data(' ' * 3_000_000)}.svg"), 400),
            ("an address of 8 KiB", service.get("/v1/custom/~" + "A" * 9000 + ".svg"), 414),
            ("an endless body", service.get(f"/v1/custom/~{data(ENDLESS)}.svg"), 422),
        ]
        for name, (status, _, content), expected in cases:
            check(status == expected, f"{name}: {status} in place of {expected}: {content[:200]}")
        connection = http.client.HTTPConnection(service.address, timeout=30)
        connection.putrequest("POST", "/v1/custom")
        connection.putheader("Content-Type", "text/x-swift")
        connection.endheaders()
        status = connection.getresponse().status
        check(status == 411, f"no length: {status}")
        connection.close()
        print(f"{len(cases) + 1} kinds of requests have their status")


ENDLESS = """struct A: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(length()) }
    func length() -> CGFloat {
        var length = 1.0
        while length > 0 { length += 1 }
        return length
    }
}
"""


def test_settings(program, folder):
    with running(program, "--custom", "off") as base:
        service = Service(base)
        check(service.post(source())[0] == 404, "--custom off has no route")
        check(service.get(f"/v1/custom/~{data(source())}.svg")[0] == 404, "--custom off draws no sources")
        check(service.get("/v1/swiftui/bordered.svg")[0] == 200, "--custom off draws pictures")
    with running(program, "--store", str(folder / "token.sqlite"), "--custom-token", "s3cret") as base:
        service = Service(base)
        status, fields, _ = service.post(source())
        check((status, fields.get("WWW-Authenticate")) == (401, "Bearer"), "storing needs the token")
        check(service.post(source(), Authorization="Bearer wrong")[0] == 401, "another token is refused")
        check(service.post(source(), Authorization="Bearer s3cret")[0] == 201, "the token lets a client store")
        check(service.post(source(), "?dryRun=true")[0] == 200, "a check needs no token")
    with running(program, "--store", "none") as base:
        service = Service(base)
        status, fields, content = service.post(source())
        url = json.loads(content)["styles"][0]["url"]
        check(status == 201 and url["short"] is None and fields["Location"] == url["data"], "without a store")
    for arguments in (["--store", "/proc/none/a.sqlite"], ["--custom", "maybe"], ["--custom-token", "a b"]):
        result = subprocess.run(
            [program, "serve", "--listen", "127.0.0.1:0", *arguments],
            check=False,
            capture_output=True,
            text=True,
            timeout=30,
        )
        check(result.returncode != 0 and result.stderr.count("\n") == 1, f"{arguments}: {result.stderr}")
    print("switches, tokens and stores do what they say")


def test_origins(program, folder):
    """A script stores sources only if its page is one of the service, or of a site that is allowed."""
    options = ["--store", str(folder / "origins.sqlite"), "--allowed-origins", "https://tools.example"]

    def statuses(service, origin, **fields):
        _, header, _ = service.send("OPTIONS", "/v1/custom", None, {"Origin": origin})
        is_allowed = header.get("Access-Control-Allow-Headers") is not None
        check(service.post(source(), "?dryRun=true", Origin=origin)[0] == 200, f"{origin} may check")
        return service.post(source(), Origin=origin, **fields)[0], is_allowed

    with running(program, *options) as base:
        service = Service(base)
        for origin in [base, "https://tools.example"]:
            check(statuses(service, origin) == (201, True), f"{origin} may store")
        for origin in ["https://evil.example", "null", base + "0", base.replace("127.0.0.1", "localhost")]:
            check(statuses(service, origin) == (403, False), f"{origin} may not store")
        # Without the body, as all errors of the header.
        connection = http.client.HTTPConnection(service.address, timeout=30)
        with contextlib.closing(connection):
            connection.putrequest("POST", "/v1/custom")
            for name, value in (SWIFT | {"Origin": "null", "Content-Length": "60000"}).items():
                connection.putheader(name, value)
            connection.endheaders()
            check(connection.getresponse().status == 403, "an origin is refused before its body")
    with running(program, *options, "--public-url", "https://bezel.example") as base:
        service = Service(base)
        check(statuses(service, "https://bezel.example") == (201, True), "the public URL may store")
        check(statuses(service, base) == (403, False), "the host of a request is not the service's then")
    with running(program, *options, "--custom-token", "s3cret") as base:
        service = Service(base)
        check(statuses(service, "null", Authorization="Bearer s3cret") == (201, True), "the token suits any origin")
        check(statuses(service, "null")[0] == 403, "without it, another origin may not")
        check(statuses(service, base)[0] == 401, "without it, the service's origin is asked for it")
    print("scripts of other sites store nothing")


def test_store(program, folder):
    """A store that is locked, that is killed with its service, and that is damaged."""
    path = folder / "store.sqlite"
    with running(program, "--store", str(path)) as base:
        service = Service(base)
        location = service.post(source())[1]["Location"]
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            status, fields, _ = service.post(source("Other"))
            check(status == 503 and "Retry-After" in fields, f"a locked store: {status}")
            check(service.get(location)[0] == 200, "a cached source is drawn while the store is locked")
            check(service.get(f"/v1/custom/~{data(source('Third'))}.svg")[0] == 200, "a source in an address is")
            other.execute("ROLLBACK")
        check(service.post(source("Other"))[0] == 201, "the store works again")
    with running(program, "--store", str(path)) as base:
        check(Service(base).get(location)[0] == 200, "a source outlasts its service")
    if os.getuid() != 0:
        path.chmod(0o400)
        with running(program, "--store", str(path)) as base:
            service = Service(base)
            check(service.get(location)[0] == 200 and service.post(source("New"))[0] == 503, "a store to read only")
        path.chmod(0o600)
    with running(program, "--store", str(path)) as base:
        service = Service(base)
        with path.open("r+b") as file:
            file.write(b"\0" * 4096)
        status, _, content = service.post(source("Damaged"))
        check(status in (500, 503), f"a damaged store: {status} {content}")
        check(service.get("/readyz")[0] == 200, "the service goes on")
    print("a store that is locked, restarted or damaged has clear responses")


def test_forgetting(program, folder):
    """A full store removes what nobody has read for long, and nothing else."""
    path = folder / "forgetting.sqlite"
    options = ["--store", str(path), "--store-forget", "30"]

    def run(sql):
        with contextlib.closing(sqlite3.connect(path, timeout=30)) as database, database:
            return database.execute(sql).fetchall()

    with running(program, *options) as base:
        locations = [Service(base).post(source(f"Old{number}"))[1]["Location"] for number in range(3)]
    run("UPDATE reads SET day = day - 31")
    run("UPDATE size SET bytes = 256 * 1024 * 1024")
    with running(program, "--store", str(path)) as base:
        check(Service(base).post(source("New"))[0] == 507, "by default, nothing is removed")
    with running(program, *options) as base:
        service = Service(base)
        check(service.get(locations[1])[0] == 200, "an old source is there")
        # The read is noted in the background.
        end = time.monotonic() + 30
        while not run("SELECT * FROM reads WHERE day > unixepoch() / 86400 - 2"):
            check(time.monotonic() < end, "a read is noted")
            time.sleep(0.2)
        check(service.post(source("New1"))[0] == 201, "an old source makes room")
        check(service.post(source("Longer"))[0] == 507, "the last old source is too short for another one")
        check(service.post(source("New2"))[0] == 201, "the last old source makes room")
        check(service.post(source("New3"))[0] == 507, "what was read stays")
        statuses = [service.get(location)[0] for location in locations]
        check(statuses == [410, 200, 410], f"what was removed is gone: {statuses}")
        check(service.get("/v1/custom/Pill~" + "a" * 26 + ".svg")[0] == 404, "what never was there is missing")
        check(service.post(source("Old0"))[0] == 507, "what is gone needs room as well")
    with running(program, *options) as base:
        statuses = [Service(base).get(location)[0] for location in locations]
        check(statuses == [410, 200, 410], f"what was removed is gone after a restart: {statuses}")
    print("a full store removes what nobody reads")


def test_load(program, folder):
    """A flood of new sources from one address leaves the pictures of others alone."""
    options = ["--store", str(folder / "load.sqlite"), "--trusted-proxy", "127.0.0.1"]
    with running(program, *options) as base:
        service = Service(base)
        is_ending = threading.Event()
        statuses = {}

        def flood(client):
            number = 0
            while not is_ending.is_set():
                number += 1
                body = source(f"Flood{client}x{number}", "// comment\n" * 2500)
                status, _, _ = service.post(body, "?dryRun=true", **{"X-Forwarded-For": "192.0.2.1"})
                statuses[status] = statuses.get(status, 0) + 1

        threads = [threading.Thread(target=flood, args=(client,)) for client in range(16)]
        for thread in threads:
            thread.start()
        time.sleep(1)
        pictures, sources = [], []
        for number in range(20):
            start = time.monotonic()
            path = f"/v1/swiftui/bordered.svg?title={number}"
            check(service.get(path, **{"X-Forwarded-For": "192.0.2.2"})[0] == 200, "a picture during the flood")
            pictures.append(time.monotonic() - start)
            if number % 5 == 0:
                start = time.monotonic()
                path = f"/v1/custom/~{data(source(f'New{number}'))}.svg"
                status, _, content = service.get(path, **{"X-Forwarded-For": "192.0.2.2"})
                check(status == 200, f"a new source of another address during the flood: {status} {content[:200]}")
                sources.append(time.monotonic() - start)
        is_ending.set()
        for thread in threads:
            thread.join()
        check(statuses.get(200, 0) > 0 and set(statuses) <= {200, 429}, f"the flood: {statuses}")
        check(sorted(pictures)[10] < 0.5 and max(pictures) < 3, f"pictures wait for {max(pictures):.2f} s")
        check(max(sources) < 8, f"a new source waits for {max(sources):.2f} s")
        status = service.get("/v1/swiftui/bordered.svg")[0]
        print(
            f"during a flood of sources ({statuses}), pictures take {sorted(pictures)[10] * 1000:.0f} ms, "
            f"and at most {max(pictures) * 1000:.0f}; new sources of others at most {max(sources) * 1000:.0f}"
        )


def test_rate(program, folder):
    with running(program, "--store", str(folder / "rate.sqlite")) as base:
        service = Service(base)
        for number in range(400):
            status, fields, _ = service.post(source(f"Pill{number}"))
            if status != 201:
                break
        check(status == 429 and int(fields["Retry-After"]) >= 1 and number >= 256, f"{number} sources: {status}")
        check(service.post(source("Pill0"), "?dryRun=true")[0] == 200, "a check has no rate")
        print(f"one address stores {number} sources at once")


def test_tools(program):
    with running(program, "--store", "none") as base:
        service = Service(base)

        def call(name, arguments):
            body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
            fields = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
            status, _, content = service.send("POST", "/mcp", json.dumps(body), fields)
            check(status == 200, f"{name}: {status} {content}")
            return json.loads(content)["result"]

        result = call("render_style", {"source": source(), "title": "Buy", "state": "pressed", "inset": 20})
        check("<svg" in result["content"][0]["resource"]["text"], f"render_style draws: {result}")
        path = re.search(r"/v1/custom/\S+", result["content"][-1]["text"])[0]
        check(service.get(path)[0] == 200, "render_style names an address")
        result = call(
            "render_style", {"source": source() + source("Second"), "style": "Second", "format": "states.svg"}
        )
        check("<svg" in result["content"][0]["resource"]["text"], "render_style draws a sheet of another style")
        result = call("render_style", {"source": source().replace("padding", "paddin")})
        check(result["isError"] and "4:29: error" in result["content"][0]["text"], f"the places of errors: {result}")
        result = call("check_style", {"source": source()})
        styles = result["structuredContent"]["styles"]
        check([style["name"] for style in styles] == ["Pill"], f"check_style lists the styles: {styles}")
        check(call("check_style", {"source": 1})["isError"], "check_style refuses other types")
        check(call("render_style", {"source": source(), "inse": 3})["isError"], "render_style refuses other names")
        print("the tools draw and check sources")


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="bezel-") as name:
        folder = Path(name)
        test_statuses(program, folder)
        test_settings(program, folder)
        test_origins(program, folder)
        test_store(program, folder)
        test_forgetting(program, folder)
        test_rate(program, folder)
        test_load(program, folder)
        test_tools(program)


main()
