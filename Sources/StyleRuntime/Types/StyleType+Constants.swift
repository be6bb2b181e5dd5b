/// Types by the cases of `StyleType.Kind`, and those that are named often.
extension StyleType {
    // MARK: Kinds

    package static func engine(_ type: EngineType) -> StyleType { StyleType(.engine(type)) }
    package static func declared(_ number: Int) -> StyleType { StyleType(.declared(number)) }
    package static func applied(_ number: Int, _ arguments: [StyleType]) -> StyleType {
        StyleType(.applied(number, arguments))
    }
    package static func any(_ constraint: EngineProtocol, _ arguments: [StyleType] = []) -> StyleType {
        StyleType(.any(constraint, arguments))
    }
    package static func optional(_ wrapped: StyleType) -> StyleType { StyleType(.optional(wrapped)) }
    package static func array(_ element: StyleType) -> StyleType { StyleType(.array(element)) }
    package static func dictionary(_ key: StyleType, _ value: StyleType) -> StyleType {
        StyleType(.dictionary(key, value))
    }
    package static func tuple(_ elements: [Element]) -> StyleType { StyleType(.tuple(elements)) }
    package static func function(_ function: Function) -> StyleType { StyleType(.function(function)) }
    package static func metatype(_ instance: StyleType) -> StyleType { StyleType(.metatype(instance)) }
    package static func binding(_ value: StyleType) -> StyleType { StyleType(.binding(value)) }
    package static func gestureState(_ value: StyleType) -> StyleType { StyleType(.gestureState(value)) }
    package static func variable(_ number: Int) -> StyleType { StyleType(.variable(number)) }

    /// A range of a type, which may be a variable.
    package static func range(of bound: StyleType, isClosed: Bool) -> StyleType {
        switch bound.kind {
        case .engine(.double): NumberRange.bridgedType
        case .engine(.date): DateRange.bridgedType
        case .variable: .any(isClosed ? .closedRange : .range, [bound])
        default: isClosed ? .closedRange : .range
        }
    }

    // MARK: Constants

    package static let range = StyleType(.range)
    package static let closedRange = StyleType(.closedRange)
    package static let keyPath = StyleType(.keyPath)
    package static let unknown = StyleType(.unknown)
    package static let void = StyleType.tuple([])
    package static let bool = StyleType.engine(.bool)
    package static let int = StyleType.engine(.int)
    package static let double = StyleType.engine(.double)
    package static let string = StyleType.engine(.string)
    package static let view = StyleType.any(.view)
    package static let anything = StyleType.any(.unconstrained)
}
