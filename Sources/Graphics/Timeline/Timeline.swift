/// A picture over time: the tree of a display list, with animated values in place of constants.
///
/// Guarantees to a reader:
/// - those of a display list hold at every moment;
/// - there is one item for each thing that is visible at any time, in an order in which all moments are
///   painted; a value that cannot change gradually, such as the string of a line, changes by one item
///   replacing another;
/// - it has no item that is never visible, and no group that never changes anything;
/// - the value of everything at time 0 is its value at rest;
/// - an animated value has a keyframe at 0 and one at the end, in between it is linear, and where two
///   keyframes share a time it jumps: the second holds at that time;
/// - keyframes are at the times of updates, or at whole ticks;
/// - the interpolated values are off by no more than `Interpolatable` allows, except for changes that
///   are faster than a tick.
package struct Timeline: Equatable, Sendable {
    /// The size of the layout frame at rest; drawings may reach beyond it.
    package var size: CGSize
    /// In seconds.
    package var duration: Double
    package var items: [TimelineItem]

    package init(size: CGSize, duration: Double, items: [TimelineItem]) {
        self.size = size
        self.duration = duration
        self.items = items
    }

    /// The number of ticks of the duration: a thousand, so that three decimals name each of them, or ten
    /// thousand if a thousandth were longer than 4 ms, a quarter of a frame.
    package static func tickCount(duration: Double) -> Int { duration > 4 ? 10_000 : 1000 }

    /// The picture at a time.
    package func displayList(at time: Double) -> DisplayList {
        DisplayList(size: size, items: items.compactMap { $0.displayItem(at: time) })
    }

    /// The smallest rectangle that holds everything ever drawn, and the layout frame.
    package var paintBounds: CGRect {
        items.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.paintBounds) }
    }
}
