import CustomStyles
import HTTP

/// A call of `render_preview` whose arguments are valid.
struct PreviewCall: Sendable {
    let target: PreviewTarget
    /// The values of the picture, as `.json` states them.
    let values: RenderingItem
    /// The findings of the root; `nil` where they are too dear.
    let findings: RenderingItem?
    /// The picture in pixels, the largest first; empty in a build without them.
    let pixels: [RenderingItem]
    /// The revision to compare with; `nil` for no comparison.
    let since: String?

    var lane: Lane { pixels.first?.lane ?? values.lane }

    /// The length of a file of pixels, in bytes, that the context of a model has room for.
    static let mostPixelBytes = 100_000
    /// The scales that are tried, in pixels a point.
    static let scales = [2.0, 1.0]
}
