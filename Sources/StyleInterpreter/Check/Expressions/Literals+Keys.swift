import StyleRuntime
import StyleSyntax
import ViewEngine

// Literals of keys, which may contain Markdown, texts and symbols.
extension Literals {
    /// A literal as the key of a text; nil where a string is expected.
    ///
    /// One without Markdown and values, for which the project has no text, is a string that is drawn in the same way.
    func resolveKey(
        _ segments: [StringSegment],
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        switch expected?.unwrapped.kind {
        case .engine(.localizedStringKey): break
        case .any(.stringProtocol, _):
            // Most keys have neither Markdown nor values.
            if let text = plainText(segments), !localizedTexts.hasText(forPlainKey: segments) {
                return Typed(.string, PlainKey(text: text))
            }
        default: return nil
        }
        guard let parts = keySegments(segments, in: scope) else { return .failed }
        if let localized = localizedTexts.localizedLiteral(parts, at: place) {
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
        if let text = formattedValue(arguments, in: scope) { return .value(text) }
        let value = expressions.resolve(first.value, as: nil, in: scope)
        let label = arguments[1].label
        guard label?.text == "specifier", arguments.count == 2 else {
            checker.report(
                .keyInterpolation(label: label?.text ?? "_"),
                at: label?.place ?? program[arguments[1].value].place
            )
            return nil
        }
        return .formatted(value, specifier: expressions.check(arguments[1].value, as: .string, in: scope))
    }

    /// The text of `\(value, format: style)` and `\(value, formatter: formatter)`, and that of a moment in
    /// `\(date, style: .time)`; nil for other interpolations.
    func formattedValue(_ arguments: [Argument], in scope: Scope) -> Typed? {
        guard arguments.count == 2, let label = arguments[1].label else { return nil }
        let (value, format) = (arguments[0].value, arguments[1].value)
        func called(_ name: String, _ tiers: [[Callable]], receiver: Typed?, _ arguments: [Argument]) -> Typed
        {
            overloads.call(
                tiers,
                named: Name(name, at: label.place),
                receiver: receiver,
                receiverPlace: nil,
                with: arguments,
                closures: [],
                as: nil,
                in: scope
            )
        }
        switch label.text {
        case "format":
            let receiver = expressions.resolve(value, as: nil, in: scope)
            guard !receiver.type.isUnknown else { return interpolated(value, in: scope) }
            let members = memberLookup.members("formatted", of: receiver.type)
            return called("formatted", members, receiver: receiver, [Argument(label: nil, value: format)])
        case "formatter":
            let receiver = expressions.resolve(format, as: nil, in: scope)
            guard !receiver.type.isUnknown else { return interpolated(value, in: scope) }
            let members = memberLookup.members("string", of: receiver.type)
            // Each formatter has one function for its values, and may have one for any value.
            let first = members.joined().first { $0.parameters.count == 1 }?.parameters[0].label
            let argument = Argument(label: first.map { Name($0, at: label.place) }, value: value)
            return called("string", members, receiver: receiver, [argument])
        case "style":
            let values = [Argument(label: nil, value: value), arguments[1]]
            return called("Text", [records.initializers(of: .engine(.text))], receiver: nil, values)
        default: return nil
        }
    }
}
