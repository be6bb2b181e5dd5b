package import Graphics

/// An interaction with a view, from its beginning until every animation has ended.
///
/// It stores the tree of each update, and no display lists: any time can be rendered exactly.
package struct Recording {
    private struct Update {
        let time: Double
        let root: Node
        /// The end of the animations of the tree.
        let settling: Settling

        init(time: Double, root: Node) {
            self.time = time
            self.root = root
            settling = Settling(time: time).union(root.treeSettling)
        }

        /// The time in seconds at which the last animation of the tree ends.
        var restTime: Double { settling.restTime }
    }

    private let updates: [Update]
    /// The log of the view's actions, in the order in which they ran.
    package let actions: [LoggedAction]
    /// The animations that the updates started, in the order of their times.
    package let animations: [StartedAnimation]

    /// The differences of the pictures from what SwiftUI would draw.
    package let approximations: [Approximation]

    /// Sends events to a view, in the order of their times, and records each update.
    package init(of host: ViewHost, events: [InteractionEvent], until end: Double) {
        // Before time 0 the view is at rest.
        var updates = [Update(time: -.infinity, root: host.root)]
        host.onUpdate = { root, time in
            // Of several updates at one time only the last is ever visible.
            if updates[updates.count - 1].time == time { updates.removeLast() }
            updates.append(Update(time: time, root: root))
        }
        for event in events where event.time <= end { host.send(event) }
        host.advance(to: end)
        host.onUpdate = nil
        self.updates = updates
        actions = host.actions
        animations = host.startedAnimations
        approximations = host.approximations
    }

    /// The largest size of the layout frame over all updates.
    package var size: CGSize {
        updates.reduce(into: .zero) { size, update in
            size.width = max(size.width, update.root.frame.width)
            size.height = max(size.height, update.root.frame.height)
        }
    }

    /// The times of the updates in seconds.
    package var updateTimes: [Double] { updates.dropFirst().map(\.time) }

    /// The time in seconds at which the last animation ends; infinity if one repeats forever.
    package var restTime: Double { settling.restTime }

    /// The end of all animations, and what remains after it.
    package var settling: Settling {
        Settling(time: 0).union(updates[updates.count - 1].settling)
    }

    /// The start of the interval around a time in which nothing moves; the time itself if something moves.
    package func steadyTime(at time: Double) -> Double {
        let update = update(at: time)
        return time >= update.restTime ? update.restTime : time
    }

    /// The display list at a time in seconds, including hidden items.
    ///
    /// At infinity every animation has ended, and repeating animations are at the end of their first leg.
    package func completeDisplayList(at time: Double) -> DisplayList {
        update(at: time).root.displayList(with: RenderOptions(time: time, includesHidden: true))
    }

    /// The display list of the update at a time in seconds, with all of its animations at their ends.
    ///
    /// It includes hidden items; repeating animations are at the end of their first leg.
    package func finalDisplayList(at time: Double) -> DisplayList {
        update(at: time).root.displayList(with: RenderOptions(time: .infinity, includesHidden: true))
    }

    /// The display list at a time in seconds.
    package func displayList(at time: Double) -> DisplayList {
        update(at: time).root.displayList(with: RenderOptions(time: time, includesHidden: false))
    }

    /// The paddings of the views at a time in seconds, the outermost first.
    package func paddings(at time: Double) -> [ResolvedPadding] {
        update(at: time).root.paddings
    }

    /// The number of nodes of all trees that the recording holds.
    package var nodeCount: Int { updates.reduce(0) { $0 + $1.root.count } }

    /// The tree at a time in seconds.
    func root(at time: Double) -> Node { update(at: time).root }

    private func update(at time: Double) -> Update {
        updates.last { $0.time <= time } ?? updates[0]
    }
}
