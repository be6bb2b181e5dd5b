extension ResolvedShape {
    /// Whether a rectangle lies inside of the outline; `false` if it is not known, as for a path.
    func covers(_ box: CGRect) -> Bool {
        guard boundingRect.contains(box) else { return false }
        switch self {
        case .rectangle:
            return true
        case .roundedRectangle(let rect, _, let style):
            // An ellipse as wide and as high as the corner lies inside of it.
            let extent = drawnCornerRadius * (style == .continuous ? RoundedCorner.longestExtent : 1)
            guard extent > 0 else { return true }
            let (width, height) = (min(extent, rect.width / 2), min(extent, rect.height / 2))
            let x = max(0, rect.minX + width - box.minX, box.maxX - rect.maxX + width) / width
            let y = max(0, rect.minY + height - box.minY, box.maxY - rect.maxY + height) / height
            return x * x + y * y <= 1
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let x = max(rect.midX - box.minX, box.maxX - rect.midX) / (rect.width / 2)
            let y = max(rect.midY - box.minY, box.maxY - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .path:
            return false
        }
    }
}

extension CGRect {
    fileprivate func contains(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }
}
