"""The kinds of faults that a change of one value makes: each a rule, and a function that finds places for it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from audits import BLACK, WHITE, Color, Failure, Picture, Program, contrast, luminance
from swift_places import Chain, Source

from roots import Record

FOREGROUND = ("foregroundStyle", "foregroundColor")
CONTROLS = {"Button", "Link", "Toggle", "Menu", "NavigationLink", "ShareLink"}
WRONG_LABEL = "Zebra"
# A condition with a name that ends a state: `configuration.isPressed && !reduceMotion ?`.
PRESSED = re.compile(r"(?:\b\w+\.)*\bisPressed\b(?:\s*&&\s*!?[\w.]+)?\s*\?\s*")
ENABLED = re.compile(r"(?:\b\w+\.)*\bisEnabled\b\s*\?\s*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Fault:
    """A change of a source, and the finding that it should make."""

    # The offsets in the source and the text that replaces what is there, the first first.
    edits: tuple[tuple[int, int, str], ...]
    # The offsets of the statement that the change is in.
    statement: tuple[int, int]
    # The label of the element.
    label: str
    state: str = "normal"
    # The other values of the condition that it shows in.
    condition: tuple[tuple[str, str], ...] = (("colorScheme", "light"),)
    severities: tuple[str, ...] = ("error", "warning")
    # The color that the element has after the change.
    color: Color | None = None
    # Whether the picture in the state becomes that of the normal state.
    becomes_normal: bool = False
    # Whether the region of the control becomes smaller than 24 points.
    becomes_small: bool = False
    # Whether nothing of it is seen.
    is_unseen: bool = False

    def changed(self, text: str) -> str:
        """The source with the fault."""
        for start, end, replacement in reversed(self.edits):
            text = text[:start] + replacement + text[end:]
        return text

    def description(self, text: str) -> str:
        """What is changed into what, in one line."""
        parts = []
        for start, end, replacement in self.edits:
            before = " ".join(text[start:end].split())
            after = " ".join(replacement.split())
            parts.append(f"“{before}” → “{after}”" if before else f"+ “{after}”")
        return ", ".join(parts)


@dataclass
class Root:
    """What a file shows, as it is drawn before a change."""

    program: Program
    file: Path
    source: Source
    name: str
    kind: str
    findings: list[Record] = field(default_factory=list)

    @cached_property
    def elements(self) -> list[Record]:
        return self.program.elements(self.file, self.name)["elements"]

    @cached_property
    def mirrored(self) -> list[Record]:
        return self.program.elements(self.file, self.name, layoutDirection="rightToLeft")["elements"]

    @cached_property
    def width(self) -> float:
        return self.program.elements(self.file, self.name)["size"]["value"]["width"]

    @cached_property
    def picture(self) -> Picture:
        return self.program.picture(self.file, self.name)

    @cached_property
    def dark_picture(self) -> Picture:
        return self.program.picture(self.file, self.name, colorScheme="dark")

    @cached_property
    def pressed_picture(self) -> Picture:
        return self.program.picture(self.file, self.name, **self.state("pressed"))

    def state(self, name: str) -> dict[str, str]:
        """The parameters of a state of all controls."""
        everything = {} if self.kind in {"style", "button"} else {"button": "all"}
        return {"state": name} | everything

    @cached_property
    def is_button_style(self) -> bool:
        """Whether it is a style that knows whether its button is pressed."""
        return bool(re.search(rf"\bstruct\s+{self.name}\b[^{{]*:[^{{]*\bButtonStyle\b", self.source.code))

    def placed(self, *kinds: str) -> Iterator[tuple[Record, Chain, str]]:
        """The elements of some kinds with the expressions that make them, and their labels."""
        for element in self.elements:
            label = element.get("label") or element.get("text")
            chain = self.source.chain(element.get("place"))
            if element["kind"] in kinds and chain and label and element["isEnabled"]:
                yield element, chain, label

    @property
    def controls(self) -> list[Record]:
        return [element for element in self.elements if element["kind"] == "control" and element["isEnabled"]]

    @cached_property
    def texts_in_controls(self) -> list[Record]:
        return [text for text in self.elements if text["kind"] == "text" and self.control_of(text)]

    def control_of(self, element: Record) -> Record | None:
        """The smallest control around an element."""
        around = [control for control in self.controls if _contains(control["frame"], element["frame"])]
        return min(around, key=lambda control: control["frame"]["width"], default=None)

    def contents(self, control: Record) -> list[Record]:
        """The texts, symbols and images in a control."""
        return [
            element
            for element in self.elements
            if element["kind"] in {"text", "symbol", "image"} and _contains(control["frame"], element["frame"])
        ]


@dataclass(frozen=True)
class Kind:
    """A kind of fault."""

    name: str
    rule: str
    find: Callable[[Root], Iterator[Fault]]


def _contains(outer: Record, inner: Record) -> bool:
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    return outer["x"] <= x <= outer["x"] + outer["width"] and outer["y"] <= y <= outer["y"] + outer["height"]


def _code(color: Color) -> str:
    red, green, blue = (f"{part / 255:.3f}" for part in color)
    return f"Color(red: {red}, green: {green}, blue: {blue})"


def _mixed(color: Color, other: Color, part: float) -> Color:
    return tuple(round(first + (second - first) * part) for first, second in zip(color, other, strict=True))


def _nearly(background: Color) -> Color:
    """A color whose contrast with another one is about 1.4."""
    end = BLACK if luminance(background) > 0.18 else WHITE
    return next(
        color for step in range(1, 101) if contrast(color := _mixed(background, end, step / 100), background) >= 1.35
    )


def _is_label(chain: Chain) -> bool:
    return chain.name.endswith(".label")


def _styled(root: Root, chain: Chain, color: str, *names: str) -> tuple[int, int, str] | None:
    """The edit that gives an expression another color: that of its modifier if it has one, else a new modifier."""
    call = chain.call(*(names or FOREGROUND))
    if call:
        return (*call.arguments, color)
    if chain.name in {"Text", "Label", "Image"} or _is_label(chain):
        return chain.head_end, chain.head_end, f".foregroundColor({color})"
    return None


# MARK: Colors


def low_contrast(root: Root) -> Iterator[Fault]:
    """A text nearly in the color behind it."""
    for element, chain, label in root.placed("text"):
        background = root.picture.background(element["frame"])
        if background and (element["contrast"] or 0) >= 4.5:
            color = _nearly(background)
            if edit := _styled(root, chain, _code(color)):
                yield Fault((edit,), (chain.start, chain.end), label, color=color)


def low_contrast_pressed(root: Root) -> Iterator[Fault]:
    """A text nearly in the color behind it, while the button is pressed."""
    if not root.is_button_style:
        return
    for element, chain, label in root.placed("text"):
        call = chain.call(*FOREGROUND)
        if not call or not _is_label(chain) or (element["contrast"] or 0) < 4.5:
            continue
        background = root.pressed_picture.background(element["frame"])
        if not background:
            continue
        color = _nearly(background)
        start, end = call.arguments
        condition = PRESSED.search(root.source.code, start, end)
        if condition:
            edit = (condition.end(), root.source.end_of_expression(condition.end(), ":"), _code(color) + " ")
        else:
            value = root.source.text[start:end]
            edit = (start, end, f"{chain.calls[0].name}.isPressed ? {_code(color)} : {value}")
        yield Fault((edit,), (chain.start, chain.end), label, "pressed", color=color)


def faint_when_pressed(root: Root) -> Iterator[Fault]:
    """An opacity of 15 % while the button is pressed."""
    if not root.is_button_style:
        return
    for found in re.finditer(r"(?m)^\s*\.opacity\(", root.source.code):
        close = root.source.closing(found.end() - 1)
        condition = PRESSED.search(root.source.code, found.end(), close or found.end())
        value = condition and NUMBER.match(root.source.code, condition.end())
        for element in root.texts_in_controls if value else []:
            if (element["contrast"] or 0) >= 4.5:
                edit = (value.start(), value.end(), "0.15")
                statement = (found.start(), close + 1)
                yield Fault((edit,), statement, element.get("label") or element["text"], "pressed")


def faint_symbol(root: Root) -> Iterator[Fault]:
    """The symbol of a button without text, nearly in the color behind it."""
    for element, chain, label in root.placed("symbol"):
        control = root.control_of(element)
        background = root.picture.background(element["frame"])
        if not control or not background or any(part["kind"] != "symbol" for part in root.contents(control)):
            continue
        if not element["colors"]:
            continue
        red, green, blue, alpha = bytes.fromhex(element["colors"][0][1:])
        color = _mixed(background, (red, green, blue), alpha / 255)
        if contrast(color, background) >= 3:
            color = _nearly(background)
            if edit := _styled(root, chain, _code(color)):
                yield Fault((edit,), (chain.start, chain.end), label, color=color)


def lost_in_a_scheme(root: Root) -> Iterator[Fault]:
    """A text in black or white, which is the color of the ground in one color scheme."""
    for element, chain, label in root.placed("text"):
        if not element["contrast"]:
            continue
        light = root.picture.background(element["frame"])
        dark = root.dark_picture.background(element["frame"])
        if light is None or dark is None:
            continue
        for name, color, scheme in (("black", BLACK, "dark"), ("white", WHITE, "light")):
            lost, seen = (dark, light) if scheme == "dark" else (light, dark)
            if contrast(color, lost) < 1.15 and contrast(color, seen) > 1.5:
                edit = _styled(root, chain, f"Color.{name}")
                if edit:
                    condition = (("colorScheme", scheme),)
                    yield Fault((edit,), (chain.start, chain.end), label, condition=condition, severities=("error",))


def role_by_color(root: Root) -> Iterator[Fault]:
    """A destructive role that only a similar color tells."""
    if not root.is_button_style or re.search(r"\brole\b", root.source.code):
        return
    for element, chain, _ in root.placed("text"):
        call = chain.call(*FOREGROUND)
        if not call or not _is_label(chain) or "isPressed" in root.source.code[slice(*call.arguments)]:
            continue
        red, green, blue, alpha = bytes.fromhex(element["colors"][0][1:])
        control = root.control_of(element)
        other = _similar((red, green, blue)) if alpha == 255 else None
        if other and control:
            value = root.source.text[slice(*call.arguments)]
            name = chain.calls[0].name
            edit = (*call.arguments, f"{name}.role == .destructive ? {_code(other)} : {value}")
            yield Fault(
                (edit,),
                (chain.start, chain.end),
                control["label"],
                condition=(("variant", "destructive"),),
                is_unseen=True,
            )


def _similar(color: Color) -> Color | None:
    """Another hue with nearly the same brightness."""
    hues = ((220, 30, 30), (30, 120, 220), (20, 130, 40), (255, 170, 160), (170, 200, 255))
    pairs = ((hue, _mixed(hue, color, 0.35)) for hue in hues)
    fitting = (
        mixed
        for hue, mixed in pairs
        if contrast(mixed, color) < 2.4 and max(abs(a - b) for a, b in zip(mixed, color, strict=True)) > 60
    )
    return next(fitting, None)


# MARK: States


def pressed_as_normal(root: Root) -> Iterator[Fault]:
    """A pressed look that is the normal one."""
    yield from _state_as_normal(root, PRESSED, "pressed", keeps_first=False)


def disabled_as_normal(root: Root) -> Iterator[Fault]:
    """A disabled look that is the normal one."""
    yield from _state_as_normal(root, ENABLED, "disabled", keeps_first=True)


def _state_as_normal(root: Root, condition: re.Pattern[str], state: str, *, keeps_first: bool) -> Iterator[Fault]:
    if root.kind != "style" or len(root.controls) != 1:
        return
    code, edits = root.source.code, []
    for found in condition.finditer(code):
        colon = root.source.end_of_expression(found.end(), ":")
        if code[colon : colon + 1] == "\n":
            return
        end = root.source.end_of_expression(colon + 1, ",")
        parts = (found.end(), colon), (colon + 1, end)
        value = root.source.text[slice(*parts[0 if keeps_first else 1])].strip()
        if not edits or found.start() >= edits[-1][1]:
            edits.append((found.start(), end, value))
    if edits:
        statement = (edits[0][0], edits[-1][1])
        yield Fault(tuple(edits), statement, root.controls[0]["label"], state, becomes_normal=True)


def growing_despite_reduced_motion(root: Root) -> Iterator[Fault]:
    """A pressed button that shrinks by a fifth, also with reduced motion."""
    label = root.controls[0]["label"] if root.controls else None
    if not root.is_button_style or not label:
        return
    condition = (("motion", "reduced"),)
    code = root.source.code
    for found in re.finditer(r"\.scaleEffect\(", code):
        close = root.source.closing(found.end() - 1) or found.end()
        press = PRESSED.match(code, found.end(), close)
        value = press and NUMBER.match(code, press.end())
        if value and re.search(r"\.animation\(", code):
            name = re.match(r"[\w.]+", press.group()).group()
            edit = (press.start(), value.end(), f"{name} ? 0.8")
            yield Fault((edit,), (found.start(), close + 1), label, condition=condition, is_unseen=True)
            return
    for _, chain, label in root.placed("text"):
        if _is_label(chain) and chain.calls[0].name == "configuration":
            pressed = "configuration.isPressed"
            animated = f".scaleEffect({pressed} ? 0.8 : 1).animation(.easeOut(duration: 0.4), value: {pressed})"
            edit = (chain.end, chain.end, animated)
            yield Fault((edit,), (chain.start, chain.end), label, condition=condition, is_unseen=True)


# MARK: Sizes


def small_icon(root: Root) -> Iterator[Fault]:
    """The frame or the padding of a button without text, of 20 points or of none."""
    for element, chain, _ in root.placed("symbol"):
        control = root.control_of(element)
        frame, padding = chain.call("frame"), chain.call("padding")
        if not control or any(part["kind"] == "text" for part in root.contents(control)):
            continue
        for call, value in ((frame, "20"), (padding, "0")):
            edit = _lengths(root, call, value)
            if edit and control["label"]:
                yield Fault((edit,), (chain.start, chain.end), control["label"], becomes_small=True)


def small_text_button(root: Root) -> Iterator[Fault]:
    """The padding or the height of a button with a text, of 20 points or of none."""
    for _, chain, _ in root.placed("text"):
        for call in chain.calls[1:] if _is_label(chain) else []:
            if call.name in {"frame", "padding"} and len(root.controls) == 1:
                edit = _lengths(root, call, "20" if call.name == "frame" else "0")
                if edit and "idth" not in edit[2] and ".horizontal" not in edit[2]:
                    statement = (chain.start, chain.end)
                    yield Fault((edit,), statement, root.controls[0]["label"], becomes_small=True)


def _lengths(root: Root, call, value: str) -> tuple[int, int, str] | None:
    """The edit that replaces all numbers in a call; none without numbers."""
    if not call:
        return None
    text = root.source.text[slice(*call.arguments)]
    if re.search(r"[a-z]+(?=\s*[,*/+?-]|$)", re.sub(r"\.\w+", "", text)):
        return None
    changed = NUMBER.sub(value, text)
    return (*call.arguments, changed) if changed != text else None


def fixed_font(root: Root) -> Iterator[Fault]:
    """A font of 17 points at all sizes of text."""
    condition = (("dynamicTypeSize", "accessibility3"),)
    for edit, chain, label in _fonts(root, ".system(size: 17)"):
        yield Fault((edit,), (chain.start, chain.end), label, condition=condition, is_unseen=True)


def small_font(root: Root) -> Iterator[Fault]:
    """A font of 9 points."""
    for edit, chain, label in _fonts(root, ".system(size: 9)"):
        yield Fault((edit,), (chain.start, chain.end), label, severities=("information",))


def _fonts(root: Root, font: str) -> Iterator[tuple[tuple[int, int, str], Chain, str]]:
    for _, chain, label in root.placed("text"):
        call = chain.call("font")
        if call and ".system(size" not in root.source.code[slice(*call.arguments)]:
            yield (*call.arguments, font), chain, label
        elif not call and (chain.name == "Text" or _is_label(chain)):
            yield (chain.head_end, chain.head_end, f".font({font})"), chain, label


def cut_off(root: Root) -> Iterator[Fault]:
    """A text in one line of 40 points."""
    for element, chain, label in root.placed("text"):
        if (chain.name == "Text" or _is_label(chain)) and element["frame"]["width"] >= 48:
            edit = (chain.head_end, chain.head_end, ".lineLimit(1).frame(width: 40)")
            yield Fault((edit,), (chain.start, chain.end), label)


# MARK: Assistive programs


def no_label(root: Root) -> Iterator[Fault]:
    """A button with a symbol only, without an accessibility label."""
    for control, chain, _ in root.placed("control"):
        contents = root.contents(control)
        names = [part["text"] for part in contents if part["kind"] == "symbol" and part.get("text")]
        call = chain.call("accessibilityLabel")
        if call and len(contents) == len(names) == 1:
            # The label becomes the name of the symbol.
            expected = names[0].replace(".", " ")
            yield Fault(((call.start, call.end, ""),), (chain.start, chain.end), expected, is_unseen=True)
    for _, chain, _ in root.placed("control"):
        head = chain.calls[0]
        edit = chain.name == "Button" and not chain.call("accessibilityLabel") and _icon_only(root, head)
        if edit:
            yield Fault((edit,), (chain.start, chain.end), "trash")


def _icon_only(root: Root, head) -> tuple[int, int, str] | None:
    """The edit that replaces the text of a button by a symbol."""
    text = root.source.text
    arguments = text[slice(*head.arguments)] if head.arguments else ""
    if head.arguments and (found := re.fullmatch(r'"[^"\\]*"(?:, role: (\.\w+))?', arguments)):
        body = text[head.arguments[1] + 1 : head.end]
        if body.strip().startswith("{"):
            role = f"(role: {found.group(1)})" if found.group(1) else ""
            return head.start, head.end, f'Button{role}{body} label: {{ Image(systemName: "trash") }}'
    return None


def other_label(root: Root) -> Iterator[Fault]:
    """An accessibility label that lacks the text."""
    for control, chain, _ in root.placed("control"):
        if chain.name not in CONTROLS or not any(part["kind"] == "text" for part in root.contents(control)):
            continue
        call = chain.call("accessibilityLabel")
        edit = (
            (*call.arguments, f'"{WRONG_LABEL}"')
            if call
            else (chain.head_end, chain.head_end, f'.accessibilityLabel("{WRONG_LABEL}")')
        )
        yield Fault((edit,), (chain.start, chain.end), WRONG_LABEL, is_unseen=True)


def hidden(root: Root) -> Iterator[Fault]:
    """A button that is hidden from accessibility."""
    for _, chain, label in root.placed("control"):
        if chain.name in CONTROLS:
            edit = (chain.head_end, chain.head_end, ".accessibilityHidden(true)")
            yield Fault((edit,), (chain.start, chain.end), label, is_unseen=True)


def gesture(root: Root) -> Iterator[Fault]:
    """A view with a gesture in place of a button."""
    for _, chain, label in root.placed("control"):
        trait = chain.call("accessibilityAddTraits")
        if trait and chain.name != "Button":
            yield Fault(((trait.start, trait.end, ""),), (chain.start, chain.end), label, is_unseen=True)
        if chain.name == "Button" and (view := _view_of_button(root, chain.calls[0])):
            edit = (chain.calls[0].start, chain.calls[0].end, f"{view}.onTapGesture {{}}")
            yield Fault((edit,), (chain.start, chain.end), label, is_unseen=True)


def _view_of_button(root: Root, head) -> str | None:
    """The label of a button as a view."""
    text = root.source.text
    arguments = text[slice(*head.arguments)] if head.arguments else ""
    rest = text[head.arguments[1] + 1 if head.arguments else head.opening : head.end].strip()
    if found := re.match(r'("[^"\\]*"|\w+)(?=\s*(?:,|$))', arguments):
        return None if "systemImage" in arguments else f"Text({found.group()})"
    if found := re.search(r"\}\s*label:\s*(?=\{)", rest):
        return f"HStack {rest[found.end() :]}"
    if arguments.startswith("action:") and rest.startswith("{"):
        return f"HStack {rest}"
    return None


# MARK: Directions


def not_mirrored(root: Root) -> Iterator[Fault]:
    """A layout from left to right in all languages."""
    seen: set[int] = set()
    for element, chain, label in root.placed("text", "symbol"):
        body = root.source.body_around(chain.start)
        # A view that is shown twice is only a part of the root.
        is_repeated = sum(item.get("place") == element["place"] for item in root.elements) > 1
        if not body or body.end in seen or is_repeated or not _is_mirrored(root, element):
            continue
        seen.add(body.end)
        edit = (body.end, body.end, ".environment(\\.layoutDirection, .leftToRight)")
        condition = (("layoutDirection", "rightToLeft"),)
        yield Fault((edit,), (body.start, body.end), label, condition=condition, is_unseen=True)


def _is_mirrored(root: Root, element: Record) -> bool:
    """Whether an element is aside, and on the other side in a layout from right to left."""
    other = next((item for item in root.mirrored if item["id"] == element["id"]), None)
    if not other:
        return False
    middle, moved = (item["frame"]["x"] + item["frame"]["width"] / 2 for item in (element, other))
    return abs(root.width - 2 * middle) > 6 and abs(root.width - middle - moved) < 1


# MARK: UIKit


def low_contrast_of_uikit(root: Root) -> Iterator[Fault]:
    """The title of a button of UIKit, nearly in the color behind it."""
    if root.kind != "button":
        return
    for element in root.elements:
        background = element["kind"] == "text" and root.picture.background(element["frame"])
        for found in re.finditer(r"\.baseForegroundColor\s*=\s*(.+)", root.source.code):
            if background and (element["contrast"] or 0) >= 4.5:
                color = _nearly(background)
                components = ", ".join(
                    f"{name}: {part / 255:.3f}" for name, part in zip(("red", "green", "blue"), color, strict=True)
                )
                edit = (*found.span(1), f"UIColor({components}, alpha: 1)")
                yield Fault((edit,), found.span(), element["text"], color=color)


KINDS = [
    Kind("low contrast", "text-contrast", low_contrast),
    Kind("low contrast pressed", "text-contrast", low_contrast_pressed),
    Kind("faint when pressed", "text-contrast", faint_when_pressed),
    Kind("low contrast of UIKit", "text-contrast", low_contrast_of_uikit),
    Kind("faint symbol", "non-text-contrast", faint_symbol),
    Kind("lost in a scheme", "scheme-lost", lost_in_a_scheme),
    Kind("role by color", "color-only", role_by_color),
    Kind("pressed as normal", "states-look-alike", pressed_as_normal),
    Kind("disabled as normal", "states-look-alike", disabled_as_normal),
    Kind("reduced motion", "reduce-motion", growing_despite_reduced_motion),
    Kind("small icon", "touch-target", small_icon),
    Kind("small text button", "touch-target", small_text_button),
    Kind("fixed font", "fixed-size", fixed_font),
    Kind("small font", "small-text", small_font),
    Kind("cut off", "text-cut-off", cut_off),
    Kind("no label", "missing-label", no_label),
    Kind("other label", "label-in-name", other_label),
    Kind("hidden", "not-reachable", hidden),
    Kind("gesture", "missing-trait", gesture),
    Kind("not mirrored", "not-mirrored", not_mirrored),
]

__all__ = ["KINDS", "Failure", "Fault", "Kind", "Root"]
