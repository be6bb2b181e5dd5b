/// The frames of a running program that closures have captured.
///
/// A closure keeps all variables of the frame in which it is made, also those that have it, so that both are in a
/// reference cycle: `let button = Button(title) { print(title) }`. The cycles end when the execution does.
struct CapturedFrames {
    private var frames: [WeakFrame] = []
    /// The number of frames at which those that are no longer alive are removed.
    private var nextCount = 64

    private struct WeakFrame {
        weak var frame: Frame?
    }

    /// Inserts a frame that is not here.
    mutating func insert(_ frame: Frame) {
        frames.append(WeakFrame(frame: frame))
        guard frames.count >= nextCount else { return }
        frames.removeAll { $0.frame == nil }
        nextCount = max(64, frames.count * 2)
    }

    /// Removes all frames, and returns those that are alive.
    mutating func removeAll() -> [Frame] {
        defer { frames = [] }
        return frames.compactMap(\.frame)
    }
}
