import Graphics
import ViewEngine

extension UIView {
    /// Whether a touch at a point hits a view of a size, as its override of `point(inside:with:)` and those of the views
    /// around it decide; `nil` if none has one.
    func touchTest(in traits: UITraitCollection) -> ((CGPoint, CGSize) -> Bool)? {
        guard viewsOutward.contains(where: { $0.overrides.contains(.point) }) else { return nil }
        return { [weak self] point, size in
            UITraitCollection.$current.withValue(traits) { self?.isHit(at: point, size) ?? false }
        }
    }

    private func isHit(at point: CGPoint, _ size: CGSize) -> Bool {
        // The size that is drawn may be larger than the one that an update has measured.
        self.size = size
        let event = UIEvent()
        var point = point
        for view in viewsOutward {
            guard view.point(inside: point, with: event) else { return false }
            point = CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
        }
        return true
    }

    /// The view and those around it, up to the picture.
    private var viewsOutward: [UIView] {
        var views: [UIView] = []
        var next: UIView? = self
        while let view = next, !view.isPicture {
            views.append(view)
            next = view.superview
        }
        return views
    }
}
