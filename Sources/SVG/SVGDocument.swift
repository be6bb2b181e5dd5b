public import Graphics

/// A picture to be written as one SVG file.
public struct SVGDocument: Equatable, Sendable {
    /// What the picture shows, for who cannot see it; free text.
    public var title: String
    /// The part of the plane that is visible, in points.
    public var viewBox: CGRect
    /// What is behind the picture; `nil` leaves it transparent.
    public var background: ResolvedColor?
    public var content: DisplayList
    /// The pictures in the picture, painted over its own content.
    public var parts: [Part]
    public var textForm: TextForm

    /// How text is written.
    public enum TextForm: Hashable, Sendable {
        /// As outlines: the same picture on every machine.
        case outline
        /// As `<text>`, to be read, searched and edited; it looks right where Inter is installed.
        case live
    }

    public init(
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
    public struct Part: Equatable, Sendable {
        /// The same in every run, and that of no other picture in a page.
        public let id: String
        /// What the part shows; free text.
        public var title: String
        /// Where the origin of the content lies.
        public var origin: CGPoint
        public var content: DisplayList
        public var textForm: TextForm

        /// A part that is called by a name in its document, which is told from others by some text.
        ///
        /// The name is of letters that an id may have.
        public init(
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
