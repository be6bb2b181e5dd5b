/// What stands for a value: a name, a literal or a call, and what is called on it in turn.
package struct Expression: Hashable, Sendable {
    var first: Call
    /// What is called on the first, then on the result of that, and so on.
    var modifiers: [Call] = []

    init(_ first: Call) {
        self.first = first
    }

    /// A name, or any other source that stays on its line.
    package static func name(_ source: String) -> Expression {
        Expression(Call(name: source))
    }

    /// A member of the type that is expected.
    package static func member(_ name: String) -> Expression {
        .name("." + name)
    }

    package static func boolean(_ value: Bool) -> Expression {
        .name(value ? "true" : "false")
    }

    /// A number, as exactly as it is.
    package static func number(_ value: Double) -> Expression {
        let isWhole = value == value.rounded() && value.magnitude < 1e15
        return .name(isWhole ? String(Int(value)) : value.description)
    }

    /// A string, of whatever characters.
    package static func string(_ text: String) -> Expression {
        .name(text.swiftLiteral)
    }

    package static func call(
        _ name: String,
        _ arguments: Argument...,
        closures: Closure...
    ) -> Expression {
        .call(name, arguments, closures: closures)
    }

    package static func call(
        _ name: String,
        _ arguments: [Argument],
        closures: [Closure] = []
    ) -> Expression {
        Expression(Call(name: name, arguments: arguments, closures: closures))
    }

    /// Calls a method on the result.
    package mutating func modify(_ name: String, _ arguments: Argument..., closures: Closure...) {
        modifiers.append(Call(name: "." + name, arguments: arguments, closures: closures))
    }

    /// The result of a method that is called on the result.
    package func modified(_ name: String, _ arguments: Argument..., closures: Closure...) -> Expression {
        var modified = self
        modified.modifiers.append(Call(name: "." + name, arguments: arguments, closures: closures))
        return modified
    }
}
