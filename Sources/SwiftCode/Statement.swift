/// A line of Swift, or a block of lines.
package enum Statement: Hashable, Sendable {
    case expression(Expression)
    /// A declaration with a value, or a value for what is declared: `let a`, `a.b`.
    case assignment(String, Expression)
    case `return`(Expression)
    case comment(String)
    /// What has a head and a body: a type, a property, a function.
    case block(String, [Statement])
    case blank
}
