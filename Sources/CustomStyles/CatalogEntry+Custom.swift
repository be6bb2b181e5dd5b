import ButtonRendering
import StyleInterpreter
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
    static func custom(
        _ style: InterpretedStyle,
        described description: StyleDescription,
        as identity: EntryIdentity
    ) -> CatalogEntry {
        let parameters = description.parameters
        let isUIKit = style.kind.isUIKit
        return CatalogEntry(
            framework: .custom,
            toolkit: isUIKit ? .uiKit : .swiftUI,
            name: identity.name,
            displayName: style.name,
            revision: identity.revision,
            summary: description.summary,
            availability: description.availability,
            states: description.states,
            takesBorderShape: description.takesBorderShape,
            takesBackground: isUIKit,
            parameters: parameters,
            code: description.code,
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
