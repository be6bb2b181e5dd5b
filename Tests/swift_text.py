"""Facts about Swift sources, from their text alone."""

import re
from collections.abc import Iterator

STRING = re.compile(r'(#*)("""(?=[ \t]*\n)|")')
NEXT_IN_CODE = re.compile(r'//|/\*|#*"|[()]')
NEXT_IN_COMMENT = re.compile(r"/\*|\*/")

CONTROLS = ("Button", "Link", "Menu", "Toggle", "NavigationLink", "EditButton", "ShareLink")
CONTROL = re.compile(rf"\b(?:{'|'.join(CONTROLS)})\b")
# A control, or a type that is named as a button.
BUTTON = re.compile(rf"\b(?:{'|'.join(CONTROLS)}|[A-Z]\w*Button)\b")
PREVIEW = re.compile(r"#Preview\b|\bPreviewProvider\b")
CONFORMING_TYPE = re.compile(r"\b(?:struct|extension)\s+([\w.]+)\s*(?:<[^{};]*>)?\s*:([^{};]*)\{")

NAME = re.compile(r"(?<![\w$])[A-Z]\w*")
# A name that is declared here: a type, a function, a property, an associated type, or a macro.
DECLARATION = re.compile(
    r"\b(?:struct|class|enum|actor|protocol|typealias|associatedtype|macro|func|let|var)\s+`?([A-Z]\w*)"
)
CASES = re.compile(r"\bcase\s+([^\n{};]*(?:(?<=,)\n[^\n{};]*)*)")
GENERIC_PARAMETERS = re.compile(
    r"\b(?:(?:struct|class|enum|actor|typealias|func|protocol|macro)\s+[^\s<({]+|init[?!]?|subscript)"
    r"\s*<([^{};]*?)>\s*[({:=]"
)
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:\w+[ \t]+)?import[ \t]+(?:\w+[ \t]+)?([A-Za-z_][\w.]*)", re.M
)
# Versions of systems, whose names are no names of the program.
AVAILABILITY = re.compile(r"[@#](?:un)?available\s*\([^)]*\)")

DIRECTIVE = re.compile(r"[ \t]*#(if|elseif|else|endif)\b(.*)")
# A condition of compilation: `os(iOS)`, `DEBUG`.
CONDITION = re.compile(r"(\w+)(?:\s*\(([^()]*)\))?")
CONDITIONS = {("os", "iOS"), ("targetEnvironment", "simulator"), ("arch", "arm64"), ("DEBUG", ""), ("true", "")}
# The rules by which a condition becomes 1 or 0, the strongest operator first.
REDUCTIONS = [
    (re.compile(pattern), result)
    for pattern, result in [
        (r"!0", "1"),
        (r"!1", "0"),
        (r"\(([01])\)", r"\1"),
        (r"1&&1", "1"),
        (r"[01]&&[01]", "0"),
        (r"0\|\|0", "0"),
        (r"[01]\|\|[01]", "1"),
    ]
]

# Names of the language.
LANGUAGE = {"Any", "Protocol", "Self", "Type"}
# Apple's modules for apps; that of the Mac is none of iOS.
MODULES = """
    Accelerate AppIntents AuthenticationServices AVFoundation AVKit Charts CloudKit Combine Contacts CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMotion CoreText CryptoKit Darwin Dispatch
    EventKit Foundation GameKit LocalAuthentication MapKit MessageUI Network ObjectiveC Observation OSLog PDFKit
    PencilKit Photos PhotosUI PlaygroundSupport QuartzCore QuickLook RealityKit SafariServices SceneKit Security
    Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols TipKit UIKit UniformTypeIdentifiers UserNotifications
    Vision WatchKit WebKit WidgetKit
"""
MODULES_OF_IOS = set(MODULES.split())
ALL_MODULES = MODULES_OF_IOS | {"AppKit", "Cocoa"}


def code_of(text: str) -> str:
    """A source of the same length whose comments and strings are spaces; code in strings stays."""
    parts: list[str] = []
    _keep_code(text, 0, parts, is_nested=False)
    return "".join(parts)


def _keep_code(text: str, start: int, parts: list[str], *, is_nested: bool) -> int:
    """Appends code up to its end, or the parenthesis that closes it; returns the position after it."""
    depth = 0
    while found := NEXT_IN_CODE.search(text, start):
        token = found.group()
        if token in "()":
            parts.append(text[start : found.end()])
            start = found.end()
            depth += 1 if token == "(" else -1
            if is_nested and depth < 0:
                return start
            continue
        parts.append(text[start : found.start()])
        if token == "//":
            start = _skip(text, found.start(), _end_of_line(text, found.start()), parts)
        elif token == "/*":
            start = _skip(text, found.start(), _end_of_comment(text, found.end()), parts)
        else:
            start = _keep_code_of_string(text, found.start(), parts)
    parts.append(text[start:])
    return len(text)


