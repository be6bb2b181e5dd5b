import Graphics

/// A place across the width of a view to align it by.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// A place down the height of a view to align it by.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    /// Whether the place is known only once text was laid out.
    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

/// A place in both directions.
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

/// The baselines of a view's text, from its top edge, in points.
struct TextBaselines: Hashable {
    var first: CGFloat
    var last: CGFloat

    func offset(by distance: CGFloat) -> TextBaselines {
        TextBaselines(first: first + distance, last: last + distance)
    }
}

/// The size that a view takes for a proposal, and where its guides are.
struct ViewDimensions {
    let size: CGSize
    let baselines: TextBaselines?

    subscript(_ alignment: HorizontalAlignment) -> CGFloat {
        switch alignment {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        }
    }

    /// A view without text has its baseline at the bottom.
    subscript(_ alignment: VerticalAlignment) -> CGFloat {
        switch alignment {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: baselines?.first ?? size.height
        case .lastTextBaseline: baselines?.last ?? size.height
        }
    }

    /// Where the alignment's point lies, from the top left.
    subscript(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}
