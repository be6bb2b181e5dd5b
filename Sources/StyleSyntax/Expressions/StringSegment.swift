/// A part of a string literal.
package enum StringSegment: Hashable, Sendable {
    /// Text without escapes.
    case text(String)
    /// `\(value)`, or with more arguments, such as `\(value, format: .percent)`.
    case interpolation([Argument])
}
