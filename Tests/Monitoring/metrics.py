"""Tests the metrics with Debian's Prometheus.

It scrapes the program while there is traffic, and each query of the Grafana dashboard returns a series.

Usage: metrics.py PROGRAM
"""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DASHBOARD = ROOT / "deploy/grafana-dashboard.json"
CONFIGURATION = ROOT / "deploy/prometheus.yml"
# The variables that Grafana replaces in a query: the window of rates is some scrapes long.
VARIABLES = {"$__rate_interval": "5s", "$instance": ".*"}
# Queries that have a number other than 0 after the traffic below.
POSITIVE = [
    "Requests per second, by route",
    "Requests per second, by status",
    "Duration of requests",
    "Share of 429 and 5xx",
    "Time of the phases per second",
    "Bytes of the caches",
    "Resident memory",
    "Open descriptors",
    "Version",
    "Up for",
]


def check(condition, message):
    if not condition:
        raise SystemExit(f"failed: {message}")


def wait_for(condition, seconds, message):
    """Waits until a condition holds; returns what it returned."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.2)
    raise SystemExit(f"failed: {message}")


@contextlib.contextmanager
def running_bezel(program, log):
    """Runs the program with a listener of metrics; yields both addresses."""
    environment = dict(os.environ, BEZEL_METRICS_LISTEN="127.0.0.1:0")
    server = subprocess.Popen(
        [program, "serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--threads", "1"],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env=environment,
    )
    try:
        service = server.stdout.readline().rsplit("http://", 1)[1].strip().rstrip("/")
        metrics = server.stdout.readline().rsplit("http://", 1)[1].strip()
        check(metrics.endswith("/metrics"), "the program prints the address of the metrics")
        yield service, metrics.removesuffix("/metrics")
    finally:
        server.send_signal(signal.SIGTERM)
        check(server.wait(timeout=15) == 0, "a signal ends the program")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running_prometheus(target, folder):
    """Runs Prometheus with the configuration of the project, but faster and for the target; yields its address."""
    text = CONFIGURATION.read_text()
    text = re.sub(r"scrape_interval: \w+", "scrape_interval: 500ms", text)
    text = re.sub(r'targets: \["[^"]*"\]', f'targets: ["{target}"]', text)
    check(target in text and "500ms" in text, "the configuration has a target and an interval")
    configuration = Path(folder) / "prometheus.yml"
    configuration.write_text(text)
    subprocess.run(["promtool", "check", "config", configuration], check=True, stdout=subprocess.DEVNULL)
    address = f"127.0.0.1:{free_port()}"
    log = Path(folder) / "prometheus.log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [
                "prometheus",
                f"--config.file={configuration}",
                f"--storage.tsdb.path={folder}/data",
                f"--web.listen-address={address}",
                "--log.level=warn",
            ],
            stdout=output,
            stderr=output,
        )
        try:
            wait_for(lambda: is_ready(address), 15, f"Prometheus is ready:\n{log.read_text()}")
            yield address
        finally:
            server.terminate()
            server.wait(timeout=10)


def is_ready(address):
    try:
        return urllib.request.urlopen(f"http://{address}/-/ready", timeout=1).status == 200
    except OSError:
        return False


def request(service, target, method="GET", **headers):
    connection = http.client.HTTPConnection(service, timeout=10)
    connection.request(method, target, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.status


def refuse_one(service):
    """Exceeds the number of connections of one address once."""
    host, port = service.split(":")
    with contextlib.ExitStack() as stack:
        for _ in range(700):
            connection = stack.enter_context(socket.create_connection((host, int(port)), timeout=5))
        connection.settimeout(5)
        check(connection.recv(12) == b"HTTP/1.1 429", "the connection beyond those of an address is refused")
    wait_for(lambda: request(service, "/livez") == 200, 5, "the places are free again")


def make_traffic(service, round_number):
    for index in range(3):
        title = f"Title{round_number}-{index}"
        for _ in range(3):
            check(request(service, f"/v1/swiftui/bordered.svg?title={title}") == 200, "a picture is drawn")
        status = request(service, f"/v1/swiftui/bordered/states.svg?title={title}", Accept_Encoding="gzip")
        check(status == 200, "a sheet is drawn")
        status = request(service, f"/v1/swiftui/automatic/animation.svg?title={title}")
        check(status == 200, "an animation is drawn")
    check(request(service, f"/v1/swiftui/secret-style-{round_number}.svg") == 404, "an unknown style is none")
    check(request(service, "/v1/swiftui/bordered.svg?secret-name=1", "HEAD") == 400, "an unknown parameter is none")
    check(request(service, "/v1/styles", "POST") == 405, "a method is refused")
    check(request(service, "/metrics") == 404, "the metrics are not at the address of the service")


def check_text(metrics):
    """Checks the text of the metrics with promtool, and that no label has a value of a client."""
    text = urllib.request.urlopen(f"http://{metrics}/metrics", timeout=5).read()
    tool = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True, check=False)
    check(tool.returncode == 0, f"promtool accepts the metrics:\n{tool.stderr.decode()}")
    for secret in [b"Title", b"secret"]:
        check(secret not in text, f"the metrics do not contain {secret!r}")
    series = [line for line in text.splitlines() if not line.startswith(b"#")]
    check(len(series) < 2000, f"the number of series is bounded: {len(series)}")
    try:
        urllib.request.urlopen(f"http://{metrics}/", timeout=5)
        raise SystemExit("failed: the address of the metrics has nothing else")
    except urllib.error.HTTPError as error:
        check(error.code == 404, "the address of the metrics has nothing else")


def queries():
    """The title and the query of each target of the dashboard."""
    dashboard = json.loads(DASHBOARD.read_text())
    ids = [panel["id"] for panel in dashboard["panels"]]
    check(len(ids) == len(set(ids)), "each panel has an id of its own")
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            expression = target["expr"]
            for name, value in VARIABLES.items():
                expression = expression.replace(name, value)
            check("$" not in expression, f"every variable is known: {expression}")
            yield panel["title"], expression


def series(prometheus, expression):
    query = urllib.parse.urlencode({"query": expression})
    try:
        response = urllib.request.urlopen(f"http://{prometheus}/api/v1/query?{query}", timeout=5)
    except urllib.error.HTTPError as error:
        raise SystemExit(f"failed: {expression}: {error.read().decode()}") from None
    return json.load(response)["data"]["result"]


def check_dashboard(prometheus):
    count = 0
    for title, expression in queries():
        found = wait_for(
            lambda expression=expression: series(prometheus, expression),
            5,
            f"no series for “{title}”: {expression}",
        )
        values = [float(item["value"][1]) for item in found]
        if title in POSITIVE:
            check(any(value > 0 for value in values), f"“{title}” has a value above 0: {values}")
        count += 1
    return count


def check_log(path):
    """Checks that each line of the log is JSON, and that no title, query or unknown name is in it."""
    text = Path(path).read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    check(len(lines) > 20, "each request has a line")
    check(all({"time", "id", "method", "route", "status"} <= set(line) for line in lines), "each line has its members")
    check(any("resolve" in line.get("phases", {}) for line in lines), "a line has the phases of its request")
    for secret in ["Title", "secret", "?"]:
        check(secret not in text, f"the log does not contain {secret!r}")


def main():
    [program] = sys.argv[1:]
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "bezel.log"
        with (
            log.open("w") as output,
            running_bezel(program, output) as (service, metrics),
            running_prometheus(metrics, folder) as prometheus,
        ):
            wait_for(lambda: series(prometheus, "bezel_build_info"), 15, "Prometheus scrapes the program")
            refuse_one(service)
            # A rate needs two scrapes with the same series.
            for round_number in range(4):
                make_traffic(service, round_number)
                time.sleep(0.7)
            refuse_one(service)
            make_traffic(service, 4)
            check_text(metrics)
            time.sleep(0.7)
            count = check_dashboard(prometheus)
        check_log(log)
    print(f"{count} queries of the dashboard return a series ({time.monotonic() - started:.0f} s)")


main()
