"""Tests the documents: each address of the service responds, pictures have the stated sizes, links lead to files.

Usage: documents_check.py PROGRAM
"""

import html
import json
import re
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(HERE.parent / "Browser"))

from web import check, fetch  # noqa: E402

from service import running  # noqa: E402

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# The addresses of the service: with one of its hosts in the documents, or alone as code.
ABSOLUTE = re.compile(r"https?://(?:bezel\.example|127\.0\.0\.1:8080)(/(?:v1|embed|oembed|mcp)[^\s\"'<>)`]*)")
ALONE = re.compile(r"[`\s](/(?:v1|embed|openapi|llms)[^\s\"'<>)`]*)`")
SIZED = re.compile(r'<(?:img|iframe) src="https://bezel\.example([^"]+)"[^>]* width="(\d+)" height="(\d+)"')
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")
# The README shows what a mistake looks like.
MISTAKES = {"/v1/swiftui/borderd.svg"}
BODY = re.compile(r"^(?: {4}.*\n)*? {4}(\{\"framework\"(?:.*\n)(?: {4}.*\n)*)", re.MULTILINE)


def respond(base, path):
    """The response to a GET of an address, as far as it is written out."""
    target = urllib.parse.quote(html.unescape(path), safe="/?&=%+,.@:~()!;$*#-_")
    request = urllib.request.Request(base + target, headers={"Accept": "*/*"})
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def addresses(text):
    for pattern in (ABSOLUTE, ALONE):
        for found in pattern.findall(text):
            path = found.split("#")[0].rstrip(".,;\\")
            # Placeholders are no addresses; these only take POST, or another address.
            if not any(mark in path for mark in "{…*") and path.split("?")[0] not in (
                "/v1/render",
                "/v1/custom",
                "/mcp",
                "/v1",
                "/embed/",
            ):
                yield path


def main():
    count = 0
    with running(sys.argv[1]) as base:
        for document in DOCUMENTS:
            text, name = document.read_text(), document.name
            for path in sorted(set(addresses(text)) - MISTAKES):
                status, body = respond(base, path)
                check(status == 200, f"{name}: {path} responds with {status} {body[:200]}")
                count += 1
            for path, width, height in SIZED.findall(text):
                still = path.replace("/embed/", "/v1/").replace("?", ".svg?" if "/embed/" in path else "?")
                picture = respond(base, still)[1].decode()
                size = [round(float(re.search(rf'{side}="([\d.]+)"', picture)[1])) for side in ("width", "height")]
                check(size == [int(width), int(height)], f"{name}: {path} is {size}, not {width} by {height}")
            for target in LINK.findall(text):
                check((document.parent / target).exists(), f"{name}: {target} is a file")
            for body in BODY.findall(text):
                status, problem = fetch_picture(base, json.loads(body))
                check(status == 200, f"{name}: {body} is drawn, not {problem}")
                count += 1
    check(count > 20, f"only {count} addresses were found")
    print(f"{count} addresses and bodies of the documents are right")


def fetch_picture(base, item):
    status, results = fetch(base + "/v1/render", {"items": [item]})
    return results["items"][0].get("problem", {"status": status})["status"], results


main()
