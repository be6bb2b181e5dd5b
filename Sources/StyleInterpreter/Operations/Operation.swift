import StyleRuntime

/// A part of a checked program: what it does is data, which can be printed, and from which code is made.
protocol ProgramPart {
    /// The part in a few words, without the parts that it consists of.
    var summary: String { get }
    /// The parts that it consists of, in the order in which they run.
    var parts: [any ProgramPart] { get }
}

extension ProgramPart {
    var parts: [any ProgramPart] { [] }
}

/// An expression, by what it computes.
protocol Operation: ProgramPart {
    /// The code that computes the value.
    func emit(_ emitter: Emitter) -> Code
    /// The code that computes the value where nobody uses it, so that a task can pause in it.
    func emitUnused(_ emitter: Emitter) -> Code
}

extension Operation {
    func emitUnused(_ emitter: Emitter) -> Code { emit(emitter) }
}

/// A statement, by what it does.
protocol StatementOperation: ProgramPart {
    /// The code that runs the statement.
    func emit(_ emitter: Emitter) -> StatementCode
}

/// A pattern, by the values that it matches.
protocol PatternOperation: ProgramPart {
    /// The code that matches a value, and sets the local values that the pattern declares.
    func emit(_ emitter: Emitter) -> PatternCode
}

/// A condition, by what it asks.
protocol ConditionOperation: ProgramPart {
    /// The code that asks, and sets the local values that the condition declares.
    func emit(_ emitter: Emitter) -> ConditionCode
}

/// An expression whose meaning is known: its type, and what it computes.
struct Typed: Operation {
    let type: StyleType
    var operation: any Operation
    /// Something outside of the source, for which a stand-in is made when its type is known.
    var external: External?
    /// Whether there is a message about it.
    var isFailed = false
    /// Whether it ends the program, and has no value.
    var neverReturns = false
    /// Whether it is an optional that is unwrapped where one is not expected: what a declaration with `!` declares.
    var isImplicitlyUnwrapped = false

    init(_ type: StyleType, external: External? = nil, _ operation: any Operation) {
        self.type = type
        self.operation = operation
        self.external = external
    }

    /// An expression about which there is a message.
    static var failed: Typed {
        var typed = Typed(.unknown, Failing.sourceHasErrors)
        typed.isFailed = true
        return typed
    }

    /// Something outside of the source, whose type is not known until it is used.
    static func external(_ external: External) -> Typed {
        Typed(.unknown, external: external, Constant.none)
    }

    var summary: String { operation.summary }
    var parts: [any ProgramPart] { operation.parts }

    func emit(_ emitter: Emitter) -> Code { operation.emit(emitter) }
    func emitUnused(_ emitter: Emitter) -> Code { operation.emitUnused(emitter) }
}
