import UIKitEngine

extension Value {
    /// The type of a value of the engine or of the standard library.
    package var engineType: EngineType? {
        switch self {
        case .boolean: .bool
        case .integer: .int
        case .number: .double
        case .string: .string
        case .engine(let view as UIView): view.engineType
        case .object(let view as UIView): view.engineType
        case .engine(let value): (type(of: value) as? any EngineValue.Type)?.engineType
        default: nil
        }
    }

    /// The name of a type outside of the source, as its extensions are found by; that of an optional for no value only.
    package var outsideType: String? {
        switch self {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .none: "Optional"
        default: engineType?.name
        }
    }
}
