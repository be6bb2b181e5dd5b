import Graphics
import StyleBridge
import StyleRuntime
import UIKitEngine
import ViewEngine

/// The type of a parameter: which arguments it takes, and which values they become.
struct ParameterType: Sendable {
    let type: StyleType
    /// Whether the parameter is a binding to a value of the type.
    private let isBinding: Bool
    /// The cases of an enumeration of the source, and the number of its type.
    private let cases: [CaseInfo]
    private let number: Int

    init(_ parameterType: StyleType, checkedBy checker: Checker) {
        if case .binding(let wrapped) = parameterType.kind {
            type = wrapped
            isBinding = true
        } else {
            type = parameterType
            isBinding = false
        }
        if let number = type.unwrapped.declaredNumber, checker.index.types[number].isEnumeration {
            cases = checker.index.types[number].cases
            self.number = number
        } else {
            cases = []
            number = 0
        }
    }

    // MARK: Kinds

    /// The kind of a parameter that has a value in the source, and whether the kind states this value.
    func kind(_ value: Value) -> (kind: SourceParameter.Kind, isExact: Bool) {
        var value = value
        if case .binding(let binding) = value { value = binding.wrappedValue }
        switch type.unwrapped.kind {
        case .engine(.bool):
            if case .boolean(let value) = value { return (.boolean(value), true) }
            return (.boolean(false), false)
        case .engine(.int):
            if case .integer(let value) = value { return (.integer(value), true) }
            return (.integer(1), false)
        case .engine(.double):
            if case .number(let value) = value, value.isFinite { return (.number(value), true) }
            return (.number(1), false)
        case .engine(.string):
            if case .string(let value) = value { return (.text(value), true) }
            return (.text(""), false)
        case .engine(.localizedStringKey):
            if case .engine(let key as LocalizedStringKey) = value { return (.text(key.string), true) }
            return (.text(""), false)
        case .engine(.color), .engine(.uiColor), .any(.shapeStyle, _):
            switch value {
            case .engine(let color as Color): return (.color(color), true)
            case .engine(let color as UIColor): return (.color(Color(color)), true)
            default: return (.color(.accentColor), false)
            }
        default: return choices(value)
        }
    }

    private func choices(_ value: Value) -> (kind: SourceParameter.Kind, isExact: Bool) {
        var names = choiceNames
        guard names.count > 1 else { return (.fixed, true) }
        if type.isOptional { names.insert(SourceParameter.nilChoice, at: 0) }
        if let name = names.first(where: { choice($0) == value }) {
            return (.choice(names, default: name), true)
        }
        let source = SourceParameter.sourceChoice
        return (.choice([source] + names, default: source), true)
    }

    private var choiceNames: [String] {
        switch type.unwrapped.kind {
        case .declared: return cases.allSatisfy(\.parameters.isEmpty) ? cases.map(\.name) : []
        case .engine(let type): return Bridge.standard.choices(of: type)
        default: return []
        }
    }

    /// The value of a choice; nil if there is none, or if it is that of the source.
    private func choice(_ name: String) -> Value? {
        if type.isOptional, name == SourceParameter.nilChoice { return Value.none }
        switch type.unwrapped.kind {
        case .declared:
            guard let item = cases.first(where: { $0.name == name }), item.parameters.isEmpty else {
                return nil
            }
            return .enumeration(
                .init(type: number, number: item.number, name: name, values: [], rawValue: item.rawValue)
            )
        case .engine(let type): return Bridge.standard.constant(name, of: type)
        default: return nil
        }
    }

    // MARK: Values

    /// The value for an argument; nil if it is of another type.
    func value(_ argument: StyleArgument) -> Value? {
        guard let value = plainValue(argument) else { return nil }
        return isBinding ? .binding(.constant(value)) : value
    }

    private func plainValue(_ argument: StyleArgument) -> Value? {
        switch (type.unwrapped.kind, argument) {
        case (.engine(.bool), .boolean(let value)): .boolean(value)
        case (.engine(.int), .integer(let value)): .integer(value)
        case (.engine(.int), .number(let value)): Int(exactly: value).map(Value.integer)
        case (.engine(.double), .number(let value)): .number(value)
        case (.engine(.double), .integer(let value)): .number(Double(value))
        case (.engine(.string), .string(let value)): .string(value)
        case (.engine(.localizedStringKey), .string(let value)): LocalizedStringKey(value).bridged
        case (.engine(.color), .color(let value)), (.any(.shapeStyle, _), .color(let value)): .engine(value)
        case (.engine(.uiColor), .color(let value)): .engine(UIColor(value))
        case (_, .enumeration(let name)), (_, .string(let name)): choice(name)
        default: nil
        }
    }
}

extension Bridge {
    /// The names of the values of a type that has a few of them, such as `ControlSize`.
    fileprivate func choices(of type: EngineType) -> [String] {
        if type == .font { return Font.TextStyle.allCases.map { String(describing: $0) } }
        guard conforms(type, to: .hashable),
            ![EngineProtocol.view, .shapeStyle, .shape, .optionSet].contains(where: { conforms(type, to: $0) }
            )
        else { return [] }
        return (statics[type.name] ?? [:]).filter { $0.value.contains { isConstant($0, of: type) } }.keys
            .sorted()
    }

    /// The value of a constant of a type.
    fileprivate func constant(_ name: String, of type: EngineType) -> Value? {
        guard let entry = statics[type.name]?[name]?.first(where: { isConstant($0, of: type) }) else {
            return nil
        }
        var none: [Value] = []
        return try? entry.call(&none)
    }

    private func isConstant(_ entry: Entry, of type: EngineType) -> Bool {
        entry.isProperty && entry.result == .engine(type)
    }
}
