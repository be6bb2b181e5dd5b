/// What is drawn over a picture.
package enum PictureOverlay: Hashable, Sendable {
    case none
    /// Outlines around the elements that something is wrong with.
    case findings
    /// Outlines around all elements, with their numbers.
    case marks
}
