package import Graphics
package import ViewEngine

/// A button and what happens to it, of which any moment can be drawn.
package struct RecordedButton {
    /// The longest interaction, in seconds.
    package static let maximumDuration = 30.0
    /// How long what does not come to rest is shown after the last update where nobody says, in seconds.
    static let endlessDuration = 10.0

    private let recording: Recording
    /// The part of the plane that its pictures show.
    package let viewBox: CGRect
    package let background: ResolvedColor?
    /// Whether the one who asks says when the interaction ends.
    private let isCut: Bool
    /// How long the interaction is shown, in seconds; whole milliseconds, as a picture that plays says it.
    package let duration: Double

    init(
        _ recording: Recording,
        duration: Double?,
        viewBox: CGRect,
        background: ResolvedColor?
    ) {
        self.recording = recording
        self.viewBox = viewBox
        self.background = background
        isCut = duration != nil
        let rest = recording.restTime
        let last = recording.updateTimes.last ?? 0
        // The last event may come as late as anything may, and still has to be seen.
        // What turns begins again at whole seconds mostly, so that a loop has no seam.
        let endless = (last + Self.endlessDuration).rounded(.up)
        let end = rest <= Self.maximumDuration + Self.endlessDuration ? rest : endless
        // A sum of decimals is a hair beside the decimal that is meant.
        let milliseconds = ((duration ?? end) * 1000 - 1e-6).rounded(.up)
        self.duration = milliseconds > 0 ? milliseconds / 1000 : 0
    }

    /// Whether nothing moves any more at the end.
    package var endsAtRest: Bool { recording.restTime <= duration }

    /// What the button did, and when.
    package var actions: [LoggedAction] { recording.actions }

    /// All moments as one picture that changes.
    package var timeline: Timeline { timeline(lasting: duration) }

    /// The timeline of a picture that plays once, which takes a moment even if all happens at the beginning.
    package var take: Timeline { timeline(lasting: max(duration, 0.001)) }

    /// The timeline of a picture that begins again at its end, which is held for a while if nobody says how
    /// long the interaction takes and it comes to rest: what changes last has to be seen.
    package var loop: Timeline { timeline(lasting: duration + (isCut || !endsAtRest ? 0 : Self.pause)) }

    /// In seconds.
    private static let pause = 0.5

    private func timeline(lasting duration: Double) -> Timeline {
        Timeline(
            duration: duration,
            updateTimes: recording.updateTimes.filter { $0 <= duration },
            moment: recording.moment
        )
    }

    package func picture(at time: Double) -> ButtonRenderer.Picture {
        let time = recording.steadyTime(at: time)
        let content: DisplayList
        if let last = lastDrawn.moment, last.time == time {
            content = last.content
        } else {
            content = recording.displayList(at: time)
            lastDrawn.moment = (time, content)
        }
        return ButtonRenderer.Picture(content: content, viewBox: viewBox, background: background)
    }

    /// The moment that was drawn last; in most frames of an interaction nothing moves.
    private final class LastDrawn {
        var moment: (time: Double, content: DisplayList)?
    }

    private let lastDrawn = LastDrawn()
}
