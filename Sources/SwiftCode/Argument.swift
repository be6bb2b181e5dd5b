/// An argument of a call.
package struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression

    /// An argument with its label, or `nil` for none.
    package init(label: String?, _ value: Expression) {
        self.label = label
        self.value = value
    }

    /// An argument without a label.
    package init(_ value: Expression) {
        self.init(label: nil, value)
    }
}
