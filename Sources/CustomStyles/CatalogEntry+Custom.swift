import ButtonRendering
import StyleInterpreter
import StyleSyntax
import ViewEngine

extension CatalogEntry {
    /// The entry of a style that a source of a user's own declares.
    convenience init(
        _ style: InterpretedStyle,
        name: String,
        text: SourceText,
        revision: UInt64 = 0,
        isReplaceable: Bool = false,
        collection: (any StyleCollection)? = nil,
        size: ButtonSize? = nil
    ) {
        let parameters = style.parameters.compactMap { ButtonRendering.StyleParameter($0) }
        self.init(
            framework: .custom,
            name: name,
            displayName: style.name,
            revision: revision,
            summary: text.documentation(of: style) ?? style.kind.summary,
            availability: "a source of your own, line \(style.place.line)",
            takesBorderShape: text.mentionsBorders,
            parameters: parameters,
            code: StyleCode(
                type: style.name,
                files: [text.bytes],
                required: Set(style.parameters.filter(\.isRequired).map(\.name))
            ),
            collection: collection,
            isReplaceable: isReplaceable,
            size: size
        ) { view, values in
            let arguments = Dictionary(
                parameters.compactMap { parameter in
                    values[parameter.name].map { (parameter.name, StyleInterpreter.StyleArgument($0)) }
                },
                uniquingKeysWith: { first, _ in first }
            )
            do {
                return try style.makeStyle(arguments: arguments).applied(to: view)
            } catch {
                BodyEvaluation.current?.fail(error)
                return AnyView(EmptyView())
            }
        }
    }
}

extension InterpretedStyle.Kind {
    /// The summary of a style without a documentation comment.
    fileprivate var summary: String {
        switch self {
        case .buttonStyle: "A button style of your own."
        case .primitiveButtonStyle: "A primitive button style of your own."
        }
    }
}

extension StyleInterpreter.StyleArgument {
    /// The argument for a value of a request.
    fileprivate init(_ value: StyleValues.Value) {
        switch value {
        case .choice(let name): self = .enumeration(name)
        case .number(let number): self = .number(number)
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .string(text.wrappedValue)
        case .color(let color): self = .color(color)
        }
    }
}

extension SourceText {
    /// Whether the source names the shape of borders, or a style of the system that has one.
    fileprivate var mentionsBorders: Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return [
            "buttonBorderShape", ".bordered", "BorderedButtonStyle", "BorderedProminentButtonStyle", ".glass",
        ]
        .contains { text.contains($0) }
    }

    /// The first paragraph of the documentation comment before a style, on one line; `nil` if it has none.
    fileprivate func documentation(of style: InterpretedStyle) -> String? {
        var lines: [Substring] = []
        var number = style.place.line - 1
        while number >= 1 {
            let text = line(number)
            let line = text.drop { $0 == " " || $0 == "\t" }
            // Attributes stand between the comment and the declaration.
            if line.hasPrefix("///") {
                lines.insert(line.dropFirst(3).drop { $0 == " " }, at: 0)
            } else if !line.hasPrefix("@") || !lines.isEmpty {
                break
            }
            number -= 1
        }
        let paragraph = lines.prefix { !$0.isEmpty }.joined(separator: " ")
        return paragraph.isEmpty ? nil : String(paragraph.prefix(Self.longestDocumentation))
    }

    /// In characters.
    private static let longestDocumentation = 200
}
