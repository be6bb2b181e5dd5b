/// A name and its value in a query.
package struct QueryItem: Hashable, Sendable {
    package var name: String
    /// Empty if no equals sign follows the name.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
