import Graphics

/// A finger that is on the screen, and the views that follow it.
struct ActiveTouch {
    let startTime: Double
    let startPoint: CGPoint
    /// In the coordinates of the tree.
    var point: CGPoint
    /// The views whose gestures still need to be told.
    var responders: [ViewIdentity]

    /// A finger that comes down on some views, the innermost first.
    init(at point: CGPoint, time: Double, on views: [ResponderNode]) {
        startTime = time
        startPoint = point
        self.point = point
        responders = Self.followers(among: views).map(\.identity)
    }

    /// One gesture gets the touch, and all that do not mind others.
    private static func followers(among views: [ResponderNode]) -> [ResponderNode] {
        let exclusive = views.last { $0.priority == .high } ?? views.first { $0.priority == .normal }
        return views.filter { $0.priority == .simultaneous || $0 === exclusive }
    }

    /// When a view wants to be told that nothing has happened, in seconds.
    func deadline(of view: ResponderNode) -> Double? {
        view.timeout.map { startTime + $0 }
    }

    /// The touch as a view sees it.
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
