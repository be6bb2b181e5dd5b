import StyleRuntime
import StyleSyntax
import ViewEngine

// Literals of keys, which may contain Markdown, texts and symbols.
extension Checker {
    /// A literal as the key of a text; nil where a string is expected.
    ///
    /// One without Markdown and values, for which the project has no text, is a string that is drawn in the same way.
    func resolveKey(
        _ segments: [StringSegment],
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        switch expected?.unwrapped {
        case .engine(.localizedStringKey): break
        case .any(.stringProtocol, _):
            // Most keys have neither Markdown nor values.
            if let text = plainText(segments), !hasText(forPlainKey: segments) {
                return Typed(.string, PlainKey(text: text))
            }
        default: return nil
        }
        guard let parts = keySegments(segments, in: scope) else { return .failed }
        if let localized = localizedLiteral(parts, at: place) {
            return Typed(.engine(.localizedStringKey), localized)
        }
        return Typed(.engine(.localizedStringKey), KeyLiteral(segments: parts))
    }

    /// The characters of a literal that has neither Markdown nor values, as most have; nil for others.
    private func plainText(_ segments: [StringSegment]) -> String? {
        var plain = ""
        for segment in segments {
            guard case .text(let text) = segment, !LocalizedStringKey.mayHaveMarkdown(text) else {
                return nil
            }
            plain += text
        }
        return plain
    }

    /// The literals of a key and the values between them; nil if there is an error, which is reported.
    func keySegments(_ segments: [StringSegment], in scope: Scope) -> [KeyLiteral.Segment]? {
        var parts: [KeyLiteral.Segment] = []
        for segment in segments {
            switch segment {
            case .text(let text): parts.append(.literal(text))
            case .interpolation(let arguments):
                guard let part = keySegment(arguments, in: scope) else { return nil }
                parts.append(part)
            }
        }
        return parts
    }

    private func keySegment(_ arguments: [Argument], in scope: Scope) -> KeyLiteral.Segment? {
        guard let first = arguments.first else { return .literal("") }
        guard arguments.count > 1 else { return .value(interpolated(first.value, in: scope)) }
        let value = resolve(first.value, as: nil, in: scope)
        let label = arguments[1].label
        guard label?.text == "specifier", arguments.count == 2 else {
            report(
                .keyInterpolation(label: label?.text ?? "_"),
                at: label?.place ?? program[arguments[1].value].place
            )
            return nil
        }
        return .formatted(value, specifier: check(arguments[1].value, as: .string, in: scope))
    }
}
