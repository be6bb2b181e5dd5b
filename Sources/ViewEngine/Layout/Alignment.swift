public import Graphics

/// A horizontal guide for alignment.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// A vertical guide for alignment.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    /// Whether the guide is known only after text has been laid out.
    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The distances in points from the top edge of a view to the baselines of its text.
struct TextBaselines: Hashable {
    var first: CGFloat
    var last: CGFloat

    func offset(by distance: CGFloat) -> TextBaselines {
        TextBaselines(first: first + distance, last: last + distance)
    }
}

/// The size of a view for a proposal, and its alignment guides.
public struct ViewDimensions {
    let size: CGSize
    let baselines: TextBaselines?
    /// The guides that the view sets itself; `nil` for none, as most have.
    var guides: [AlignmentGuide: CGFloat]?

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The position of a guide that the view sets itself.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides?[.horizontal(guide)] }

    /// The position of a guide that the view sets itself.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides?[.vertical(guide)] }

    public subscript(_ alignment: HorizontalAlignment) -> CGFloat {
        if let guide = self[explicit: alignment] { return guide }
        return switch alignment {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        }
    }

    /// The position of a guide; a view without text has its baselines at the bottom.
    public subscript(_ alignment: VerticalAlignment) -> CGFloat {
        if let guide = self[explicit: alignment] { return guide }
        return switch alignment {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: baselines?.first ?? size.height
        case .lastTextBaseline: baselines?.last ?? size.height
        }
    }

    /// The point of an alignment, from the top left.
    subscript(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}
