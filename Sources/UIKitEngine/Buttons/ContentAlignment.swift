import ViewEngine

extension UIControl {
    /// The place of the content of a control that is wider than it.
    public enum ContentHorizontalAlignment: Hashable, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The place of the content of a control that is higher than it.
    public enum ContentVerticalAlignment: Hashable, Sendable {
        case center, top, bottom, fill
    }
}

/// The direction in which a view lays its content out.
public enum UISemanticContentAttribute: Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// The way in which a view fits its content into itself.
    public enum ContentMode: Hashable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
        case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}

extension UIControl {
    /// The place of the content in a frame that is larger.
    var contentAlignment: Alignment {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .center, .fill: .center
            case .leading: .leading
            case .trailing: .trailing
            case .left: isRightToLeft ? .trailing : .leading
            case .right: isRightToLeft ? .leading : .trailing
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .center, .fill: .center
            case .top: .top
            case .bottom: .bottom
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }
}
