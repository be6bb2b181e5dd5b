import Graphics
import ViewRendering

/// The moments that an animated file of pixels shows.
struct AnimationFrames {
    /// In seconds.
    private let moments: [Double]
    /// The time of the whole animation, in seconds.
    private let duration: Double

    /// One picture of the file.
    struct Picture {
        /// In seconds.
        let moment: Double
        /// The time for which it is shown, in milliseconds.
        fileprivate(set) var duration: Int
    }

    /// The frames of an interaction; the last one is at its end, unless the end is the beginning.
    init(of recorded: RecordedView, framesPerSecond: Double, repeats: Bool) {
        let end = recorded.duration
        duration =
            repeats
            ? recorded.pictureDuration(repeats: true)
            : max(recorded.pictureDuration(repeats: false), end + 1 / framesPerSecond)
        // A duration that is a whole number of frames, but for its last bits, has no frame more.
        let count = Int((end * framesPerSecond - 1e-6).rounded(.up))
        let regular = (0..<max(0, count)).map { Double($0) / framesPerSecond }
        moments = regular.isEmpty || duration > end ? regular + [end] : regular
    }

    var count: Int { moments.count }

    /// The pictures, of which equal ones that follow each other are one.
    func pictures(of recorded: RecordedView) -> [Picture] {
        var pictures: [Picture] = []
        var last: DisplayList?
        for index in moments.indices {
            let content = recorded.picture(at: moments[index]).content
            if content == last {
                pictures[pictures.count - 1].duration += milliseconds(of: index)
            } else {
                pictures.append(Picture(moment: moments[index], duration: milliseconds(of: index)))
            }
            last = content
        }
        return pictures
    }

    /// The time for which a frame is shown; those of all frames are the duration.
    private func milliseconds(of index: Int) -> Int {
        let end = index + 1 < moments.count ? moments[index + 1] : duration
        return Self.milliseconds(end) - Self.milliseconds(moments[index])
    }

    private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
