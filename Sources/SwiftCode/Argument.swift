/// A value that is handed to a call.
public struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression

    /// A value with its label, if it has one.
    public init(_ label: String?, _ value: Expression) {
        self.label = label
        self.value = value
    }

    /// A value without a label.
    public init(_ value: Expression) {
        self.init(nil, value)
    }
}
