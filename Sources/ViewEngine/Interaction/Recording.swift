public import Graphics

/// An interaction with a view from its beginning until nothing moves any more.
///
/// It holds the tree of each update, not pictures: any moment of it is drawn as exactly as any other.
public struct Recording {
    private struct Update {
        let time: Double
        let root: Node
        /// From when on nothing of the tree moves, in seconds.
        let restTime: Double

        init(time: Double, root: Node) {
            self.time = time
            self.root = root
            restTime = max(time, root.restTimeOfAll)
        }
    }

    private let updates: [Update]
    /// What the view's actions have logged, in the order in which they ran.
    public let actions: [LoggedAction]

    /// Lets events happen to a view, in the order of their times.
    public init(of host: ViewHost, _ events: [InteractionEvent], until end: Double) {
        // What happens at 0 happens to a button that is at rest.
        var updates = [Update(time: -.infinity, root: host.root)]
        host.onUpdate = { root, time in
            // Of several updates at one time only the last is ever seen.
            if updates[updates.count - 1].time == time { updates.removeLast() }
            updates.append(Update(time: time, root: root))
        }
        for event in events where event.time <= end { host.handle(event) }
        host.advance(to: end)
        host.onUpdate = nil
        self.updates = updates
        actions = host.actions
    }

    /// The size of the layout frame, as large as it ever becomes.
    public var size: CGSize {
        updates.reduce(into: .zero) { size, update in
            size.width = max(size.width, update.root.frame.width)
            size.height = max(size.height, update.root.frame.height)
        }
    }

    /// When something happens that the views show, in seconds.
    public var updateTimes: [Double] { updates.dropFirst().map(\.time) }

    /// From when on nothing moves, in seconds; infinity if an animation repeats forever.
    public var restTime: Double { max(0, updates[updates.count - 1].restTime) }

    /// The beginning of the stretch around a moment in which nothing moves; the moment itself if something
    /// does.
    public func steadyTime(at time: Double) -> Double {
        let update = update(at: time)
        return time >= update.restTime ? update.restTime : time
    }

    /// The picture of a moment in seconds, with what is invisible then.
    ///
    /// Infinity is when nothing moves any more, and repeating animations are at the end of their first leg.
    public func moment(at time: Double) -> DisplayList {
        update(at: time).root.displayList(at: Moment(time: time, keepsInvisible: true))
    }

    /// The picture of a moment in seconds.
    public func displayList(at time: Double) -> DisplayList {
        update(at: time).root.displayList(at: Moment(time: time, keepsInvisible: false))
    }

    /// The room around views, as it is at a moment in seconds.
    public func paddings(at time: Double) -> [ResolvedPadding] {
        update(at: time).root.paddings
    }

    /// The number of nodes of all trees that the recording holds.
    package var nodeCount: Int { updates.reduce(0) { $0 + $1.root.count } }

    private func update(at time: Double) -> Update {
        updates.last { $0.time <= time } ?? updates[0]
    }
}
