package import ViewEngine

/// A value for a parameter of a style.
package enum StyleArgument: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case color(Color)
    /// A choice of a parameter, such as a case of an enumeration.
    case enumeration(String)
}
