import Graphics

/// A picture as a file of pixels.
enum RasterOutput: Hashable, Sendable {
    /// The picture of a state, or of one moment.
    case still
    /// That picture on a background of the size that pages show in previews of links.
    case card
    /// One picture of an interaction, by its number from 0.
    case frame(Int)
    /// One animated picture.
    case animation(AnimationFormat)
    /// One picture of all values of two parameters.
    case sheet

    /// A file format of animated pictures.
    enum AnimationFormat: CaseIterable, Hashable, Sendable {
        case webP, gif, animatedPNG
    }

    /// One of each kind.
    static let allKinds: [RasterOutput] =
        [.still, .card, .frame(0)] + AnimationFormat.allCases.map(RasterOutput.animation) + [.sheet]
}

extension Output {
    /// The same picture in pixels; `nil` if the output is none of SVG that stands still.
    var pixels: RasterOutput? {
        switch self {
        case .still: .still
        case .frame(let number): .frame(number)
        case .sheet: .sheet
        case .resolved, .frames, .timeline, .animation, .cells, .code, .tokens, .tokenResolver, .findings,
            .raster:
            nil
        }
    }
}

extension RasterOutput.AnimationFormat {
    var rasterFormat: RasterFormat {
        switch self {
        case .webP: .webP
        case .gif: .gif
        case .animatedPNG: .animatedPNG
        }
    }
}
