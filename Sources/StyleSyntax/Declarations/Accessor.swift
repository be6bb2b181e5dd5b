/// An accessor or an observer of a variable or a subscript.
package struct Accessor: Hashable, Sendable {
    /// `get`, `set`, `willSet`, `didSet` and others; a body without a keyword is `get`.
    package let keyword: Name
    package let attributes: [Attribute]
    package let modifiers: [Declaration.Modifier]
    /// The name in `set(name)`.
    package let parameter: Name?
    package let isAsync: Bool
    package let isThrowing: Bool
    /// The body; nil in a protocol.
    package let body: [StatementID]?

    package init(
        keyword: Name,
        attributes: [Attribute],
        modifiers: [Declaration.Modifier],
        parameter: Name?,
        isAsync: Bool,
        isThrowing: Bool,
        body: [StatementID]?
    ) {
        self.keyword = keyword
        self.attributes = attributes
        self.modifiers = modifiers
        self.parameter = parameter
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.body = body
    }
}
