/// A name and its value in a query.
public struct QueryItem: Hashable, Sendable {
    public var name: String
    /// Empty if no equals sign follows the name.
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
