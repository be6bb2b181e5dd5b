/// An expression: a name, a literal or a call, and the chain of methods called on it.
package struct Expression: Hashable, Sendable {
    var first: Call
    /// The methods, each called on the result of the one before.
    var modifiers: [Call] = []

    init(_ first: Call) {
        self.first = first
    }

    /// A name, or any other source of one line.
    package static func name(_ source: String) -> Expression {
        Expression(Call(name: source))
    }

    /// A member of the contextual type: `.name`.
    package static func member(_ name: String) -> Expression {
        .name("." + name)
    }

    package static func boolean(_ value: Bool) -> Expression {
        .name(value ? "true" : "false")
    }

    /// A number, with all its digits.
    package static func number(_ value: Double) -> Expression {
        let isWhole = value == value.rounded() && value.magnitude < 1e15
        return .name(isWhole ? String(Int(value)) : value.description)
    }

    /// A string literal.
    package static func string(_ text: String) -> Expression {
        .name(text.swiftLiteral)
    }

    package static func call(
        _ name: String,
        with arguments: Argument...,
        closures: Closure...
    ) -> Expression {
        .call(name, arguments: arguments, closures: closures)
    }

    package static func call(
        _ name: String,
        arguments: [Argument],
        closures: [Closure] = []
    ) -> Expression {
        Expression(Call(name: name, arguments: arguments, closures: closures))
    }

    /// Appends a method call to the chain.
    package mutating func modify(_ name: String, with arguments: Argument..., closures: Closure...) {
        modifiers.append(Call(name: "." + name, arguments: arguments, closures: closures))
    }

    /// The expression with a method call appended to its chain.
    package func modified(_ name: String, with arguments: Argument..., closures: Closure...) -> Expression {
        var modified = self
        modified.modifiers.append(Call(name: "." + name, arguments: arguments, closures: closures))
        return modified
    }
}
