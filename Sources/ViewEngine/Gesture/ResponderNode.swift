import Graphics

/// A part of the tree that can be touched.
///
/// It knows nothing of the gesture but how to send it events.
class ResponderNode: UnaryNode {
    /// How it stands to the other gestures of views around it and inside it.
    let priority: GesturePriority

    init(_ priority: GesturePriority, _ child: Node, _ inputs: ViewInputs) {
        self.priority = priority
        super.init(child, inputs)
    }

    /// How long after the touch began the gesture wants to be told that nothing has happened, in seconds.
    var timeout: Double? { nil }

    /// Sends an event; `false` once the gesture needs no more of them.
    func receive(_ event: TouchEvent, _ touch: Touch, _ reactions: inout GestureReactions) -> Bool { false }
}

/// Which gesture gets a touch.
enum GesturePriority {
    /// The innermost does.
    case normal
    /// The outermost does, before all others.
    case high
    /// It does, whoever else does.
    case simultaneous
}

extension Node {
    /// The view of an identity that can be touched, if it is there; one that fades is not.
    func responder(of identity: ViewIdentity) -> ResponderNode? {
        guard !isLeaving else { return nil }
        if self.identity == identity { return self as? ResponderNode }
        var found: ResponderNode?
        forEachChild { child in
            if found == nil { found = child.responder(of: identity) }
        }
        return found
    }

    /// The views under a point that can be touched, the innermost first.
    func responders(at point: CGPoint) -> [ResponderNode] {
        guard !isLeaving else { return [] }
        // What lies outside of a content shape cannot be touched either.
        if self is ContentShapeNode, !isTouched(at: point) { return [] }
        var inside: [ResponderNode] = []
        forEachChild { child in
            // The last one that is hit lies on top.
            let hit = child.responders(at: point)
            if !hit.isEmpty { inside = hit }
        }
        if let responder = self as? ResponderNode, !inside.isEmpty || isTouched(at: point) {
            inside.append(responder)
        }
        return inside
    }
}
