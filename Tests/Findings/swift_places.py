"""The calls of Swift sources by their places, from their text alone."""

import re
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from roots import Record
from swift_text import code_of

NAME = re.compile(r"\w+")
SPACES = re.compile(r"[ \t]*")
LABEL = re.compile(r"\s*\w+\s*:\s*(?=\{)")
MEMBER = re.compile(r"\s*\??\.(?=\w)")
CLOSING = {"(": ")", "[": "]", "{": "}"}
BODY = re.compile(r"(?:\bbody\s*:\s*some\s+View\s*|#Preview\b[^{\n]*)\{\s*")


@dataclass(frozen=True)
class Call:
    """A name in a chain of members, and its parentheses and closures if it has some."""

    name: str
    # The offsets of the period, or of the first name; behind the name; and behind the last closure.
    start: int
    opening: int
    end: int
    # The offsets between the parentheses; none without them.
    arguments: tuple[int, int] | None


@dataclass(frozen=True)
class Chain:
    """An expression of names and calls: `configuration.label.font(.body)`."""

    calls: tuple[Call, ...]

    @property
    def start(self) -> int:
        return self.calls[0].start

    @property
    def end(self) -> int:
        return self.calls[-1].end

    @property
    def name(self) -> str:
        """The first name, and the second if the first is not called: `Text`, `configuration.label`."""
        first = self.calls[0]
        if first.end > first.opening or len(self.calls) < 2:
            return first.name
        return f"{first.name}.{self.calls[1].name}"

    @property
    def head_end(self) -> int:
        """The offset behind what the modifiers follow."""
        return self.calls[1 if "." in self.name else 0].end

    def call(self, *names: str) -> Call | None:
        """The first modifier that has one of the names."""
        return next((call for call in self.calls[1:] if call.name in names and call.arguments), None)


class Source:
    """The text of a Swift file."""

    def __init__(self, text: str):
        self.text = text

    @cached_property
    def code(self) -> str:
        """The text with spaces for comments and strings."""
        return code_of(self.text)

    @cached_property
    def line_starts(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    def line(self, offset: int) -> int:
        """The number of the line at an offset, from 1."""
        return self.text.count("\n", 0, offset) + 1

    def offset(self, place: Record | None) -> int | None:
        """The offset of a line and a column of bytes."""
        if not place or not 1 <= place["line"] <= len(self.line_starts):
            return None
        start = self.line_starts[place["line"] - 1]
        line = self.text[start:].split("\n", 1)[0]
        return start + len(line.encode()[: place["column"] - 1].decode(errors="ignore"))

    def chain(self, place: Record | int | None) -> Chain | None:
        """The expression that begins at a place."""
        start = place if isinstance(place, int) else self.offset(place)
        if start is None:
            return None
        calls: list[Call] = []
        position = start
        while name := NAME.match(self.code, position):
            end, arguments = self._end_of_call(name.end())
            calls.append(Call(name.group(), start, name.end(), end, arguments))
            member = MEMBER.match(self.code, end)
            if not member:
                break
            start, position = end + len(member.group()) - 1, member.end()
        return Chain(tuple(calls)) if calls else None

    def body_around(self, offset: int) -> Chain | None:
        """The expression that is the whole body of a view, or the first of a preview, around an offset."""
        bodies = [found.end() for found in BODY.finditer(self.code, 0, offset + 1)]
        for start in reversed(bodies):
            chain = self.chain(start)
            if chain and chain.start <= offset < chain.end:
                return chain
        return None

    def closing(self, opening: int) -> int | None:
        """The offset of the bracket that closes another one."""
        expected = [CLOSING[self.code[opening]]]
        for position in range(opening + 1, len(self.code)):
            character = self.code[position]
            if character in CLOSING:
                expected.append(CLOSING[character])
            elif character in ")]}":
                if character != expected.pop():
                    return None
                if not expected:
                    return position
        return None

    def end_of_expression(self, start: int, ends: str) -> int:
        """The offset of the first of some characters, of a bracket that closes an outer one, or of the line's end."""
        position = start
        while position < len(self.code):
            character = self.code[position]
            if character in CLOSING:
                close = self.closing(position)
                if close is None:
                    return position
                position = close
            elif character in ends or character in ")]}\n":
                return position
            position += 1
        return position

    def _end_of_call(self, position: int) -> tuple[int, tuple[int, int] | None]:
        arguments = None
        if self.code[position : position + 1] == "(" and (close := self.closing(position)) is not None:
            arguments = (position + 1, close)
            position = close + 1
        brace = SPACES.match(self.code, position).end()
        while self.code[brace : brace + 1] == "{" and (close := self.closing(brace)) is not None:
            position = close + 1
            label = LABEL.match(self.code, position)
            if not label:
                break
            brace = label.end()
        return position, arguments
