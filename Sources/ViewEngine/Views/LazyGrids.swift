public import Graphics

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
    /// The length of an item across the direction in which the grid grows, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit, each at least as long as the minimum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item, in points; `nil` for the default distance.
    public var spacing: CGFloat?
    /// The place of a view in its cell; `nil` for the middle.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The headers that stay visible while a list scrolls; a picture scrolls nothing.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns of given widths; a picture shows all of its rows.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: ItemGridLayout
    private let content: Content

    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = ItemGridLayout(items: columns, columnAlignment: alignment, lineSpacing: spacing)
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var children: [Node] = []
        content.lower(inputs.descending(.content).stacking(along: nil), into: &children)
        nodes.append(inputs.container(ofAny: children, layout: layout))
    }
}

/// Views in rows of given heights; a picture shows all of its columns.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: ItemGridLayout
    private let content: Content

    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = ItemGridLayout(items: rows, rowAlignment: alignment, lineSpacing: spacing)
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var children: [Node] = []
        content.lower(inputs.descending(.content).stacking(along: nil), into: &children)
        nodes.append(inputs.container(ofAny: children, layout: layout))
    }
}
