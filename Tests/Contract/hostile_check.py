"""Checks that sources which take all the time that they may hold up nobody else, and end with their clients.

Usage: hostile_check.py PROGRAM
"""

import base64
import contextlib
import http.client
import itertools
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import zlib
from pathlib import Path

from web import check

# The number of hostile clients, and the seconds in which each other client has a response.
HOSTILE = 16
LIMIT = 2

PILL = """struct Pill%s: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(12).background(.blue, in: Capsule())
    }
}
"""
# Each state takes all steps of a job.
BUSY = """struct Busy%s: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        var sum = 0.0
        while sum < 1e12 { sum += 1 }
        return configuration.label.padding(sum)
    }
}
"""
# The pressed state alone takes them, so that the source is valid and its pictures are not.
TENSE = BUSY.replace("1e12", "(configuration.isPressed ? 1e12 : 1)").replace("Busy", "Tense")


@contextlib.contextmanager
def running(program, data_limit=None):
    """Runs the program with two workers and a limit of data; yields its address, its metrics, and its process."""
    limit = ["prlimit", f"--data={data_limit}"] if data_limit else []
    options = ["--workers", "2", "--threads", "2", "--log-format", "none"]
    server = subprocess.Popen(
        [*limit, program, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", *options],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"BEZEL_STORE": "none"},
    )
    try:
        lines = [server.stdout.readline() for _ in range(2)]
        base, metrics = ("http://" + line.rsplit("http://", 1)[1].strip().rstrip("/") for line in lines)
        # The service has taken the place of `prlimit`.
        yield base, metrics, server.pid
    finally:
        server.terminate()
        server.wait(timeout=15)


def address(source, output=".svg"):
    data = base64.urlsafe_b64encode(zlib.compress(source.encode())).rstrip(b"=").decode()
    return f"/v1/custom/~{data}{output}"


def get(base, target, source="127.0.0.1"):
    """The status of a response, its content, and the seconds that it took."""
    host, port = base.removeprefix("http://").split(":")
    start = time.monotonic()
    connection = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(source, 0))
    with contextlib.closing(connection):
        connection.request("GET", target)
        response = connection.getresponse()
        content = response.read()
        return response.status, content, time.monotonic() - start


def jobs(metrics):
    """The number of jobs that workers have begun and ended."""
    with urllib.request.urlopen(metrics, timeout=30) as response:
        text = response.read().decode()
    counts = dict(re.findall(r'bezel_worker_jobs_total{outcome="(\w+)"} (\S+)', text))
    return sum(int(float(counts[name])) for name in ["done", "too_slow", "too_large", "crashed", "abandoned"])


def test_others(base, metrics):
    """A client of any lane has its response soon, beside many whose sources take all the time that they may."""
    numbers = itertools.count()
    stopped = threading.Event()

    def attack(index):
        # Connections may be refused.
        while not stopped.is_set():
            with contextlib.suppress(OSError, http.client.HTTPException):
                text = (BUSY if index % 2 else TENSE) % next(numbers)
                get(base, address(text) + "?state=pressed&errors=status", f"127.0.9.{1 + index}")

    get(base, address(PILL % ""))
    first = jobs(metrics)
    threads = [threading.Thread(target=attack, args=(index,)) for index in range(HOSTILE)]
    for thread in threads:
        thread.start()
    try:
        # Until each has been served, and charged.
        while jobs(metrics) < first + 2 * HOSTILE:
            time.sleep(0.1)
        targets = {
            "a cached picture": lambda number: "/v1/swiftui/bordered.svg",
            "a new title": lambda number: f"/v1/swiftui/bordered.svg?title=Buy+{number}",
            "a file of pixels": lambda number: f"/v1/swiftui/bordered.png?title=Buy+{number}",
            "a new title of a pasted style": lambda number: address(PILL % "") + f"?title=Buy+{number}",
            "a new paste": lambda number: address(PILL % number),
        }
        for name, target in targets.items():
            times = []
            for number in range(5):
                status, content, seconds = get(base, target(number), f"127.0.8.{1 + number}")
                check(status == 200, f"{name} has status {status}: {content[:200]}")
                times.append(seconds)
            print(f"{name} beside {HOSTILE} hostile clients: {max(times):.2f} s at most")
            check(max(times) < LIMIT, f"{name} takes {max(times):.2f} s")
    finally:
        stopped.set()
        for thread in threads:
            thread.join()


def test_client_that_leaves(base, metrics):
    """A job whose client has left is given up."""
    before = jobs(metrics)
    host, port = base.removeprefix("http://").split(":")
    connections = []
    for number in range(4):
        connection = socket.create_connection((host, int(port)))
        connection.sendall(f"GET {address(BUSY % f'Left{number}')} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        connections.append(connection)
    time.sleep(0.2)
    for connection in connections:
        connection.close()
    time.sleep(1.5)
    status, _, seconds = get(base, address(PILL % "After"))
    check(status == 200 and seconds < LIMIT, f"after clients have left, {status} in {seconds:.2f} s")
    after = jobs(metrics)
    # Two were begun, the other two are dropped; the last client's source is checked and drawn.
    check(after <= before + 2 + 2, f"{after - before} jobs were done for clients that had left")


def test_problem(base):
    """The client of a source that takes too much has a problem with the place."""
    status, content, _ = get(base, address(TENSE % "Problem") + "?state=pressed&errors=status")
    problem = json.loads(content)
    check(status == 422, f"status {status}")
    check(problem["type"].startswith("urn:bezel:problem:style-"), problem)


def test_limit_of_data(program):
    """A service with a limit of its data lives, and its workers take the lower limit."""
    limit = 128 << 20
    with running(program, limit) as (base, _, service):
        for output in [".svg", ".png", "/states.png", "/animation.webp"]:
            status, content, _ = get(base, address(PILL % "Small", output))
            check(status == 200, f"{output} with little memory has status {status}: {content[:200]}")
        limits = set()
        for worker in workers(service):
            lines = Path(f"/proc/{worker}/limits").read_text().splitlines()
            limits.add(next(line.split()[4] for line in lines if line.startswith("Max data size")))
        check(limits == {str(limit)}, f"the limits of workers are {limits}")


def workers(service):
    """The workers of a service, by its process."""
    for path in Path(f"/proc/{service}/task").glob("*/children"):
        for child in path.read_text().split():
            with contextlib.suppress(OSError):
                if Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")[1:2] == [b"work"]:
                    yield child


def main():
    test_limit_of_data(sys.argv[1])
    with running(sys.argv[1]) as (base, metrics, _):
        test_problem(base)
        test_client_that_leaves(base, metrics)
        test_others(base, metrics)
    print("passed")


main()
