extension StyleType {
    /// The type inside of an optional; the type itself if it is none.
    package var unwrapped: StyleType {
        if case .optional(let wrapped) = kind { wrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = kind { true } else { false }
    }

    package var isFunction: Bool {
        if case .function = unwrapped.kind { true } else { false }
    }

    /// The type whose metatype this is; nil for other types.
    package var instance: StyleType? {
        if case .metatype(let instance) = kind { instance } else { nil }
    }

    /// The number of the type that the source declares; nil for other types.
    package var declaredNumber: Int? {
        if case .declared(let number) = kind { number } else { nil }
    }

    /// The number of the type that an argument of a call settles; nil for other types.
    package var variableNumber: Int? {
        if case .variable(let number) = kind { number } else { nil }
    }

    /// Whether a value of the type contains no view and no other value of the engine that can contain one.
    package var isPlain: Bool {
        switch kind {
        case .engine(.bool), .engine(.int), .engine(.double), .engine(.angle), .engine(.cgPoint),
            .engine(.cgSize), .engine(.cgRect), .engine(.cgVector), .engine(.unitPoint):
            true
        default: false
        }
    }

    /// Whether the type is not known.
    package var isUnknown: Bool { self == .unknown }

    /// Whether the type consists of more than a number of types, each counted as often as it occurs.
    package func hasMoreParts(than limit: Int) -> Bool { partCount > limit }

    /// The type with the variables of a call replaced by their types.
    package func substituting(_ types: [Int: StyleType]) -> StyleType {
        guard hasVariable else { return self }
        return switch kind {
        case .variable(let number): types[number] ?? self
        case .any(.closedRange, let bounds) where bounds.count == 1:
            .range(of: bounds[0].substituting(types), isClosed: true)
        case .any(.range, let bounds) where bounds.count == 1:
            .range(of: bounds[0].substituting(types), isClosed: false)
        default: StyleType(kind.mapParts { $0.substituting(types) })
        }
    }

    /// The numbers of the types of the source that it consists of.
    package var declaredTypes: Set<Int> {
        if case .declared(let number) = kind { return [number] }
        return kind.parts.reduce(into: []) { $0.formUnion($1.declaredTypes) }
    }
}

extension StyleType.Kind {
    /// The types that the type consists of.
    var parts: [StyleType] {
        switch self {
        case .any(_, let arguments), .applied(_, let arguments): arguments
        case .optional(let type), .array(let type), .metatype(let type), .binding(let type),
            .gestureState(let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function):
            function.parameters.map(\.type) + [function.result]
                + (function.resultBuilder.map { [$0] } ?? [])
        case .engine, .declared, .range, .closedRange, .keyPath, .variable, .unknown: []
        }
    }

    /// The kind with each part replaced by another type.
    fileprivate func mapParts(_ transform: (StyleType) -> StyleType) -> StyleType.Kind {
        switch self {
        case .applied(let number, let arguments): .applied(number, arguments.map(transform))
        case .any(let constraint, let arguments): .any(constraint, arguments.map(transform))
        case .optional(let type): .optional(transform(type))
        case .array(let type): .array(transform(type))
        case .metatype(let type): .metatype(transform(type))
        case .binding(let type): .binding(transform(type))
        case .gestureState(let type): .gestureState(transform(type))
        case .dictionary(let key, let value): .dictionary(transform(key), transform(value))
        case .tuple(let elements): .tuple(elements.map { StyleType.Element($0.label, transform($0.type)) })
        case .function(let function):
            .function(
                StyleType.Function(
                    function.parameters.map {
                        StyleType.FunctionParameter(transform($0.type), isInout: $0.isInout)
                    },
                    transform(function.result),
                    isBuilder: function.isBuilder,
                    resultBuilder: function.resultBuilder.map(transform)
                )
            )
        case .engine, .declared, .range, .closedRange, .keyPath, .variable, .unknown: self
        }
    }
}
