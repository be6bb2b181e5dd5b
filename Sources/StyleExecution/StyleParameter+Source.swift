import ButtonRendering
import StyleInterpreter
import StyleSyntax
import ViewEngine

extension StyleParameter {
    /// The parameter of a query for a parameter of a style of a user's own; `nil` if no query can state its values.
    ///
    /// An app sets the properties of a button of UIKit after it was made.
    init?(_ parameter: SourceParameter, of style: InterpretedStyle.Kind) {
        let kind: Kind
        switch parameter.kind {
        case .boolean(let value): kind = .boolean(default: value)
        case .integer(let value):
            let bound = max(Self.largestInteger, value.magnitude > 1 << 40 ? 1 << 40 : abs(value) * 2)
            kind = .integer(-bound...bound, default: min(max(value, -bound), bound))
        case .number(let value):
            let bound = max(Self.largestNumber, min(value.magnitude * 2, 1e9))
            kind = .number(-bound...bound, unit: "", default: min(max(value, -bound), bound))
        case .text(let value): kind = .text(default: value)
        case .color(let value): kind = .color(default: value)
        case .choice(let names, let value): kind = .choice(names, default: value)
        case .fixed: return nil
        }
        let isArgument: Bool
        let label: String?
        switch parameter.role {
        case .argument(let name): (isArgument, label) = (true, name)
        case .property: (isArgument, label) = (style == .uiButton, parameter.name)
        case .sample, .environment, .surrounding, .external: (isArgument, label) = (false, nil)
        }
        self.init(
            name: parameter.name,
            summary: Self.summary(of: parameter),
            kind: kind,
            isArgument: isArgument,
            label: label,
            isDefaultExact: parameter.isDefaultExact
        )
        isSample = parameter.sample != nil
    }

    private static func summary(of parameter: SourceParameter) -> String {
        let line = parameter.place.line
        return switch parameter.role {
        case .argument: "An argument of the initializer, of type \(parameter.typeName), at line \(line)."
        case .property: "A stored property, of type \(parameter.typeName), at line \(line)."
        case .sample: "The \(parameter.name) of the control that shows the style."
        case .environment:
            "A value of the environment, of type \(parameter.typeName), which line \(line) reads."
        case .surrounding: "A modifier of the source around the view, for what it reads from the environment."
        case .external:
            "In place of a \(parameter.typeName) that the source names at line \(line) but does not declare."
        }
    }

    /// The bounds of numbers whose defaults are smaller.
    private static let largestNumber = 1000.0
    private static let largestInteger = 1000
}
