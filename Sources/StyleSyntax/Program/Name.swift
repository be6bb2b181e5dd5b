/// A name, an operator or a label in a source.
package struct Name: Hashable, Sendable {
    /// The name without backticks.
    package let text: String
    package let place: SourcePlace

    package init(_ text: String, at place: SourcePlace) {
        self.text = text
        self.place = place
    }
}
