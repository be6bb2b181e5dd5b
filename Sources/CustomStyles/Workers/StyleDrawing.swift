/// A button of a style of a user's own that a worker draws.
package struct StyleDrawing: Sendable {
    /// The style, with the addresses that name it.
    package let style: Style
    /// The end of the path of the representation, as `.svg`.
    package let pathExtension: String
    /// The canonical query.
    package let query: String
    /// The design tokens of a body, as JSON; `nil` for none.
    package let tokens: String?
    /// The part of the drawing that is wanted.
    package let result: Result
    /// The estimate of the processor time that it takes, in microseconds.
    package let price: Int

    package enum Style: Sendable {
        /// A style of a source, by its name.
        case source(CustomSource, SourceStyles.Address, name: String)
        /// A style of a folder, by its name.
        case folder(StyleFolder, name: String)
    }

    /// A part of a drawing.
    package enum Result: UInt8, Sendable {
        /// The content of the representation.
        case body
        /// The same with the names of the tokens that change nothing.
        case bodyAndIgnoredTokens
        /// The content of a timeline without its curves.
        case bodyWithoutCurves
        /// The size of the picture.
        case size
    }

    package init(
        of style: Style,
        as pathExtension: String,
        query: String,
        tokens: String?,
        result: Result,
        price: Int
    ) {
        self.style = style
        self.pathExtension = pathExtension
        self.query = query
        self.tokens = tokens
        self.result = result
        self.price = price
    }
}
