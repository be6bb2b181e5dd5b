package import Graphics
package import ViewEngine

/// An interaction with a view, of which any moment can be drawn.
package struct RecordedView {
    /// The longest interaction, in seconds.
    package static let maximumDuration = 30.0
    /// The time shown after the last update of an interaction that never comes to rest, in seconds.
    private static let endlessDuration = 10.0

    private let recording: Recording
    /// The part of the plane that the pictures show.
    package let viewBox: CGRect
    package let background: ResolvedColor?
    /// Changes the display list of a time in seconds, which includes hidden items; `nil` if it stays.
    private let changes: ((DisplayList, Double) -> DisplayList)?
    /// Whether the caller set the duration.
    private let hasSetDuration: Bool
    /// The time that the interaction is shown, in seconds: whole milliseconds, as an animated picture states it.
    package let duration: Double

    /// A recording that is shown for a duration in seconds, or until everything is at rest.
    package init(
        _ recording: Recording,
        duration: Double?,
        viewBox: CGRect,
        background: ResolvedColor? = nil,
        changes: ((DisplayList, Double) -> DisplayList)? = nil
    ) {
        self.changes = changes
        self.recording = recording
        self.viewBox = viewBox
        self.background = background
        hasSetDuration = duration != nil
        let end = Self.end(of: recording)
        // A sum of decimals differs from the decimal meant in its last bits.
        let milliseconds = ((duration ?? end) * 1000 - 1e-6).rounded(.up)
        self.duration = milliseconds > 0 ? milliseconds / 1000 : 0
    }

    /// The end of a recording, in seconds; even an event at the latest possible time stays visible.
    private static func end(of recording: Recording) -> Double {
        let settling = recording.settling
        // A motion that never ends mostly repeats at whole seconds, so that a loop that ends there has no seam.
        let endless = ((recording.updateTimes.last ?? 0) + endlessDuration).rounded(.up)
        switch settling.remainder {
        case .rest:
            return settling.time <= maximumDuration + endlessDuration ? settling.time : endless
        case .repetition(let period):
            // A repetition began with the recording mostly, so that a loop of whole periods has no seam. The last
            // change is seen for a period at least.
            let end = ((settling.time / period - 1e-6).rounded(.up) + 1) * period
            return min(end, endless)
        case .motion:
            return endless
        }
    }

    /// Whether nothing moves any more at the end.
    package var endsAtRest: Bool { recording.restTime <= duration }

    /// The actions that the view ran, with their times.
    package var actions: [LoggedAction] { recording.actions }

    /// The animations that the view started, with their times.
    package var animations: [StartedAnimation] { recording.animations }

    package func picture(at moment: Double) -> ViewPicture {
        if let changes {
            let list = changes(recording.completeDisplayList(at: moment), moment)
            return ViewPicture(content: list.visible, viewBox: viewBox, background: background)
        }
        let time = recording.steadyTime(at: moment)
        let content: DisplayList
        if let last = lastDrawn.moment, last.time == time {
            content = last.content
        } else {
            content = recording.displayList(at: time)
            lastDrawn.moment = (time, content)
        }
        return ViewPicture(content: content, viewBox: viewBox, background: background)
    }

    /// The moment drawn last: in most frames of an interaction nothing moves.
    private final class LastDrawn {
        var moment: (time: Double, content: DisplayList)?
    }

    private let lastDrawn = LastDrawn()
}

extension RecordedView {
    /// All moments as one tree of animated values.
    package var timeline: Timeline { timeline(lasting: duration) }

    /// The time in seconds that an animated picture lasts.
    ///
    /// One that plays once lasts a millisecond even if everything happens at its beginning. The end of one that repeats is
    /// held for half a second, to show the last change, unless the caller set the duration or the interaction does not
    /// come to rest.
    package func pictureDuration(repeats: Bool) -> Double {
        guard repeats else { return max(duration, 0.001) }
        return duration + (hasSetDuration || !endsAtRest ? 0 : Self.pause)
    }

    /// In seconds.
    private static let pause = 0.5

    private var repetition: TimelineRepetition? {
        guard case .repetition(let period) = recording.settling.remainder else { return nil }
        return TimelineRepetition(start: recording.settling.time, period: period)
    }

    /// All moments of a duration in seconds.
    package func timeline(lasting duration: Double) -> Timeline {
        timeline(lasting: duration, repetition: repetition) { [recording, changes] time in
            // Nothing moves after the end of the animations of an update.
            let time = recording.steadyTime(at: time)
            return (time, { recording.completeDisplayList(at: time).changed(by: changes, at: time) })
        }
    }

    /// All moments of a duration in seconds for a viewer who prefers reduced motion, of a view in an environment that
    /// reduces motion.
    ///
    /// A motion without an end stands still, and then everything else changes at once.
    package func reducedTimeline(lasting duration: Double) -> Timeline {
        guard case .rest = recording.settling.remainder else {
            return timeline(lasting: duration, repetition: nil) { [recording, changes] time in
                let update = recording.updateTimes.last { $0 <= time } ?? -1
                return (update, { recording.finalDisplayList(at: time).changed(by: changes, at: time) })
            }
        }
        return timeline(lasting: duration)
    }

    /// A timeline of pictures, of which those with one key are the same.
    private func timeline(
        lasting duration: Double,
        repetition: TimelineRepetition?,
        moment: (Double) -> (key: Double, picture: () -> DisplayList)
    ) -> Timeline {
        var last: (key: Double, picture: DisplayList)?
        return Timeline(
            duration: duration,
            updateTimes: recording.updateTimes.filter { $0 <= duration },
            repetition: repetition
        ) { time in
            let (key, picture) = moment(time)
            if let last, last.key == key { return last.picture }
            let drawn = picture()
            last = (key, drawn)
            return drawn
        }
    }
}

extension DisplayList {
    /// The list of a time in seconds with changes, if there are some.
    fileprivate func changed(
        by changes: ((DisplayList, Double) -> DisplayList)?,
        at time: Double
    ) -> DisplayList {
        changes?(self, time) ?? self
    }
}
