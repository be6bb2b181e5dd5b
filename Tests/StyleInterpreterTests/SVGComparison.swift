import Graphics
import SVG
import TestSupport
import ViewEngine
import ViewRendering

/// The bytes of the pictures of two interactions, as a client gets them.
///
/// Text is set in squares, and both interactions are written by one renderer.
struct SVGComparison {
    private let renderer = SVGRenderer()
    /// The end of the interactions in seconds.
    private let end: Double
    /// The number of documents that were compared.
    private(set) var count = 0

    init(until end: Double) {
        self.end = end
    }

    /// The first of some moments, in seconds, at which the pictures differ; nil if none does.
    mutating func firstDifference(_ first: Recording, _ second: Recording, at moments: [Double]) -> Double? {
        moments.first { time in
            count += 1
            return still(first, at: time) != still(second, at: time)
        }
    }

    /// Whether the animated pictures are the same.
    mutating func isEqualAnimated(_ first: Recording, _ second: Recording) -> Bool {
        count += 1
        return animated(first) == animated(second)
    }

    /// The picture at a time in seconds.
    func still(_ recording: Recording, at time: Double) -> [UInt8] {
        let picture = recorded(recording).picture(at: time)
        return renderer.render(
            SVGDocument(title: "Button", viewBox: picture.viewBox, content: picture.content)
        )
    }

    /// The animated picture.
    func animated(_ recording: Recording) -> [UInt8] {
        let recorded = recorded(recording)
        return renderer.render(
            AnimatedSVGDocument(
                title: "Button",
                viewBox: recorded.viewBox,
                content: recorded.timeline(lasting: recorded.pictureDuration(repeats: true)),
                repeats: true
            )
        )
    }

    private func recorded(_ recording: Recording) -> RecordedView {
        let frame = CGRect(origin: .zero, size: recording.size)
        return RecordedView(recording, duration: end, viewBox: frame.insetBy(dx: -20, dy: -20))
    }
}
