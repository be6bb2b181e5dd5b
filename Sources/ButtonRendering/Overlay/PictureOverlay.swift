/// The marks over a picture.
package enum PictureOverlay: Hashable, Sendable {
    case none
    /// Outlines around the elements that something is wrong with, in this picture or compared with others.
    case findings
    /// The same of what the picture shows by itself, as each cell of a sheet does.
    case ownFindings
    /// Outlines around all elements, with their numbers.
    case marks
}
