/// The type of an expression in a pasted source.
package indirect enum StyleType: Hashable, Sendable {
    /// A type of the engine or of the standard library: `Color`, `Double`.
    case engine(EngineType)
    /// A type that the source declares, by its number.
    case declared(Int)
    /// A generic type of the source, by the number of its declaration, with arguments that a call settles.
    ///
    /// With settled arguments it is an instance, which has a number of its own.
    case applied(Int, [StyleType])
    /// A value that is known by a protocol only: `some View`, `some Gesture<Value>`, a generic parameter.
    case any(EngineProtocol, [StyleType])
    case optional(StyleType)
    case array(StyleType)
    case dictionary(StyleType, StyleType)
    case range
    /// A range of integers that includes its upper bound; its values are those of `range`.
    case closedRange
    case tuple([Element])
    case function(Function)
    case metatype(StyleType)
    case binding(StyleType)
    case gestureState(StyleType)
    case keyPath
    /// A type that an argument of a call settles.
    case variable(Int)
    /// A type that is not known, after a message about it; it fits everything.
    case unknown

    package struct Element: Hashable, Sendable {
        package let label: String?
        package let type: StyleType

        package init(_ label: String?, _ type: StyleType) {
            self.label = label
            self.type = type
        }
    }

    package struct Function: Hashable, Sendable {
        package let parameters: [FunctionParameter]
        package let result: StyleType
        /// Whether a closure of this type is a view builder.
        package let isBuilder: Bool
        /// The result builder of the source with which a closure of this type is built, by its number.
        package let resultBuilder: Int?

        package init(
            _ parameters: [FunctionParameter],
            _ result: StyleType,
            isBuilder: Bool = false,
            resultBuilder: Int? = nil
        ) {
            self.parameters = parameters
            self.result = result
            self.isBuilder = isBuilder
            self.resultBuilder = resultBuilder
        }

        /// The elements of the tuple that is the only parameter, if there are as many as a closure has parameters.
        package func elements(for count: Int) -> [FunctionParameter]? {
            guard parameters.count == 1, !parameters[0].isInout, count > 1,
                case .tuple(let elements) = parameters[0].type, elements.count == count
            else { return nil }
            return elements.map { FunctionParameter($0.type) }
        }
    }

    package struct FunctionParameter: Hashable, Sendable {
        package let type: StyleType
        package let isInout: Bool

        package init(_ type: StyleType, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }

    package static let void = StyleType.tuple([])
    package static let bool = StyleType.engine(.bool)
    package static let int = StyleType.engine(.int)
    package static let double = StyleType.engine(.double)
    package static let string = StyleType.engine(.string)
    package static let view = StyleType.any(.view, [])
    package static let anything = StyleType.any(.unconstrained, [])

    package static func any(_ constraint: EngineProtocol) -> StyleType { .any(constraint, []) }

    /// A range of a type, which may be a variable.
    package static func range(of bound: StyleType, isClosed: Bool) -> StyleType {
        switch bound {
        case .double: NumberRange.bridgedType
        case .engine(.date): DateRange.bridgedType
        case .variable: .any(isClosed ? .closedRange : .range, [bound])
        default: isClosed ? .closedRange : .range
        }
    }

    /// The type inside of an optional; the type itself if it is none.
    package var unwrapped: StyleType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    package var isFunction: Bool {
        if case .function = unwrapped { true } else { false }
    }

    /// Whether a value of the type contains no view and no other value of the engine that can contain one.
    package var isPlain: Bool {
        switch self {
        case .engine(.bool), .engine(.int), .engine(.double), .engine(.angle), .engine(.cgPoint),
            .engine(.cgSize), .engine(.cgRect), .engine(.cgVector), .engine(.unitPoint):
            true
        default: false
        }
    }

    /// Whether the type, or a part of it, is not known.
    package var isUnknown: Bool { self == .unknown }

    /// The type with the variables of a call replaced by their types.
    package func substituting(_ types: [Int: StyleType]) -> StyleType {
        switch self {
        case .variable(let number): types[number] ?? self
        case .applied(let number, let arguments): .applied(number, arguments.map { $0.substituting(types) })
        case .any(.closedRange, let bounds) where bounds.count == 1:
            .range(of: bounds[0].substituting(types), isClosed: true)
        case .any(.range, let bounds) where bounds.count == 1:
            .range(of: bounds[0].substituting(types), isClosed: false)
        case .any(let constraint, let arguments):
            .any(constraint, arguments.map { $0.substituting(types) })
        case .optional(let type): .optional(type.substituting(types))
        case .array(let type): .array(type.substituting(types))
        case .dictionary(let key, let value):
            .dictionary(key.substituting(types), value.substituting(types))
        case .tuple(let elements): .tuple(elements.map { Element($0.label, $0.type.substituting(types)) })
        case .function(let function):
            .function(
                Function(
                    function.parameters.map {
                        FunctionParameter($0.type.substituting(types), isInout: $0.isInout)
                    },
                    function.result.substituting(types),
                    isBuilder: function.isBuilder,
                    resultBuilder: function.resultBuilder
                )
            )
        case .metatype(let type): .metatype(type.substituting(types))
        case .binding(let type): .binding(type.substituting(types))
        case .gestureState(let type): .gestureState(type.substituting(types))
        case .engine, .declared, .range, .closedRange, .keyPath, .unknown: self
        }
    }

    /// Whether the type consists of more than a number of types, each counted as often as it occurs.
    ///
    /// The time is bounded by the number.
    package func hasMoreParts(than limit: Int) -> Bool {
        if case .engine = self { return limit < 1 }
        var rest = limit
        return !takeParts(from: &rest)
    }

    /// Takes the number of the parts from a rest; false if it is too small.
    private func takeParts(from rest: inout Int) -> Bool {
        rest -= 1
        guard rest >= 0 else { return false }
        func take(_ types: [StyleType]) -> Bool {
            for type in types where !type.takeParts(from: &rest) { return false }
            return true
        }
        return switch self {
        case .any(_, let arguments), .applied(_, let arguments): take(arguments)
        case .optional(let type), .array(let type), .metatype(let type), .binding(let type),
            .gestureState(let type):
            type.takeParts(from: &rest)
        case .dictionary(let key, let value): take([key, value])
        case .tuple(let elements): take(elements.map(\.type))
        case .function(let function): take(function.parameters.map(\.type) + [function.result])
        case .engine, .declared, .range, .closedRange, .keyPath, .variable, .unknown: true
        }
    }

    /// The numbers of the types of the source that it consists of.
    package var declaredTypes: Set<Int> {
        switch self {
        case .declared(let number): [number]
        case .any(_, let arguments), .applied(_, let arguments): Set(arguments.flatMap(\.declaredTypes))
        case .optional(let type), .array(let type), .metatype(let type), .binding(let type),
            .gestureState(let type):
            type.declaredTypes
        case .dictionary(let key, let value): key.declaredTypes.union(value.declaredTypes)
        case .tuple(let elements): Set(elements.flatMap(\.type.declaredTypes))
        case .function(let function):
            Set(function.parameters.flatMap(\.type.declaredTypes)).union(function.result.declaredTypes)
        case .engine, .range, .closedRange, .keyPath, .variable, .unknown: []
        }
    }

    /// Whether the type has a variable that no argument has settled.
    package var hasVariable: Bool {
        switch self {
        case .variable: true
        case .any(_, let arguments), .applied(_, let arguments): arguments.contains(where: \.hasVariable)
        case .optional(let type), .array(let type), .metatype(let type), .binding(let type),
            .gestureState(let type):
            type.hasVariable
        case .dictionary(let key, let value): key.hasVariable || value.hasVariable
        case .tuple(let elements): elements.contains { $0.type.hasVariable }
        case .function(let function):
            function.result.hasVariable || function.parameters.contains { $0.type.hasVariable }
        case .engine, .declared, .range, .closedRange, .keyPath, .unknown: false
        }
    }
}
