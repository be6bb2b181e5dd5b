import StyleSyntax

/// An expression that was resolved: its type and the code that computes it.
struct Typed {
    let type: StyleType
    let code: Code
    /// Something outside of the source, for which a stand-in is made when its type is known.
    var external: External?
    /// Whether there is a message about it.
    var isFailed = false

    init(_ type: StyleType, external: External? = nil, _ code: @escaping Code) {
        self.type = type
        self.code = code
        self.external = external
    }

    /// An expression about which there is a message.
    static var failed: Typed {
        var typed = Typed(.unknown) { _ throws(Failure) in throw Failure("the source has errors") }
        typed.isFailed = true
        return typed
    }
}

/// Something that can be assigned: a local variable, a property, an element.
struct Place {
    let type: StyleType
    let get: Code
    let set: @Sendable (Frame, Value) throws(Failure) -> Void
}

/// A function that a call can name.
struct Callable {
    var name: String
    var parameters: [CallParameter]
    var result: StyleType
    var isProperty = false
    var hasReceiver = false
    var isMutating = false
    var variables: [Int: StyleType] = [:]
    /// Whether it is an operator, whose `inout` operand has no `&`.
    var isOperator = false
    /// The types that a call of a generic function settles.
    var open: OpenSignature?
    /// The generic function.
    var generic: FunctionInfo?
    let call: @Sendable (Frame, inout [Value]) throws(Failure) -> Value
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
        let (body, takesSeed, isVolatile) = (entry.call, entry.takesSeed, entry.isVolatile)
        let (formatsNumbers, isPlain) = (entry.formatsNumbers, entry.result.isPlain)
        call = { frame, values throws(Failure) in
            if !isPlain { try frame.execution.countCall() }
            if isVolatile { frame.execution.countVolatileRead() }
            if takesSeed { values.append(frame.execution.seed().bridged) }
            try frame.execution.countReading(of: values)
            let result = try body(&values)
            try frame.execution.rethrow()
            if formatsNumbers, case .string(let text) = result {
                try frame.execution.step(count: 10 + text.utf8.count / 4)
            }
            return result
        }
    }
}

extension CallParameter {
    /// Computes the value of an argument that is left out.
    var defaultCode: Code {
        if let defaultValue { return { _ throws(Failure) in defaultValue() } }
        return { _ throws(Failure) in .absent }
    }
}
