package import StyleSyntax

/// The drawing of a worker, or the reason why there is none.
package enum DrawnStyle: Hashable, Sendable {
    /// The content of a representation.
    case body([UInt8], placeholders: [String], ignoredTokens: [String])
    /// The size of a picture, in points.
    case size(width: Double, height: Double)

    // MARK: Errors that only drawing finds

    /// The representation is a frame after the last one.
    case unknownFrame(Int, count: Int)
    /// The response would take more of something, of which it is one of several limits, than it may.
    case beyondLimit(Int, value: Int)
    /// A library could not draw or encode the picture.
    case rasterFailed
    /// A body of the style stopped.
    case stopped([Diagnostic])
}
