import Graphics

/// A finger on the screen and the views that receive its events.
struct ActiveTouch {
    let startTime: Double
    let startPoint: CGPoint
    /// In the coordinates of the tree.
    var point: CGPoint
    /// The views whose gestures still receive events.
    var responders: [ViewIdentity]

    /// Creates a touch that begins on some views, given from the innermost outwards.
    init(at point: CGPoint, time: Double, on views: [ResponderNode]) {
        startTime = time
        startPoint = point
        self.point = point
        responders = Self.recipients(among: views).map(\.identity)
    }

    /// The views that receive the touch: one with an exclusive gesture, and all with simultaneous ones.
    private static func recipients(among views: [ResponderNode]) -> [ResponderNode] {
        let exclusive = views.last { $0.priority == .high } ?? views.first { $0.priority == .normal }
        return views.filter { $0.priority == .simultaneous || $0 === exclusive }
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
