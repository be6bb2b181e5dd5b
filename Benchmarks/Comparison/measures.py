"""Loads that are measured in turn, and their medians."""

import itertools
import json
import os
import statistics
import subprocess
from dataclasses import dataclass, field

from servers import Server

SEEDS = (f"{number:x}" for number in itertools.count(1))


@dataclass
class Measure:
    """A server and the requests that it is measured with."""

    name: str
    server: Server
    # The targets, each with its share of the requests. In a target, {} stands for a text that is never repeated.
    targets: list
    status: int = 200
    fields: str = ""
    connections: int = 32
    # The processors of the server; that of the client is the last one. None for all.
    processors: set | None = None
    results: list = field(default_factory=list)

    def run(self, client, seconds):
        """Sends requests for some seconds; returns the result."""
        everywhere = os.sched_getaffinity(0)
        self.server.pin(self.processors or everywhere)
        own = everywhere if self.processors is None else {max(everywhere)}
        command = [client, self.server.port, seconds, self.connections, next(SEEDS), self.status, self.fields]
        command += [part for target, weight in self.targets for part in (weight, target)]
        before = self.server.processor_time()
        process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(process.pid, own)
        output, _ = process.communicate()
        if process.returncode != 0:
            raise SystemExit(f"{self.name} failed")
        return Result(json.loads(output), self.server.processor_time() - before)

    def median(self, value):
        return statistics.median(map(value, self.results))

    def range(self, value):
        """Returns the median of a value of all results, the least and the greatest."""
        values = [value(result) for result in self.results]
        return statistics.median(values), min(values), max(values)

    def ratio(self, base, value):
        """Returns the median of the ratios to another measure, round by round, the least and the greatest."""
        values = [value(own) / value(other) for own, other in zip(self.results, base.results, strict=True)]
        return statistics.median(values), min(values), max(values)


@dataclass
class Result:
    """What a load has measured."""

    load: dict
    processor_time: float

    def rate(self):
        """Returns the responses per second."""
        return sum(part["count"] for part in self.load["classes"]) / self.load["seconds"]

    def cost(self):
        """Returns the processor time of the server per response, in microseconds."""
        return self.processor_time * 1e6 / max(1, self.rate() * self.load["seconds"])

    def latency(self, index):
        """Returns the 99th percentile of the latencies of a class, in milliseconds."""
        return self.load["classes"][index]["p99"] / 1000


def run_rounds(measures, client, rounds, seconds):
    """Runs each measure once a round, after a warm-up, in an order that differs from round to round."""
    for measure in measures:
        measure.run(client, seconds / 2)
    for number in range(rounds):
        first = number * (len(measures) // 2 + 1) % len(measures)
        for measure in measures[first:] + measures[:first]:
            measure.results.append(measure.run(client, seconds))
