import ButtonRendering
import StyleInterpreter
import StyleSyntax
import UIKitEngine
import ViewEngine

/// The parts of an entry beside its style.
struct EntryIdentity {
    /// The last component of the addresses.
    let name: String
    var revision: UInt64 = 0
    var isReplaceable = false
    var collection: (any StyleCollection)?
    /// `nil` while it is being measured.
    var size: ButtonSize?
}

extension CatalogEntry {
    /// The entry of a style that a source of a user's own declares.
    static func custom(_ style: InterpretedStyle, of text: SourceText, as identity: EntryIdentity)
        -> CatalogEntry
    {
        let parameters = style.parameters.compactMap { StyleParameter($0, of: style.kind) }
        let code = StyleCode(
            type: style.name,
            files: [text.bytes],
            required: Set(style.parameters.filter(\.isRequired).map(\.name)),
            configuration: { _ in "plain" }
        )
        let isUIKit =
            switch style.kind {
            case .buttonStyle, .primitiveButtonStyle: false
            case .uiButton: true
            }
        return CatalogEntry(
            framework: .custom,
            toolkit: isUIKit ? .uiKit : .swiftUI,
            name: identity.name,
            displayName: style.name,
            revision: identity.revision,
            summary: text.documentation(of: style) ?? style.kind.summary,
            availability: "a source of your own, line \(style.place.line)",
            states: (isUIKit ? CatalogEntry.uiKitStates : CatalogEntry.swiftUIStates)
                + (text.mentionsHover ? [.hovered] : []),
            takesBorderShape: !isUIKit && text.mentionsBorders,
            takesBackground: isUIKit,
            parameters: parameters,
            code: code,
            collection: identity.collection,
            isReplaceable: identity.isReplaceable,
            size: identity.size,
            styled: { view, values in
                made(style, parameters, values)?.applied(to: view) ?? AnyView(EmptyView())
            },
            makeButton: { arguments in
                guard isUIKit else {
                    return arguments.styled { view, values in
                        made(style, parameters, values)?.applied(to: view) ?? AnyView(EmptyView())
                    }
                }
                let values = arguments.button.control.styleValues
                let factory = made(style, parameters, values)?.button
                return factory.map { $0.view(of: arguments) } ?? AnyView(EmptyView())
            }
        )
    }

    /// The style with the values of a request; `nil` if it has failed, which the evaluation notes.
    private static func made(
        _ style: InterpretedStyle,
        _ parameters: [StyleParameter],
        _ values: StyleValues
    ) -> AnyInterpretedStyle? {
        let arguments = parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, StyleInterpreter.StyleArgument($0)) }
        }
        do {
            return try style.makeStyle(arguments: Dictionary(arguments) { first, _ in first })
        } catch {
            BodyEvaluation.current?.fail(error)
            return nil
        }
    }
}

extension InterpretedButtonFactory {
    /// The button of a request.
    fileprivate func view(of arguments: ButtonArguments) -> AnyView {
        let specification = arguments.button
        let title = arguments.title.string
        var configuration = UIButton.Configuration.plain()
        configuration.apply(specification, title: title)
        return view(
            configuration: configuration,
            primaryAction: UIAction { _ in logAction("trigger") },
            fill: { $0.applyChanges(of: specification, title: title) },
            adjust: { button in
                button.isHighlighted = specification.state.contains(.pressed)
                if let width = specification.width {
                    button.widthAnchor.constraint(equalToConstant: width).isActive = true
                }
            }
        )
    }
}

extension InterpretedStyle.Kind {
    /// The summary of a style without a documentation comment.
    fileprivate var summary: String {
        switch self {
        case .buttonStyle: "A button style of your own."
        case .primitiveButtonStyle: "A primitive button style of your own."
        case .uiButton: "A button of UIKit of your own."
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
    /// Whether the source names what depends on a pointer over the button.
    fileprivate var mentionsHover: Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return ["onHover", "onContinuousHover", "hoverEffect"].contains { text.contains($0) }
    }

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
