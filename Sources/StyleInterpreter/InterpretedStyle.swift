package import StyleSyntax
package import ViewEngine

/// A style that a pasted source declares.
package struct InterpretedStyle: Sendable {
    /// The protocol that a style conforms to.
    package enum Kind: Hashable, Sendable {
        case buttonStyle, primitiveButtonStyle
    }

    package let name: String
    package let kind: Kind
    package let place: SourcePlace
    /// The parameters of the initializer of a style.
    package let parameters: [StyleParameter]

    private let program: CheckedProgram
    private let limits: InterpreterLimits
    private let make: @Sendable (Frame, inout [Value]) throws(Failure) -> Value

    init(_ info: TypeInfo, _ checker: Checker, _ program: CheckedProgram, _ limits: InterpreterLimits) {
        name = info.name
        kind = info.protocols.contains("PrimitiveButtonStyle") ? .primitiveButtonStyle : .buttonStyle
        place = info.place
        self.program = program
        self.limits = limits
        // The initializer that needs least.
        let initializer = checker.initializers(of: .declared(info.number)).min {
            ($0.requiredCount, $0.parameters.count) < ($1.requiredCount, $1.parameters.count)
        }
        parameters = initializer.map { $0.parameters.map { StyleParameter($0, checker) } } ?? []
        if let initializer { make = initializer.call } else { make = { _, _ in .absent } }
    }

    /// Makes the style with the default values of its parameters, or sample values for those without a default.
    ///
    /// The values of the style belong to one thread.
    package func makeStyle(arguments: [String: StyleArgument] = [:]) throws(Failure) -> AnyInterpretedStyle {
        let execution = Execution(program, limits: limits)
        var values: [Value] = []
        for parameter in parameters {
            if let argument = arguments[parameter.name]?.value(for: parameter) {
                values.append(argument)
            } else {
                values.append(parameter.isRequired ? parameter.sample(execution) : .absent)
            }
        }
        guard case .record(let record) = try make(Frame(execution), &values) else {
            throw Failure("the style has no initializer")
        }
        return AnyInterpretedStyle(record: record, kind: kind)
    }
}

/// A style with its values.
package struct AnyInterpretedStyle {
    private let record: Value.Record
    private let kind: InterpretedStyle.Kind

    init(record: Value.Record, kind: InterpretedStyle.Kind) {
        self.record = record
        self.kind = kind
    }

    /// The error that stopped the style while it was drawn.
    package var failure: Failure? { record.execution.failure }

    /// Sets the style for the buttons in a view.
    package func applied<Content: View>(to view: Content) -> AnyView {
        switch kind {
        case .buttonStyle: AnyView(view.buttonStyle(InterpretedButtonStyle(record)))
        case .primitiveButtonStyle: AnyView(view.buttonStyle(InterpretedPrimitiveButtonStyle(record)))
        }
    }
}

/// A value for a parameter of a style.
package enum StyleArgument: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case color(Color)
    /// A case of an enumeration of the source.
    case enumeration(String)

    /// The value for a parameter; nil if it is of another type.
    func value(for parameter: StyleParameter) -> Value? {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .color(let value): .engine(value)
        case .enumeration(let name): parameter.enumeration(name)
        }
    }
}

/// A parameter of the initializer of a style.
package struct StyleParameter: Sendable {
    /// The label, or the position if it has none.
    package let name: String
    /// The type as messages write it.
    package let typeName: String
    package let isRequired: Bool
    /// The cases of an enumeration of the source.
    package let cases: [String]
    private let type: StyleType
    private let allCases: [CaseInfo]

    init(_ parameter: CallParameter, _ checker: Checker) {
        name = parameter.label ?? "_"
        type = parameter.type
        typeName = checker.name(of: parameter.type)
        isRequired = !parameter.hasDefault
        if case .declared(let number) = parameter.type.unwrapped {
            allCases = checker.index.types[number].cases.filter(\.parameters.isEmpty)
        } else {
            allCases = []
        }
        cases = allCases.map(\.name)
    }

    /// A case of the enumeration of the parameter.
    func enumeration(_ name: String) -> Value? {
        guard case .declared(let number) = type.unwrapped,
            let item = allCases.first(where: { $0.name == name })
        else { return nil }
        return .enumeration(
            .init(type: number, number: item.number, name: item.name, values: [], rawValue: item.rawValue)
        )
    }

    /// A value for a parameter without a default.
    func sample(_ execution: Execution) -> Value { sample(type, execution) }

    private func sample(_ type: StyleType, _ execution: Execution) -> Value {
        switch type {
        case .optional: return .none
        case .engine("Bool"): return .boolean(false)
        case .engine("Int"): return .integer(1)
        case .engine("Double"):
            let words = NameWords(name)
            return .number(words.number)
        case .engine("String"): return .string(name)
        case .engine("Color"), .any("ShapeStyle", _): return .engine(NameWords(name).color)
        case .engine("Font"): return .engine(NameWords(name).font)
        case .any("Shape", _), .any("InsettableShape", _): return .engine(RoundedRectangle(cornerRadius: 8))
        case .any("View", _): return .engine(EmptyView())
        case .binding(let type): return .binding(.constant(sample(type, execution)))
        case .function(let function):
            let result = function.result == .void ? .void : sample(function.result, execution)
            return .function(.init(execution) { _ in result })
        case .array: return .array([])
        case .declared: return cases.first.flatMap(enumeration) ?? .none
        case .engine(let name):
            // An engine type with an initializer without parameters, or a constant.
            if let entry = Bridge.standard.initializers[name]?.first(where: { $0.parameters.isEmpty }) {
                var none: [Value] = []
                return (try? entry.call(&none)) ?? .none
            }
            let constants = Bridge.standard.statics[name]?.sorted { $0.key < $1.key }.first?.value.first
            var none: [Value] = []
            return constants.flatMap { try? $0.call(&none) } ?? .none
        default: return .none
        }
    }
}

extension Callable {
    /// The number of parameters without a default.
    var requiredCount: Int { parameters.count { !$0.hasDefault } }
}
