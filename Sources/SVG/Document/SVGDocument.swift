package import Graphics

/// A still picture, to be rendered as one SVG file.
package struct SVGDocument: Equatable, Sendable {
    /// The accessible name of the picture; free text.
    package var title: String
    /// The visible part of the plane, in points.
    package var viewBox: CGRect
    /// The color behind the picture; `nil` leaves it transparent.
    package var background: ResolvedColor?
    package var content: DisplayList
    /// Pictures over the content, each with an id of its own.
    package var parts: [Part]
    package var textForm: TextForm
    package var profile: SVGProfile

    /// The form in which text is written.
    package enum TextForm: Hashable, Sendable {
        /// Outlines: the same picture on every machine.
        case outline
        /// `<text>`, which can be read, searched and edited; it looks right where Inter is installed.
        case live
    }

    package init(
        title: String,
        viewBox: CGRect,
        background: ResolvedColor? = nil,
        content: DisplayList,
        parts: [Part] = [],
        textForm: TextForm = .outline,
        profile: SVGProfile = .plain
    ) {
        self.title = title
        self.viewBox = viewBox
        self.background = background
        self.content = content
        self.parts = parts
        self.textForm = textForm
        self.profile = profile
    }

    /// A picture in a document, as a cell of a sheet.
    package struct Part: Equatable, Sendable {
        /// The id of the group: the same in every run, and unlike that of any other part in a page.
        package let id: String
        /// The name of the part as a layer, such as `state=pressed, colorScheme=dark`.
        package let name: String
        /// The name of the row that the part is in.
        package let row: String
        /// The accessible name of the part; free text.
        package var title: String
        /// The origin of the content, in the coordinates of the document.
        package var origin: CGPoint
        package var content: DisplayList
        package var textForm: TextForm

        /// A part of a document, in a row and a column.
        ///
        /// `id` is that of the group in a picture for a page, and consists of characters that an id may have.
        package init(
            id: String,
            name: String,
            row: String,
            title: String,
            origin: CGPoint,
            content: DisplayList,
            textForm: TextForm = .outline
        ) {
            self.id = id
            self.name = name
            self.row = row
            self.title = title
            self.origin = origin
            self.content = content
            self.textForm = textForm
        }

        /// An id that no other document has, from a name that is unique in its document, which some text identifies.
        package static func id(_ name: String, of document: String) -> String {
            name + "-" + SVGName(.document, hashing: Array(document.utf8)).text
        }
    }
}
