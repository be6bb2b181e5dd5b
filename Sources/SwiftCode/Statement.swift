/// A statement or a declaration: one line, or a block of lines.
package enum Statement: Hashable, Sendable {
    case expression(Expression)
    /// The assignment of a value to a declaration (`let a`) or to a property (`a.b`).
    case assignment(String, Expression)
    case `return`(Expression)
    case comment(String)
    /// A declaration with a head and a body: a type, a property or a function.
    case block(String, [Statement])
    case blank
}
