import StyleBridge
import StyleRuntime

/// A function that a call can name.
struct Callable {
    var name: String
    var parameters: [CallParameter]
    var result: StyleType
    var isProperty = false
    var hasReceiver = false
    var isMutating = false
    /// Whether a call ends the program, so that it stands where a value of any type is expected.
    var neverReturns = false
    var variables: [Int: StyleType] = [:]
    /// Whether it is an operator, whose `inout` operand has no `&`.
    var isOperator = false
    /// The types that a call of a generic function settles.
    var open: OpenSignature?
    /// The generic function.
    var generic: FunctionInfo?
    /// The generic parameters of its type that have one type in its extension.
    var knownParameters: [String: StyleType] = [:]
    /// The generic type whose arguments a call settles.
    var openType: OpenType?
    let target: CallTarget
}

/// A parameter of a function that a call can name.
struct CallParameter {
    var label: String?
    let type: StyleType
    var hasDefault = false
    var isVariadic = false
    var isInout = false
    /// The value of an argument that is left out; `absent` if the function has a default itself.
    var defaultValue: (@Sendable () -> Value)?
}

extension Callable {
    init(_ entry: Entry, variables: [Int: StyleType] = [:]) {
        name = entry.name
        parameters = entry.parameters.map {
            CallParameter(
                label: $0.label,
                type: $0.type,
                hasDefault: $0.defaultValue != nil,
                isVariadic: $0.isVariadic,
                isInout: $0.isInout,
                defaultValue: $0.defaultValue
            )
        }
        result = entry.result
        isProperty = entry.isProperty
        hasReceiver = entry.hasReceiver
        isMutating = entry.isMutating
        self.variables = variables
        neverReturns = entry.result.isUnknown
        target = .entry(entry)
    }
}

extension CallParameter {
    /// The argument that is left out.
    var omitted: CallArgument { .omitted(defaultValue) }
}
