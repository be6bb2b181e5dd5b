/// A type of the expressions that are generated.
indirect enum GeneratedType: Hashable {
    case int
    case double
    case cgFloat
    case bool
    case string
    case color
    case array(GeneratedType)
    case set
    case dictionary
    case optional(GeneratedType)
    case function(GeneratedType, GeneratedType)
    /// A type that the program declares.
    case declared(String)
    /// A value of any type that conforms to a protocol of the program.
    case existential(String)

    /// The type as a program writes it.
    var text: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .cgFloat: "CGFloat"
        case .bool: "Bool"
        case .string: "String"
        case .color: "Color"
        case .array(let element): "[\(element.text)]"
        case .set: "Set<Int>"
        case .dictionary: "[String: Int]"
        case .optional(let wrapped): wrapped.isFunction ? "(\(wrapped.text))?" : "\(wrapped.text)?"
        case .function(let parameter, let result): "(\(parameter.text)) -> \(result.text)"
        case .declared(let name): name
        case .existential(let name): "any \(name)"
        }
    }

    private var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    /// The beginning of the names of variables of this type.
    var stem: String {
        switch self {
        case .int: "number"
        case .double: "amount"
        case .cgFloat: "length"
        case .bool: "flag"
        case .string: "title"
        case .color: "color"
        case .array: "list"
        case .set: "members"
        case .dictionary: "counts"
        case .optional: "found"
        case .function: "change"
        case .declared: "value"
        case .existential: "any"
        }
    }
}
