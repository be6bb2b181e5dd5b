/// An attribute: a property wrapper, a result builder, `@available` or another.
package struct Attribute: Hashable, Sendable {
    /// The name as a type, since a wrapper can have generic arguments.
    package let type: TypeID
    package let content: Content
    package let range: SourceRange

    package init(type: TypeID, content: Content, range: SourceRange) {
        self.type = type
        self.content = content
        self.range = range
    }

    package enum Content: Hashable, Sendable {
        /// No parentheses.
        case none
        case arguments([Argument])
        case availability(Availability)
        /// Arguments of another form, as written.
        case other(String)
    }
}
