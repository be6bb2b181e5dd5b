extension ResolvedShape {
    /// Whether a point lies inside of the outline.
    func contains(_ point: CGPoint) -> Bool {
        guard boundingRect.contains(point) else { return false }
        if covers(CGRect(origin: point, size: .zero)) { return true }
        return path.contains(point)
    }

    /// Whether a point lies on a line of a style along the outline.
    func strokes(_ point: CGPoint, with style: StrokeStyle) -> Bool {
        guard style.paintBounds(of: boundingRect).contains(point) else { return false }
        return path.strokedPath(style).contains(point)
    }
}