def _keep_code_of_string(text: str, start: int, parts: list[str]) -> int:
    """Appends a string, of which only interpolations stay; returns the position after it."""
    opening = STRING.match(text, start)
    assert opening
    hashes, quotes = opening.groups()
    special = re.compile(rf"\\{hashes}(\()|\\{hashes}.|{quotes}{hashes}" + ("" if len(quotes) > 1 else r"|\n"), re.S)
    start = _skip(text, start, opening.end(), parts)
    while found := special.search(text, start):
        start = _skip(text, start, found.end(), parts)
        if found.group(1):
            parts[-1] = parts[-1][:-1] + "("
            start = _keep_code(text, start, parts, is_nested=True)
        elif not found.group().startswith("\\"):
            return start
    return _skip(text, start, len(text), parts)


def _skip(text: str, start: int, end: int, parts: list[str]) -> int:
    parts.append(re.sub(r"[^\n]", " ", text[start:end]))
    return end


def _end_of_line(text: str, start: int) -> int:
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _end_of_comment(text: str, start: int) -> int:
    depth = 1
    while found := NEXT_IN_COMMENT.search(text, start):
        start = found.end()
        depth += 1 if found.group() == "/*" else -1
        if depth == 0:
            return start
    return len(text)


def is_met(condition: str) -> bool:
    """Whether a condition of compilation is met on iOS."""

    def value(found: re.Match[str]) -> str:
        name, argument = found.group(1), (found.group(2) or "").strip()
        if name in {"swift", "compiler"}:
            return str(int(argument.startswith(">=")))
        if name == "canImport":
            return str(int(argument in MODULES_OF_IOS))
        return str(int((name, argument) in CONDITIONS))

    rest = re.sub(r"\s+", "", CONDITION.sub(value, condition))
    while True:
        for pattern, result in REDUCTIONS:
            shorter = pattern.sub(result, rest, count=1)
            if shorter != rest:
                rest = shorter
                break
        else:
            return rest == "1"


def active_code(code: str) -> str:
    """Code without the branches of `#if` that are not compiled for iOS, and without the directives."""
    lines = []
    # For each open `#if`: whether this branch is compiled, and whether one was.
    branches: list[tuple[bool, bool]] = []
    for line in code.split("\n"):
        directive = DIRECTIVE.match(line)
        if directive:
            word, condition = directive.groups()
            was_met = branches.pop()[1] if word != "if" and branches else False
            if word != "endif":
                holds = not was_met and (word == "else" or is_met(condition))
                branches.append((holds, was_met or holds))
        is_compiled = not directive and all(is_active for is_active, _ in branches)
        lines.append(line if is_compiled else "")
    return "\n".join(lines)


def depth_of(code: str) -> int:
    """The brackets that code opens and does not close."""
    return sum(code.count(bracket) for bracket in "{([") - sum(code.count(bracket) for bracket in "})]")


def body_at(code: str, opening: int) -> str:
    """The text from a brace to the one that closes it."""
    depth = 0
    for found in re.compile(r"[{}]").finditer(code, opening):
        depth += 1 if found.group() == "{" else -1
        if depth == 0:
            return code[opening : found.end()]
    return code[opening:]


def conforms_to_view(clause: str) -> bool:
    protocols = re.split(r"\bwhere\b", clause)[0]
    return bool(re.search(r"(?<![\w.])(?:SwiftUI\.)?View\b(?!\.)", protocols))


def has_button_view(code: str) -> bool:
    """Whether a view names a control in its declaration, or in the extension that makes it a view."""
    return any(
        conforms_to_view(found.group(2)) and CONTROL.search(body_at(code, found.end() - 1))
        for found in CONFORMING_TYPE.finditer(code)
    )


def has_preview_of_button(code: str) -> bool:
    """Whether there is a preview in a file that names a button."""
    return bool(PREVIEW.search(code) and BUTTON.search(code))


def _without_parentheses(text: str) -> str:
    """Text without what stands in parentheses; of one that is open, up to it."""
    while (shorter := re.sub(r"\([^()]*\)", "", text)) != text:
        text = shorter
    return text.split("(")[0]


def _cases(code: str) -> Iterator[str]:
    """The names of enumerations' cases; patterns have a point or a colon."""
    for found in CASES.finditer(code):
        names = _without_parentheses(found.group(1))
        if ":" not in names:
            yield from (part.split("=")[0].strip(" \t\n`") for part in names.split(","))


def _generic_parameters(code: str) -> Iterator[str]:
    for found in GENERIC_PARAMETERS.finditer(code):
        for part in found.group(1).split(","):
            yield part.split(":")[0].replace("each ", "").strip()


def declared_names(code: str) -> set[str]:
    """The capitalized names that a file declares: types, cases, generic parameters, functions and properties."""
    names = set(DECLARATION.findall(code)) | set(_cases(code)) | set(_generic_parameters(code))
    return {name for name in names if NAME.fullmatch(name)}


def used_names(code: str) -> set[str]:
    """The capitalized names in a file; those of imports only if the module is not Apple's."""
    modules = {module.split(".")[0] for module in IMPORT.findall(code)}
    code = AVAILABILITY.sub("", IMPORT.sub("", code))
    own_modules = {module for module in modules if NAME.fullmatch(module)}
    return (set(NAME.findall(code)) | own_modules) - LANGUAGE - ALL_MODULES


def missing_names(code: str, known_names: set[str]) -> set[str]:
    """The capitalized names that a file neither declares nor has from Apple."""
    return used_names(code) - known_names - declared_names(code)
