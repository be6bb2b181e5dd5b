/// A picture at one moment, resolved: a tree of plain values that a format only has to write.
///
/// Guarantees to a reader:
/// - every number is finite and in points, in one coordinate space whose origin is the top left of
///   the layout frame; only a `transform` group changes the space of what is inside it;
/// - nothing is inherited: every shape and run names its own color, and nothing refers to
///   anything else;
/// - nothing is left to measure: text is glyphs, and layout is positions;
/// - each item's id is unique in the picture, and the same at every moment;
/// - items are in painting order, the first at the bottom.
///
/// The list that `visible` returns also has nothing invisible in it: no empty group, no clear fill, no
/// effect that changes nothing.
public struct DisplayList: Equatable, Sendable {
    /// The size of the layout frame; drawings may reach beyond it.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem]) {
        self.size = size
        self.items = items
    }

    /// The smallest rectangle that holds everything drawn, and the layout frame.
    public var paintBounds: CGRect {
        items.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.paintBounds) }
    }
}
