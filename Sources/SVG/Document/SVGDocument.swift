package import Graphics

/// A picture to be written as one SVG file.
package struct SVGDocument: Equatable, Sendable {
    /// What the picture shows, for who cannot see it; free text.
    package var title: String
    /// The part of the plane that is visible, in points.
    package var viewBox: CGRect
    /// What is behind the picture; `nil` leaves it transparent.
    package var background: ResolvedColor?
    package var content: DisplayList
    /// The pictures in the picture, painted over its own content.
    package var parts: [Part]
    package var textForm: TextForm

    /// How text is written.
    package enum TextForm: Hashable, Sendable {
        /// As outlines: the same picture on every machine.
        case outline
        /// As `<text>`, to be read, searched and edited; it looks right where Inter is installed.
        case live
    }

    package init(
        title: String,
        viewBox: CGRect,
        background: ResolvedColor? = nil,
        content: DisplayList,
        parts: [Part] = [],
        textForm: TextForm = .outline
    ) {
        self.title = title
        self.viewBox = viewBox
        self.background = background
        self.content = content
        self.parts = parts
        self.textForm = textForm
    }

    /// A picture in a picture, which can be told from the others.
    package struct Part: Equatable, Sendable {
        /// The same in every run, and that of no other picture in a page.
        package let id: String
        /// What the part shows; free text.
        package var title: String
        /// Where the origin of the content lies.
        package var origin: CGPoint
        package var content: DisplayList
        package var textForm: TextForm

        /// A part that is called by a name in its document, which is told from others by some text.
        ///
        /// The name is of letters that an id may have.
        package init(
            name: String,
            of document: String,
            title: String,
            origin: CGPoint,
            content: DisplayList,
            textForm: TextForm = .outline
        ) {
            id = name + "-" + Array(document.utf8).name("s")
            self.title = title
            self.origin = origin
            self.content = content
            self.textForm = textForm
        }
    }
}
