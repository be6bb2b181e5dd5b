/// A picture over time: the tree of a display list, with animated values in place of constants.
///
/// Guarantees, for whoever reads one:
/// - those of a display list hold at every moment;
/// - there is one item for each thing that is seen at any time, in an order in which all moments are
///   painted; what cannot change gradually, as the string of a line, changes by one item going where
///   another comes;
/// - nothing is in it that is never seen, and no group that never changes anything;
/// - every value begins as the picture is at rest, at time 0;
/// - an animated value has a keyframe at 0 and one at the end, in between it is linear, and where two
///   keyframes share a time it jumps: the second holds at that time;
/// - keyframes stand at the times of updates, or at whole ticks;
/// - what the keyframes say is off by no more than `Interpolatable` allows, but for changes that are
///   faster than a tick.
public struct Timeline: Equatable, Sendable {
    /// The size of the layout frame at rest; what is drawn may reach beyond it.
    public var size: CGSize
    /// In seconds.
    public var duration: Double
    public var items: [TimelineItem]

    public init(size: CGSize, duration: Double, items: [TimelineItem]) {
        self.size = size
        self.duration = duration
        self.items = items
    }

    /// How many ticks the duration has: a thousand, so that three decimals name each of them, or ten
    /// thousand if a thousandth were longer than 4 ms, a quarter of a frame.
    public static func tickCount(duration: Double) -> Int { duration > 4 ? 10_000 : 1000 }

    /// The picture at a time.
    public func displayList(at time: Double) -> DisplayList {
        DisplayList(size: size, items: items.compactMap { $0.displayItem(at: time) })
    }

    /// The smallest rectangle that holds all that is ever drawn, and the layout frame.
    public var paintBounds: CGRect {
        items.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.paintBounds) }
    }
}
