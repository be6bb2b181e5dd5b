import Graphics

/// The node of a view that receives touches.
///
/// The subclass `GestureNode` has the type of the gesture; this class only sends events.
class ResponderNode: UnaryNode {
    /// The precedence over the gestures of the views around this one and inside it.
    let priority: GesturePriority

    init(priority: GesturePriority, around child: Node, inputs: ViewInputs) {
        self.priority = priority
        super.init(around: child, inputs: inputs)
    }

    /// The seconds after the beginning of the last touch at which the gesture receives a deadline event.
    var timeout: Double? { nil }

    /// Whether the gesture needs more than one touch.
    var spansTouches: Bool { false }

    func receive(_ event: TouchEvent, of touch: Touch, reactions: inout GestureReactions) -> TouchOutcome {
        .failed
    }
}

/// The state of a gesture after an event.
enum TouchOutcome {
    /// The gesture needs more events.
    case undecided
    case recognized, failed
}

/// The precedence of a gesture.
enum GesturePriority {
    /// The innermost gesture receives the touch.
    case normal
    /// The outermost gesture receives the touch, before all of normal priority.
    case high
    /// The gesture receives the touch together with others.
    case simultaneous
}

extension Node {
    /// The responder of that identity, if it is present; a view that fades out is not.
    func responder(of identity: ViewIdentity) -> ResponderNode? {
        guard !isLeaving else { return nil }
        if self.identity == identity { return self as? ResponderNode }
        var found: ResponderNode?
        forEachChild { child in
            if found == nil { found = child.responder(of: identity) }
        }
        return found
    }

    /// The outermost responder that the node is or that is inside; a view that fades out is none.
    private var firstResponder: ResponderNode? {
        guard !isLeaving, !isUntouchable else { return nil }
        if let responder = self as? ResponderNode { return responder }
        var found: ResponderNode?
        forEachChild { child in
            if found == nil { found = child.firstResponder }
        }
        return found
    }

    /// The responders under a point, the innermost first.
    func responders(at point: CGPoint) -> [ResponderNode] {
        guard !isLeaving, !isUntouchable else { return [] }
        if limitsTouches, !isTouched(at: point) { return [] }
        var inside: [ResponderNode] = []
        forEachChild { child in
            // Children are in painting order: the last one hit is on top.
            let hit = child.responders(at: point)
            if !hit.isEmpty { inside = hit }
        }
        // A touch that a test accepts hits the view itself where nothing inside is under it.
        if inside.isEmpty, self is TouchTestNode, let own = firstResponder { inside = [own] }
        if let responder = self as? ResponderNode, !inside.isEmpty || isTouched(at: point) {
            inside.append(responder)
        }
        return inside
    }
}
