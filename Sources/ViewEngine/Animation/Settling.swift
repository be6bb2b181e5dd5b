/// The end of the motion of something: what remains after it, if anything, repeats.
package struct Settling: Hashable, Sendable {
    /// The difference that remains after the end.
    package enum Remainder: Hashable, Sendable {
        case rest
        /// The same motion again and again; the period is in seconds.
        case repetition(period: Double)
        /// Motions that never end, and have no common period.
        case motion
    }

    /// In seconds.
    package var time: Double
    package var remainder = Remainder.rest

    /// Something that never moves.
    static let always = Settling(time: -.infinity)

    /// The time from which nothing moves; infinity if a motion remains.
    package var restTime: Double { remainder == .rest ? time : .infinity }

    /// The settling of two things together.
    func union(_ other: Settling) -> Settling {
        Settling(time: max(time, other.time), remainder: remainder.union(other.remainder))
    }
}

extension Settling.Remainder {
    /// The most repetitions in a common period; with more, the period would be too long to be of use.
    private static let mostRepetitions = 16

    fileprivate func union(_ other: Settling.Remainder) -> Settling.Remainder {
        switch (self, other) {
        case (.rest, let remainder), (let remainder, .rest): return remainder
        case (.motion, _), (_, .motion): return .motion
        case (.repetition(let first), .repetition(let second)):
            let (short, long) = (min(first, second), max(first, second))
            for count in 1...Self.mostRepetitions {
                let common = Double(count) * long
                let repetitions = common / short
                if abs(repetitions - repetitions.rounded()) < 1e-9 { return .repetition(period: common) }
            }
            return .motion
        }
    }
}
