public import ViewEngine

/// A player of a sound of the app, which is logged as an action of the button.
///
/// Its sound is not known, so that its length is 0.
public final class AVAudioPlayer {
    public var volume: Float = 1
    public var numberOfLoops = 0
    public var rate: Float = 1
    public var enableRate = false
    public var currentTime = 0.0

    public init(contentsOf url: URL) throws {}

    public init(contentsOf url: URL, fileTypeHint: String?) throws {}

    public var isPlaying: Bool { false }

    public var duration: Double { 0 }

    @discardableResult
    public func prepareToPlay() -> Bool { true }

    @discardableResult
    public func play() -> Bool {
        logAction("sound")
        return true
    }

    /// Has no effect: nothing plays.
    public func pause() {}

    /// Has no effect: nothing plays.
    public func stop() {}
}
