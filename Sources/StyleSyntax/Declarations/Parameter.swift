/// A parameter of a function, an initializer, a subscript or a case of an enumeration.
package struct Parameter: Hashable, Sendable {
    package let attributes: [Attribute]
    /// The label of the argument; nil for `_`.
    package let label: Name?
    /// The name inside of the body; nil for `_`.
    package let name: Name?
    package let type: TypeID
    /// Whether it takes any number of arguments (`Type...`).
    package let isVariadic: Bool
    package let defaultValue: ExpressionID?

    package init(
        attributes: [Attribute],
        label: Name?,
        name: Name?,
        type: TypeID,
        isVariadic: Bool,
        defaultValue: ExpressionID?
    ) {
        self.attributes = attributes
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
    }
}
