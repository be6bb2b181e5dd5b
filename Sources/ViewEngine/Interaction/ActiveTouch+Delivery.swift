// The events of a touch, and the views that receive them.
extension ActiveTouch {
    /// The time in seconds of the next deadline of a gesture that waits for one.
    func nextDeadline(in root: Node) -> Double? {
        responders.compactMap { root.responder(of: $0).flatMap(deadline) }.min()
    }

    /// Sends an event to the responders that take it, and returns what their gestures do.
    mutating func deliver(
        _ event: TouchEvent,
        in root: Node,
        at time: Double,
        where takes: (ViewIdentity) -> Bool = { _ in true }
    ) -> GestureReactions {
        var reactions = GestureReactions()
        // A copy, because the loop changes what else the touch has.
        let present = responders
        responders = present.filter { identity in
            guard let responder = root.responder(of: identity) else { return false }
            if event == .deadline, deadline(of: responder).map({ $0 > time }) ?? true { return true }
            guard takes(identity) else { return true }
            var own = GestureReactions()
            let outcome = responder.receive(event, of: touch(on: responder, at: time), reactions: &own)
            if rivals.contains(identity) {
                rivals.add(own, of: identity, outcome: outcome)
            } else {
                reactions.append(own)
            }
            return outcome == .undecided
        }
        for identity in rivals.settle(undecided: responders, reactions: &reactions) {
            if let responder = root.responder(of: identity), responders.contains(identity) {
                var ignored = GestureReactions()
                _ = responder.receive(.canceled, of: touch(on: responder, at: time), reactions: &ignored)
            }
            responders.removeAll { $0 == identity }
        }
        return reactions
    }

    /// Cancels the touch for the gestures of views that are gone or no longer accept touches, and returns what they do.
    ///
    /// The graph has the nodes of the views before the update.
    mutating func cancelLost(in root: Node, after graph: ViewGraph) -> GestureReactions {
        var reactions = GestureReactions()
        let lost = responders.filter { root.responder(of: $0) == nil }
        guard !lost.isEmpty else { return reactions }
        responders.removeAll { lost.contains($0) }
        rivals.remove(lost)
        for identity in lost {
            guard let responder = graph.previousNodes[identity] as? ResponderNode else { continue }
            _ = responder.receive(.canceled, of: touch(on: responder, at: graph.time), reactions: &reactions)
        }
        _ = rivals.settle(undecided: responders, reactions: &reactions)
        return reactions
    }
}
