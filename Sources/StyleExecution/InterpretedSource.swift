import ButtonRendering
import CustomStyles
import StringCatalogs
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import UIKitEngine
import ViewEngine

/// The program of a source that is interpreted.
final class InterpretedSource: SourceProgram {
    let text: SourceText
    /// The roots by the places of their declarations.
    private let styles: [SourcePlace: InterpretedStyle]

    init(_ program: InterpretedProgram, text: SourceText) {
        self.text = text
        styles = Dictionary(program.roots.map { ($0.place, $0) }) { first, _ in first }
    }

    static let stepLimit = InterpreterLimits().steps

    var stepLimit: Int { Self.stepLimit }

    func styled(_ view: AnyView, by style: CustomStyle, values: StyleValues) -> AnyView {
        made(style, values: values)?.applied(to: view) ?? AnyView(EmptyView())
    }

    func button(_ arguments: ButtonArguments, of style: CustomStyle) -> AnyView {
        let factory = made(style, values: arguments.button.control.styleValues)?.button
        return factory.map { $0.view(of: arguments) } ?? AnyView(EmptyView())
    }

    func view(of root: CustomStyle, _ values: StyleValues) -> AnyView {
        made(root, values: values)?.view ?? AnyView(EmptyView())
    }

    /// The style with the values of a request; `nil` if it has failed, which the evaluation notes.
    private func made(_ style: CustomStyle, values: StyleValues) -> AnyInterpretedStyle? {
        let arguments = style.parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, StyleRuntime.StyleArgument($0)) }
        }
        let pseudolanguage = values.locale.flatMap { Pseudolanguage(name: $0) }
        do {
            return try styles[style.place]?
                .makeStyle(
                    arguments: Dictionary(arguments) { first, _ in first },
                    // A pseudolanguage is no locale: its texts are those of the language of development.
                    locale: pseudolanguage == nil ? values.locale.map { Locale(identifier: $0) } : nil,
                    pseudolanguage: pseudolanguage
                )
        } catch {
            BodyEvaluation.current?.fail(error)
            return nil
        }
    }

    func diagnostic(of error: any Error) -> Diagnostic {
        if let diagnostic = error as? Diagnostic { return diagnostic }
        let located = error as? LocatedExcess
        if let excess = located?.excess ?? error as? TreeExcess {
            return Diagnostic(
                .error,
                at: located?.body as? SourcePlace ?? .start,
                in: text,
                message: excess.message,
                remedy: excess.remedy
            )
        }
        guard let failure = error as? Failure else {
            return Diagnostic(.error, at: .start, in: text, message: "\(error)")
        }
        return Diagnostic(
            .error,
            at: failure.place ?? .start,
            in: text,
            message: failure.message,
            remedy: failure.remedy
        )
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
            // A request that names no title leaves the one of the source.
            keepsTitle: title == ButtonRequest.defaultTitle,
            fill: { $0.applyChanges(of: specification, title: title) },
            adjust: { button in
                button.showHighlighted(specification.state.contains(.pressed))
                if let width = specification.width {
                    button.widthAnchor.constraint(equalToConstant: width).isActive = true
                }
            }
        )
    }
}

extension StyleRuntime.StyleArgument {
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
