/// The gestures of a touch of which only one is recognized, in the order of their precedence.
///
/// All but the last need several touches. What a gesture does waits until all before it have failed, as that of a single
/// tap beside a double tap.
struct GestureRivals {
    private(set) var identities: [ViewIdentity] = []
    /// The reactions of gestures while those before them were undecided.
    private var delayed: [ViewIdentity: GestureReactions] = [:]
    /// The gestures that were recognized meanwhile.
    private var recognized: Set<ViewIdentity> = []

    init(_ identities: [ViewIdentity]) {
        self.identities = identities
    }

    func contains(_ identity: ViewIdentity) -> Bool { identities.contains(identity) }

    /// Adds the reactions of a gesture to an event.
    mutating func add(_ reactions: GestureReactions, of identity: ViewIdentity, outcome: TouchOutcome) {
        delayed[identity, default: GestureReactions()].append(reactions)
        if outcome == .recognized { recognized.insert(identity) }
    }

    /// Moves the reactions that need not wait any longer to the others, and returns the gestures that have lost.
    mutating func settle(
        undecided: [ViewIdentity],
        reactions: inout GestureReactions
    ) -> [ViewIdentity] {
        for (place, identity) in identities.enumerated() {
            if let ready = delayed.removeValue(forKey: identity) { reactions.append(ready) }
            if recognized.contains(identity) {
                let lost = Array(identities[(place + 1)...])
                (delayed, recognized) = ([:], [])
                return lost
            }
            if undecided.contains(identity) { return [] }
        }
        return []
    }

    mutating func remove(_ lost: [ViewIdentity]) {
        identities.removeAll(where: lost.contains)
        for identity in lost {
            delayed[identity] = nil
            recognized.remove(identity)
        }
    }

    /// Takes over the reactions of gestures that go on in another touch.
    mutating func resume(from old: GestureRivals) {
        for (identity, reactions) in old.delayed where contains(identity) { delayed[identity] = reactions }
        recognized = old.recognized.filter(contains)
    }
}
