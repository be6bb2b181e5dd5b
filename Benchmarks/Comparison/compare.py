"""Compares Bezel with nginx, which serves files, and with a service in C on libmicrohttpd.

All of them run at the same time, and are measured in turn, so that a slow spell of the machine concerns all of them.
Where one core serves, the client has another. Prints medians, with the least and the greatest of all rounds.

Usage: compare.py BEZEL STATIC_SERVER LOAD_CLIENT [ROUNDS]
"""

import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from measures import Measure, Result, run_rounds
from servers import Server, start, start_bezel, start_nginx

STYLE = "/v1/swiftui/bordered"
CACHED = STYLE + ".svg?title=Hello+World"
NEW = STYLE + ".svg?title=Hello+{}"
SHEET = STYLE + "/states.svg?title=Hello+{}"
ANIMATION = STYLE + "/animation.svg?title=Hello+{}"
# The shares of a mix of requests, in percent, and the files that nginx serves instead.
MIX = {"cached": (CACHED, 90), "new": (NEW, 9), "sheet": (SHEET, 0.5), "animation": (ANIMATION, 0.5)}


@dataclass
class Servers:
    """The servers that run."""

    nginx: Server
    static: Server
    bezel: Server
    bezel_on_all: Server


def write_files(folder, bezel):
    """Writes a file for each class of the mix; returns that of the cached picture."""
    for name, (target, _) in MIX.items():
        response = bezel.get(target.replace("{}", "World"))
        if response.status != 200:
            raise SystemExit(f"{target}: {response.status}")
        Path(folder, f"{name}.svg").write_bytes(response.body)
    return Path(folder, "cached.svg")


def if_none_match(server, target):
    """Returns the field of a request that gets a 304."""
    tag = server.get(target).getheader("ETag")
    if server.get(target, If_None_Match=tag).status != 304:
        raise SystemExit(f"{server.name} does not respond with 304")
    return f"If-None-Match: {tag}\r\n"


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def with_range(values, form=number):
    middle, least, greatest = map(form, values)
    return f"{middle} ({least} to {greatest})"


def print_rates(title, measures, base=None):
    """Prints responses per second and processor time per response, and the ratios to the first measure."""
    base = base or measures[0]
    print(f"\n{title:<38}{'requests/s':>30}{'ratio':>22}{'CPU µs/request':>24}{'ratio':>8}")
    for measure in measures:
        ratio = measure.ratio(base, Result.rate)
        print(
            f"  {measure.name:<36}{with_range(measure.range(Result.rate)):>30}"
            f"{with_range(ratio, '{:.2f}'.format):>22}"
            f"{with_range(measure.range(Result.cost)):>24}{measure.ratio(base, Result.cost)[0]:>8.2f}"
        )


def print_latencies(title, measures):
    """Prints the 99th percentile of each class of a mix."""
    print(f"\n{title}")
    print(f"{'  99th percentile in ms':<38}" + "".join(f"{name:>26}" for name in MIX) + f"{'requests/s':>14}")
    for measure in measures:
        cells = [
            with_range(measure.range(lambda result, index=index: result.latency(index)), "{:.2f}".format)
            for index in range(len(MIX))
        ]
        print(
            f"  {measure.name:<36}"
            + "".join(f"{cell:>26}" for cell in cells)
            + f"{number(measure.median(Result.rate)):>14}"
        )


def compare_with_one_core(servers, client, rounds):
    core = {min(os.sched_getaffinity(0))}

    def measure(server, target, fields="", status=200):
        return Measure(server.name, server, [(target, 1)], status=status, fields=fields, processors=core)

    pairs = [(servers.nginx, "/cached.svg"), (servers.static, "/"), (servers.bezel, CACHED)]
    cached = [measure(server, target) for server, target in pairs]
    new = measure(servers.bezel, NEW)
    unchanged = [measure(server, target, if_none_match(server, target), 304) for server, target in pairs]
    run_rounds([*cached, new, *unchanged], client, rounds, 1)
    print_rates("A cached picture, one core", cached)
    print_rates("A new title in every request, one core", [new], base=cached[0])
    print_rates("If-None-Match and 304, one core", unchanged)


def compare_threads(servers, client, rounds):
    core = {min(os.sched_getaffinity(0))}
    sections = {
        title: [
            Measure("Bezel, 1 thread, one core", servers.bezel, [(target, 1)], connections=16, processors=core),
            Measure(servers.bezel_on_all.name, servers.bezel_on_all, [(target, 1)], connections=16),
        ]
        for title, target in [("A new sheet in every request", SHEET), ("A new animation in every request", ANIMATION)]
    }
    run_rounds([measure for measures in sections.values() for measure in measures], client, rounds, 1)
    for title, measures in sections.items():
        print_rates(title, measures)


def compare_latencies(servers, client, rounds):
    files = [(f"/{name}.svg", weight) for name, (_, weight) in MIX.items()]
    measures = [Measure("nginx, files of the same sizes", servers.nginx, files, connections=16)]
    measures += [
        Measure(server.name, server, list(MIX.values()), connections=16)
        for server in [servers.bezel, servers.bezel_on_all]
    ]
    run_rounds(measures, client, rounds, 3)
    shares = ", ".join(f"{weight} %" for _, weight in MIX.values())
    print_latencies(f"A mix of {shares}", measures)


def main():
    bezel, static, client = sys.argv[1:4]
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:

        def run(server):
            running.callback(server.stop)
            return server

        one = run(start_bezel(bezel, 1))
        file = write_files(folder, one)
        servers = Servers(
            nginx=run(start_nginx(folder)),
            static=run(start("libmicrohttpd in C, from memory", static, str(file))),
            bezel=one,
            bezel_on_all=run(start_bezel(bezel, len(os.sched_getaffinity(0)))),
        )
        # The comparison is valid only if all send the same bytes.
        for server, target in [(servers.nginx, "/cached.svg"), (servers.static, "/"), (one, CACHED)]:
            if server.get(target).body != file.read_bytes():
                raise SystemExit(f"{server.name} sends other bytes")
        compare_with_one_core(servers, client, rounds)
        compare_threads(servers, client, rounds)
        compare_latencies(servers, client, max(1, rounds - 2))
        for server in [one, servers.bezel_on_all]:
            print(f"\n{server.name}: at most {server.peak_memory():.0f} MiB of memory", end="")
        print()


main()
