"""Checks `bezel serve --project`, as an editor, a browser and a page on the web use it.

project_check.py PROGRAM
"""

import contextlib
import http.client
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
CARD = """import SwiftUI
struct Card: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(.COLOR) }
}
"""


@contextlib.contextmanager
def served(*options):
    """Serves something; yields a function that gets a path."""
    server = subprocess.Popen(
        [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--store", "none", "--log-format", "none", *options],
        env=os.environ | {"BEZEL_SYMBOL_FONTS": str(ROOT / ".deps/fonts")},
        stdout=subprocess.PIPE,
        text=True,
    )
    address = server.stdout.readline().rsplit("http://", 1)[1].strip().rstrip("/")

    def get(path, host=address, **fields):
        connection = http.client.HTTPConnection(address, timeout=60)
        connection.putrequest("GET", path, skip_host=True)
        connection.putheader("Host", host)
        for name, value in fields.items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        body = response.read().decode()
        connection.close()
        return response, body

    try:
        yield get
    finally:
        server.terminate()
        assert server.wait(timeout=30) == 0


def save(path, text):
    """Saves a file as an editor does."""
    temporary = path.with_suffix(".tmp")
    temporary.write_text(text)
    temporary.rename(path)


def wait_for(get, *names):
    """Waits until a project has some roots: files whose check takes longer than a second follow after the start."""
    end = time.monotonic() + 30
    while not {*names} <= {style["name"] for style in json.loads(get("/v1/styles")[1])["styles"]}:
        assert time.monotonic() < end, f"{names} are not checked"
        time.sleep(0.05)


def check_names(folder):
    for name, color in (("A", "red"), ("B", "blue")):
        (folder / name).mkdir()
        save(folder / name / "Card.swift", CARD.replace("COLOR", color))
    with served("--project", str(folder)) as get:
        wait_for(get, "A/Card.swift#Card", "B/Card.swift#Card")
        response, body = get("/v1/custom/Card.svg")
        assert response.status == 400, body
        assert json.loads(body)["allowed"] == ["A/Card.swift", "B/Card.swift"], body
        pictures = [get(f"/v1/custom/Card.svg?file={name}/Card.swift")[1] for name in "ABAB"]
        assert pictures[0] == pictures[2] != pictures[1] == pictures[3]
        assert get("/v1/custom/A%2FCard.swift%23Card.svg")[1] == pictures[0]
    with served("--styles", str(folder)) as get:
        assert get("/v1/custom/Card.svg")[1] == pictures[0]
    with served("--project", str(folder), "--exclude", "B/") as get:
        assert get("/v1/custom/Card.svg")[1] == pictures[0]


def check_privacy(folder):
    save(folder / "Card.swift", CARD.replace("COLOR", "red"))
    with served("--project", str(folder), "--allowed-origins", "https://design.example") as get:
        for path in ("/", "/v1/custom/Card.svg", "/v1/custom/Card/source.swift", "/v1/styles", "/v1/custom/No.svg"):
            response, body = get(path, host="rebound.example")
            assert response.status == 403, (path, body)
            for origin in ("https://evil.example", "null"):
                response, _ = get(path, Origin=origin)
                assert response.headers["Access-Control-Allow-Origin"] is None, path
                assert response.headers["Timing-Allow-Origin"] is None, path
                assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin", path
                assert "frame-ancestors 'self'" in response.headers["Content-Security-Policy"], path
            response, _ = get(path, Origin="https://design.example")
            assert response.headers["Access-Control-Allow-Origin"] == "https://design.example", path
            assert "Origin" in response.headers["Vary"], path
    with served() as get:
        response, _ = get("/v1/swiftui/bordered.svg", host="any.example")
        assert response.status == 200
        assert response.headers["Access-Control-Allow-Origin"] == "*"


def check_saves(folder):
    file = folder / "Card.swift"
    save(file, CARD.replace("COLOR", "red"))
    with served("--project", str(folder)) as get:
        before, picture = get("/v1/custom/Card.svg")
        revision = before.headers["X-Project-Revision"]
        assert json.loads(get("/v1/styles")[1])["projectRevision"] == revision
        save(file, CARD.replace("COLOR", "blue"))
        end = time.monotonic() + 10
        while (response := get("/v1/custom/Card.svg"))[0].headers["X-Project-Revision"] == revision:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert response[1] != picture
        save(file, CARD.replace("COLOR", "red"))
        while (response := get("/v1/custom/Card.svg"))[0].headers["X-Project-Revision"] != revision:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert response[1] == picture


def check_following(folder):
    """`/follow` leads to the root of the file that was saved last, or of the place that an editor names."""
    (folder / "One.swift").write_text(CARD.replace("Card", "One").replace("COLOR", "red"))
    two = CARD.replace("Card", "Two").replace("COLOR", "blue")
    (folder / "Two.swift").write_text(two + '#Preview { Button("B") {}.buttonStyle(Two()) }\n')
    with served("--project", str(folder)) as get:

        def destination(query=""):
            response, body = get(f"/follow{query}")
            assert response.status == 303 and response.getheader("Cache-Control") == "no-store", (response.status, body)
            return response.getheader("Location")

        wait_for(get, "One", "Two", "preview-1")
        assert destination("?file=/home/me/Work/Two.swift") == "/?style=custom/preview-1&follow=1"
        assert destination("?file=Two.swift&line=3") == "/?style=custom/Two&follow=1"
        assert destination("?file=Two.swift&line=99") == "/?style=custom/preview-1&follow=1"
        assert "savedFile" not in json.loads(get("/v1/styles")[1])
        for name, root in [("One", "One"), ("Two", "preview-1"), ("One", "One")]:
            save(folder / f"{name}.swift", (folder / f"{name}.swift").read_text() + "\n")
            end = time.monotonic() + 20
            while json.loads(get("/v1/styles")[1]).get("savedFile") != f"{name}.swift":
                assert time.monotonic() < end, f"{name} is not followed"
                time.sleep(0.05)
            assert destination() == f"/?style=custom/{root}&follow=1"
        for query, status in [
            ("?file=Three.swift", 422),
            ("?file=../One.swift", 422),
            ("?line=0", 400),
            ("?lines=1", 400),
        ]:
            assert get(f"/follow{query}")[0].status == status, query
    with served() as get:
        assert get("/follow")[0].status == 404


def check_options(folder):
    for options in (["--project", "a", "--styles", "a"], ["--project", "missing"], ["--project", ".", "--exclude="]):
        result = subprocess.run(
            [PROGRAM, "serve", *options], cwd=folder, capture_output=True, text=True, check=False, timeout=60
        )
        assert result.returncode in (1, 2), result
        assert options[-1].split("=")[0] in result.stderr or "no folder" in result.stderr, result


def main():
    checks = [check_names, check_privacy, check_saves, check_following, check_options]
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
    print(f"bezel serve --project: {len(checks)} checks passed")


main()
