import Graphics

/// A finger on the screen and the views that receive its events.
struct ActiveTouch {
    let startTime: Double
    let startPoint: CGPoint
    /// In the coordinates of the tree.
    var point: CGPoint
    /// Whether the finger is on the screen; otherwise the responders wait for it to come back.
    var isDown = true
    /// The views whose gestures still receive events.
    var responders: [ViewIdentity]
    /// The gestures of which only one is recognized, if there are several.
    var rivals: GestureRivals

    /// Creates a touch that begins on some views, given from the innermost outwards.
    init(at point: CGPoint, time: Double, on views: [ResponderNode]) {
        startTime = time
        startPoint = point
        self.point = point
        let exclusive = Self.exclusiveRecipients(among: views)
        responders =
            views.filter { view in view.priority == .simultaneous || exclusive.contains { $0 === view } }
            .map(\.identity)
        rivals = GestureRivals(exclusive.count > 1 ? exclusive.map(\.identity) : [])
    }

    /// The views whose gestures exclude each other, in the order of precedence: one after those that need several touches,
    /// because a touch that is all there is belongs to it.
    private static func exclusiveRecipients(among views: [ResponderNode]) -> [ResponderNode] {
        let candidates =
            views.reversed().filter { $0.priority == .high } + views.filter { $0.priority == .normal }
        let count = candidates.firstIndex { !$0.spansTouches }.map { $0 + 1 } ?? candidates.count
        return Array(candidates.prefix(count))
    }

    /// Whether the gesture that waits at a view goes on with another touch.
    func goesOn(in next: ActiveTouch, at identity: ViewIdentity) -> Bool {
        let x = next.startPoint.x - startPoint.x
        let y = next.startPoint.y - startPoint.y
        return next.responders.contains(identity)
            && (x * x + y * y).squareRoot() <= TapGesture.maximumDistance
    }

    /// The time in seconds at which a gesture receives a deadline event.
    func deadline(of view: ResponderNode) -> Double? {
        view.timeout.map { startTime + $0 }
    }

    /// The touch in the coordinates of a view.
    func touch(on view: Node, at time: Double) -> Touch {
        Touch(
            time: time,
            startTime: startTime,
            location: point.offset(
                by: CGSize(width: -view.frame.minX, height: -view.frame.minY)
            ),
            startLocation: startPoint.offset(
                by: CGSize(width: -view.frame.minX, height: -view.frame.minY)
            ),
            size: view.frame.size
        )
    }
}
