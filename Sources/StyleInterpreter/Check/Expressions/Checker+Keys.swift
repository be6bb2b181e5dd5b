import StyleSyntax
import ViewEngine

// Literals of keys, which may contain Markdown, texts and symbols.
extension Checker {
    /// A part of a key.
    private enum KeyPart: Sendable {
        case literal(String)
        case value(Code)
        case formatted(Code, specifier: Code)
    }

    /// A literal as the key of a text; nil where a string is expected, or where a string is drawn in the same way.
    func resolveKey(_ segments: [StringSegment], _ expected: StyleType?, _ scope: Scope) -> Typed? {
        switch expected?.unwrapped {
        case .engine("LocalizedStringKey"): break
        case .any("StringProtocol", _):
            // Most keys have neither Markdown nor values.
            let isPlain = segments.allSatisfy { segment in
                if case .text(let text) = segment { !LocalizedStringKey.mayHaveMarkdown(text) } else { false }
            }
            guard !isPlain else { return nil }
        default: return nil
        }
        var parts: [KeyPart] = []
        for segment in segments {
            switch segment {
            case .text(let text): parts.append(.literal(text))
            case .interpolation(let arguments):
                guard let part = keyPart(arguments, scope) else { return .failed }
                parts.append(part)
            }
        }
        let made = parts
        return Typed(.engine("LocalizedStringKey")) { frame throws(Failure) in
            var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
            var length = 0
            for part in made {
                switch part {
                case .literal(let text):
                    length += text.utf8.count
                    key.appendLiteral(text)
                case .value(let code):
                    switch try code(frame) {
                    case .engine(let text as Text): key.appendInterpolation(text)
                    case .engine(let image as Image): key.appendInterpolation(image)
                    case let value:
                        let text = value.description
                        length += text.utf8.count
                        key.appendInterpolation(text)
                    }
                case .formatted(let code, let specifier):
                    let (value, format) = (try code(frame), try String(bridging: specifier(frame)))
                    let text = try TextFormat(format).text(of: [value])
                    length += text.utf8.count
                    key.appendInterpolation(text)
                }
                try frame.execution.checkText(byteCount: length)
            }
            return try frame.execution.made(LocalizedStringKey(stringInterpolation: key).bridged)
        }
    }

    private func keyPart(_ arguments: [Argument], _ scope: Scope) -> KeyPart? {
        guard let first = arguments.first else { return .literal("") }
        let value = resolve(first.value, nil, scope).code
        guard arguments.count > 1 else { return .value(value) }
        let label = arguments[1].label
        guard label?.text == "specifier", arguments.count == 2 else {
            report(
                label?.place ?? program[arguments[1].value].place,
                "an interpolation with '\(label?.text ?? "_"):' is not supported in a pasted style",
                remedy: "use 'specifier:' or 'String(format:)'"
            )
            return nil
        }
        return .formatted(value, specifier: check(arguments[1].value, .string, scope).code)
    }
}
