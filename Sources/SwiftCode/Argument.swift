/// A value that is handed to a call.
package struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression

    /// A value with its label, if it has one.
    package init(_ label: String?, _ value: Expression) {
        self.label = label
        self.value = value
    }

    /// A value without a label.
    package init(_ value: Expression) {
        self.init(nil, value)
    }
}
