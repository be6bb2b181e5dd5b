extension StyleType {
    /// The name of the type in messages.
    ///
    /// - Parameter declared: the name of a type of the source, by its number.
    /// - Returns: the name, as a source writes it.
    package func name(declared: (Int) -> String = { _ in "a type of the source" }) -> String {
        func name(_ type: StyleType) -> String { type.name(declared: declared) }
        return switch kind {
        case .engine(let type): type.name
        case .declared(let number): declared(number)
        case .applied(let number, let arguments):
            "\(declared(number))<\(arguments.map(name).joined(separator: ", "))>"
        case .any(.unconstrained, _): "Any"
        case .any(let constraint, let arguments) where arguments.isEmpty: "some \(constraint.name)"
        case .any(let constraint, let arguments):
            "some \(constraint.name)<\(arguments.map(name).joined(separator: ", "))>"
        case .optional(let type): "\(name(type))?"
        case .array(let type): "[\(name(type))]"
        case .dictionary(let key, let value): "[\(name(key)): \(name(value))]"
        case .range: "Range<Int>"
        case .closedRange: "ClosedRange<Int>"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }.joined(separator: ", ")))"
        case .function(let function):
            "(\(function.parameters.map { ($0.isInout ? "inout " : "") + name($0.type) }.joined(separator: ", "))) -> \(name(function.result))"
        case .metatype(let type): "\(name(type)).Type"
        case .binding(let type): "Binding<\(name(type))>"
        case .gestureState(let type): "GestureState<\(name(type))>"
        case .keyPath: "KeyPath"
        case .variable: "T"
        case .unknown: "_"
        }
    }
}
