import HTTP

/// A resource of which one response has a limited amount; a request that would take more is refused before it is
/// drawn.
enum ResponseLimit: Int, Sendable {
    /// CPU time, in microseconds.
    case time
    /// The length of the content before its coding, in bytes.
    case length
    /// The pixels of one picture.
    case pixels
    /// The pixels of one frame of an animated picture: libwebp takes 23 bytes for each, for several images and its index.
    case pixelsOfFrame
    /// The pixels of all frames of an animated picture together.
    case pixelsOfFrames
    /// The frames of an animated file of pixels.
    case frames
    /// CPU time for an animated file of pixels, in microseconds.
    case timeOfFrames
    /// CPU time for composing the layers of a file of pixels, in microseconds.
    case timeOfLayers
    /// The pixels of all layers of a picture that are in memory at once.
    case pixelsOfLayers
    /// CPU time for the findings of a root, in microseconds: it is resolved some fifty times.
    case timeOfFindings
    /// CPU time of a command, which only its own user waits for, in microseconds.
    case timeOfCommand

    /// In the unit of the case.
    var limit: Int {
        switch self {
        case .time: 20_000
        case .length: 2 << 20
        case .pixels: 4_000_000
        case .pixelsOfFrame: 1_500_000
        case .pixelsOfFrames: 16_000_000
        case .frames: 240
        case .timeOfFrames, .timeOfCommand: 2_000_000
        case .timeOfFindings: 1_000_000
        case .timeOfLayers: 3_000_000
        case .pixelsOfLayers: 32_000_000
        }
    }

    /// Throws if a value is beyond the limit.
    func check(_ value: Int) throws(QueryError) {
        guard value <= limit else { throw .beyondLimit(of: self, value: value) }
    }

    /// Throws if a value is beyond the limit, or is no number.
    func check(_ value: Double) throws(QueryError) {
        guard value <= Double(limit) else { throw .beyondLimit(of: self, value: value.boundedAmount) }
    }
}

extension Double {
    /// An amount without its fraction; one that is far beyond all limits, or is no number, is the greatest.
    var boundedAmount: Int { self < 1e15 ? Int(self) : Int(1e15) }
}
