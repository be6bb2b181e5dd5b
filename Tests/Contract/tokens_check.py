"""Tests design tokens: against the official schemas, and what comes back when a button's own tokens are sent in.

Usage: tokens_check.py PROGRAM [SCHEMAS], with the folder of the JSON Schemas of the format, version 2025.10
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft7Validator
from referencing import Registry, Resource

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check, fetch  # noqa: E402

from service import running  # noqa: E402

VERSION = "https://www.designtokens.org/schemas/2025.10/"
SCHEMES = ["light", "dark"]
CHANGES = {
    "cornerRadius": {"value": 3, "unit": "px"},
    "top": {"value": 9, "unit": "px"},
    "leading": {"value": 20, "unit": "px"},
    "bottom": {"value": 1, "unit": "px"},
    "size": {"value": 21.5, "unit": "px"},
    "weight": 700,
}


class Schemas:
    """The schemas of the format and of the resolver; without their folder nothing is checked."""

    def __init__(self, folder):
        self.registry = Registry()
        self.has_files = folder is not None
        self.count = 0
        for path in Path(folder).rglob("*.json") if folder else []:
            document = json.loads(path.read_text())
            self.registry = Resource.from_contents(document) @ self.registry

    def check(self, document, name):
        if not self.has_files:
            return
        validator = Draft7Validator({"$ref": f"{VERSION}{name}.json"}, registry=self.registry)
        errors = [f"{list(error.absolute_path)}: {error.message}" for error in validator.iter_errors(document)]
        check(not errors, f"{name}.json: {errors[:3]}\n{json.dumps(document)[:500]}")
        self.count += 1


def tokens_of(group, path=()):
    """The tokens of a document, by their paths."""
    for name, value in group.items():
        if name.startswith("$"):
            continue
        if "$value" in value:
            yield (*path, name), value
        else:
            yield from tokens_of(value, (*path, name))


def check_references(document):
    """Checks that each reference of a resolver file leads to a token, in each combination of contexts."""
    modifiers = document["modifiers"]
    combinations = 0
    for scheme in modifiers["colorScheme"]["contexts"].values():
        for state in modifiers["state"]["contexts"].values():
            combinations += 1
            merged = {key: value for part in (*scheme, *state) for key, value in part.items()}
            tokens = dict(tokens_of(merged))
            for path, token in tokens.items():
                if path[0] == "button":
                    target = tokens.get(tuple(token["$value"].strip("{}").split(".")))
                    check(target is not None, f"{token['$value']} is a token")
                    check(target["$type"] == token["$type"], f"{path} has the type of its token")
    check(combinations >= 2 * len(SCHEMES), "there are several states")
    for modifier in modifiers.values():
        check(modifier["default"] in modifier["contexts"], "the default is a context")


def check_dialects(base, path, schemas):
    """Checks what the dialects of one style have; returns the tokens in the first dialect."""
    _, tokens = fetch(f"{base}{path}/tokens.json")
    schemas.check(tokens, "format")
    check(set(SCHEMES) < set(tokens), f"{path} has both color schemes")
    for mode in SCHEMES:
        _, single = fetch(f"{base}{path}/tokens.json?mode={mode}")
        schemas.check(single, "format")
        check(dict(tokens_of(single)) == dict(tokens_of(tokens[mode])), f"{path}: a file of one mode has its tokens")
        _, figma = fetch(f"{base}{path}/tokens.json?dialect=figma&mode={mode}")
        schemas.check(figma, "format")
        check(figma["$extensions"]["com.figma.modeName"] == mode.capitalize(), f"{path}: the name of the mode")
        types = {token["$type"] for _, token in tokens_of(figma)}
        check(types <= {"color", "number"}, f"{path}: {types} in Figma")
    _, texts = fetch(f"{base}{path}/tokens.json?dialect=hex")
    check({theme["id"] for theme in texts["$themes"]} == set(SCHEMES), f"{path}: a theme for each color scheme")
    for name, token in tokens_of(texts):
        check(isinstance(token["$value"], str), f"{path}: {name} is a text")
    _, resolver = fetch(f"{base}{path}/tokens.resolver.json")
    schemas.check(resolver, "resolver")
    check_references(resolver)
    return tokens


def check_round_trip(base, style, tokens):
    """Checks that the tokens of a style change nothing in it, and come back as they are."""
    item = {"framework": style["framework"], "style": style["name"], "tokens": tokens}
    plain = {key: value for key, value in item.items() if key != "tokens"}
    variants = [{"state": state, "colorScheme": scheme} for state in style["states"] for scheme in SCHEMES]
    variants += [
        {"format": "states.svg"},
        {"format": "animation.svg", "motion": "full"},
        {"t": 0.5, "events": "press@0.4,release@1"},
    ]
    for variant in variants:
        status, results = fetch(base + "/v1/render", {"items": [item | variant, plain | variant]})
        themed, drawn = results["items"]
        check(status == 200 and themed.get("svg") == drawn["svg"], f"{plain | variant} is drawn the same: {themed}")
        check(themed["ignored"] == [], f"{plain}: ignored {themed['ignored']}")
    _, again = fetch(base + "/v1/render", item | {"format": "tokens.json"})
    check(again == tokens, f"{plain}: the tokens come back")


def check_changes(base, style, tokens):
    """Checks that each token with another value comes back as it was sent, or is listed as ignored."""
    item = {"framework": style["framework"], "style": style["name"], "format": "tokens.json"}
    changed = json.loads(json.dumps(tokens))
    for path, token in tokens_of(changed):
        if token["$type"] == "color":
            token["$value"] = {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#336699"}
        elif path[-1] in CHANGES:
            token["$value"] = CHANGES[path[-1]]
    _, results = fetch(base + "/v1/render", {"items": [item | {"tokens": changed}]})
    result = results["items"][0]
    again = dict(tokens_of(result["json"]))
    different = {path for path, token in tokens_of(changed) if again.get(path) != token}
    check({".".join(path) for path in different} == set(result["ignored"]), f"{item}: {different} {result['ignored']}")
    read = {path[-1] for path in set(again) - different}
    check({"label", "size", "weight", "top", "leading"} <= read, f"{item} has a label of the theme: {read}")
    check("fill" not in read or "cornerRadius" in read, f"{item} has corners of the theme")


def main():
    schemas = Schemas(sys.argv[2] if len(sys.argv) > 2 and sys.argv[2] else None)
    with running(sys.argv[1]) as base:
        _, catalog = fetch(base + "/v1/styles")
        for style in catalog["styles"]:
            tokens = check_dialects(base, f"/v1/{style['framework']}/{style['name']}", schemas)
            check_round_trip(base, style, tokens)
            check_changes(base, style, tokens)
    print(f"the tokens of {len(catalog['styles'])} styles draw the same buttons; {schemas.count} files are valid")


main()
