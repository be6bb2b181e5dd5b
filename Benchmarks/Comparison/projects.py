#!/usr/bin/env python3
"""Measures projects: a generated repository of thousands of files is listed, drawn and served.

Usage: projects.py BEZEL [--files NUMBER] [--lines NUMBER]

It prints a table of seconds and mebibytes, and of the same for a repository of a fourth of the size: what grows by much
more than four times is not linear.
"""

import argparse
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

VIEW = """import SwiftUI

/// Shows row {number}.
struct Row{number}: View {{
    let title: String
    @State private var isOn = false

    var body: some View {{
        VStack(spacing: Metrics.spacing) {{
            Text(title).foregroundStyle(Theme.accent{theme})
            {control}
        }}
    }}
}}
"""
HELPER = """
/// Helper {number} of the file, which nothing reaches.
func helper{file}x{number}(_ value: Int) -> Int {{
    let doubled = value * 2 // doubled
    return doubled > 10 ? doubled : value + {number}
}}
"""
THEME = """import SwiftUI

enum Metrics { static let spacing: CGFloat = 8 }

enum Theme {
%s
}
"""
HELPER_LINES = 6
SAVES = 15


def generate(folder: Path, files: int, lines: int) -> None:
    """Writes a package with one button for each twenty files."""
    sources = folder / "Sources" / "App"
    sources.mkdir(parents=True)
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(name: "App", targets: [.target(name: "App")])\n'
    )
    colors = "\n".join(f"    static let accent{n} = Color(red: 0.{n}, green: 0.3, blue: 0.5)" for n in range(10))
    (sources / "Theme.swift").write_text(THEME % colors)
    helpers = max(0, lines // files - VIEW.count("\n")) // HELPER_LINES
    for number in range(files):
        control = 'Button("Press") { isOn.toggle() }' if number % 20 == 0 else 'Text("A")'
        text = VIEW.format(number=number, theme=number % 10, control=control)
        text += "".join(HELPER.format(file=number, number=n) for n in range(helpers))
        part = sources / f"Part{number // 100}"
        part.mkdir(exist_ok=True)
        (part / f"Row{number}.swift").write_text(text)


def seconds(command: list[str]) -> float:
    """Runs a command, and returns how long it takes."""
    start = time.monotonic()
    subprocess.run(command, check=True, capture_output=True)
    return time.monotonic() - start


def memory_of(process: int) -> float:
    """Returns the memory of a process and of those that it has started, in mebibytes; what they share counts once."""
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            status = (entry / "status").read_text()
            memory = (entry / "smaps_rollup").read_text()
        except OSError:
            continue
        parent = re.search(r"^PPid:\s+(\d+)", status, re.MULTILINE)
        share = re.search(r"^Pss:\s+(\d+)", memory, re.MULTILINE)
        if share and (int(entry.name) == process or (parent and int(parent[1]) == process)):
            total += int(share[1])
    return total / 1024


def processor_time(process: int) -> float:
    """Returns the processor time of a process and of those that it has started, in seconds."""
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if process in (int(entry.name), int(fields[1])):
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


class Served:
    """A repository that `bezel serve` serves."""

    def __init__(self, bezel: str, folder: Path) -> None:
        self.start = time.monotonic()
        environment = dict(os.environ, PORT="")
        self.process = subprocess.Popen(
            [bezel, "serve", "--project", str(folder), "--listen", "127.0.0.1:0", "--store", "none"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://\S+/", line)
        if match is None:
            sys.exit(f"no address in {line!r}")
        self.url = match[0]
        self.listens = time.monotonic() - self.start

    def picture(self, name: str) -> bytes:
        """Returns a picture, waiting until the service has the root."""
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}v1/custom/{name}.svg", timeout=30) as response:
                    return response.read()
            except urllib.error.HTTPError as error:
                if error.code != 404 or time.monotonic() - self.start > 120:
                    raise
                time.sleep(0.02)

    def saved(self, file: Path, name: str, spacing: int) -> float:
        """Changes a file, and returns how long it takes until its picture is another one."""
        before = self.picture(name)
        text = re.sub(r"spacing: [^)]+", f"spacing: Metrics.spacing + {spacing}", file.read_text(), count=1)
        start = time.monotonic()
        file.write_text(text)
        while self.picture(name) == before:
            if time.monotonic() - start > 30:
                sys.exit("a saved file is not seen")
            time.sleep(0.002)
        return time.monotonic() - start

    def waits_for_rest(self) -> None:
        """Waits until all processes have nothing to do: files that show something are checked one after the other."""
        last = -1.0
        while (now := processor_time(self.process.pid)) - last > 0.05:
            last = now
            time.sleep(1)

    def stop(self) -> None:
        """Ends the service."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)


def measure(bezel: str, files: int, lines: int) -> dict[str, float]:
    """Measures one repository."""
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as caches:
        # The first list finds nothing that an earlier one has kept.
        os.environ["XDG_CACHE_HOME"] = caches
        folder = Path(name)
        generate(folder, files, lines)
        listing = [bezel, "list", str(folder), "--format", "json"]
        results = {"listed, cold": seconds(listing), "listed again": seconds(listing)}
        roots = json.loads(subprocess.run(listing, check=True, capture_output=True).stdout)["roots"]
        results["roots"] = len(roots)
        results["one root drawn"] = seconds([bezel, "render", str(folder), "show=Row0", "-o", str(folder / "a.svg")])
        served = Served(bezel, folder)
        try:
            results["listens"] = served.listens
            served.picture("Row0")
            results["first picture"] = time.monotonic() - served.start
            file = folder / "Sources/App/Part0/Row0.swift"
            results["saved file drawn, at once"] = served.saved(file, "Row0", 20)
            served.waits_for_rest()
            times = []
            for number in range(SAVES):
                times.append(served.saved(file, "Row0", number))
                time.sleep(0.3)
            results["saved file drawn, median"] = statistics.median(times)
            start = time.monotonic()
            with urllib.request.urlopen(f"{served.url}v1/styles", timeout=30) as response:
                response.read()
            results["listed by the service"] = time.monotonic() - start
            results["memory in MiB"] = memory_of(served.process.pid)
        finally:
            served.stop()
        return results


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("bezel")
    parser.add_argument("--files", type=int, default=5_000)
    parser.add_argument("--lines", type=int, default=1_000_000)
    options = parser.parse_args()
    small = measure(options.bezel, options.files // 4, options.lines // 4)
    whole = measure(options.bezel, options.files, options.lines)
    print(f"| projects | {options.files // 4} files | {options.files} files | ratio |\n| --- | --- | --- | --- |")
    for key, value in whole.items():
        print(f"| {key} | {small[key]:.2f} | {value:.2f} | {value / small[key]:.1f} |")


if __name__ == "__main__":
    main()
