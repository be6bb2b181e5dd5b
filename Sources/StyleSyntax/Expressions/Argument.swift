/// An argument of a call, or an element of a tuple.
package struct Argument: Hashable, Sendable {
    /// The label; nil for none and for `_`.
    package let label: Name?
    package let value: ExpressionID

    package init(label: Name?, value: ExpressionID) {
        self.label = label
        self.value = value
    }
}
