"""Tests the machine-readable description of the service against the service itself.

openapi-spec-validator and schemathesis check the OpenAPI document, and jsonschema the JSON Schema of each style.

Usage: contract.py PROGRAM
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check, fetch  # noqa: E402

from service import running  # noqa: E402

# In seconds: schemathesis takes a quarter of an hour with a debug build, beside two other checks on one core.
SCHEMATHESIS_TIMEOUT = 1800


def check_schemas(base):
    """Checks that the schema of each style is valid, and takes what the service draws, and nothing else."""
    _, catalog = fetch(base + "/v1/styles")
    for style in catalog["styles"]:
        name = f"{style['framework']}/{style['name']}"
        _, schema = fetch(base + style["schema"])
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        _, entry = fetch(f"{base}/v1/styles/{name}")
        shared = [parameter for parameter in catalog["parameters"] if parameter["name"] in style["shared"]]
        names = [parameter["name"] for parameter in shared + style["own"]]
        check(sorted(names) == sorted(one["name"] for one in entry["parameters"]), f"{name} has all parameters")
        items = [{"format": value} for value in formats(schema)]
        for parameter in entry["parameters"]:
            check(parameter["name"] in schema["properties"], f"{name} has a property {parameter['name']}")
            items += items_with(parameter)
        items = [{"framework": style["framework"], "style": style["name"], **item} for item in items]
        for start in range(0, len(items), 100):
            part = items[start : start + 100]
            status, results = fetch(base + "/v1/render", {"items": part})
            check(status == 200 and len(results["items"]) == len(part), f"{name} is drawn")
            for item, result in zip(part, results["items"], strict=True):
                problem = result.get("problem", {"status": 200})
                # Parameters that exclude each other, and prices, are not part of a schema.
                is_valid = validator.is_valid(item)
                expected = problem["status"] in (200, 400) or "exclude" in problem["type"]
                check(is_valid == expected, f"{item}: the schema says {is_valid}, the service {problem}")
        wrong = [{}, {"width": "1"}, {"width": 0}, {"titel": ""}, {"state": ["up"]}, {"format": "bmp"}, {"title": 1}]
        for item in [{"framework": style["framework"], "style": style["name"], **item} for item in wrong[1:]]:
            check(not validator.is_valid(item), f"the schema of {name} refuses {item}")


def formats(schema):
    alternatives = schema["properties"]["format"]["anyOf"]
    return [name for part in alternatives for name in part.get("enum", [])] + ["frames/0.svg"]


def items_with(parameter):
    """Items with values of a parameter, inside and outside of its range, in a format that takes it."""
    name, kind = parameter["name"], parameter["type"]
    output = parameter.get("outputs", ["svg"])[0].replace("{n}", "0")
    if kind == "number":
        values = [parameter["minimum"], parameter["maximum"], parameter["minimum"] - 1, parameter["maximum"] + 1]
    elif kind in ("choice", "choices", "symbol"):
        values = parameter["values"][:20]
        values = [value == "true" for value in values] if set(values) == {"true", "false"} else [*values, "no value"]
        values = [True, False] if name == "download" else values
        values = [[value] for value in values] if kind == "choices" else values
    elif kind == "color":
        values = ["f00", "00ff0080", "none", "blue", "systemBlue", "#ff0000", "ff", "no color"]
    elif kind == "insets":
        values = [[1, 2, 3, 4], "1,2,3,4", [1, 2, 3], "1,2", [1, 2, 3, 1000]]
    elif kind == "events":
        values = ["press@0.4,release@1", ["down", "up@0.5"], "wave", []]
    else:
        values = ["", "Buy", "a" * 257, "\u0001"]
    if name == "profile":
        # Each of the values is taken by some formats.
        return [{"format": "png" if value == "email" else output, name: value} for value in values]
    if name in ("rows", "columns"):
        # An axis needs another one, and no value besides.
        values = ["layoutDirection"]
    return [{"format": output, name: value} for value in values]


def check_openapi(base):
    _, document = fetch(base + "/openapi.json")
    validate(document)
    with tempfile.TemporaryDirectory() as folder:
        command = ["schemathesis", "--config-file", str(HERE / "schemathesis.toml"), "run", base + "/openapi.json"]
        command[0] = str(Path(sys.executable).parent / command[0])
        result = subprocess.run(
            [*command, "--workers", "1"],
            check=False,
            cwd=folder,
            timeout=SCHEMATHESIS_TIMEOUT,
            capture_output=True,
            text=True,
        )
    check(result.returncode == 0, f"schemathesis found\n{result.stdout}\n{result.stderr}")
    return next(line for line in result.stdout.splitlines() if "generated" in line).strip()


def main():
    with running(sys.argv[1]) as base:
        check_schemas(base)
        print("the schemas of all styles are valid, and those of the service")
        print(f"the OpenAPI document is valid, and schemathesis found nothing ({check_openapi(base)})")


main()
