/// A picture at one moment, resolved: a tree of plain values that only has to be written.
///
/// Guarantees, for whoever reads one:
/// - every number is finite and in points, in one coordinate space whose origin is the top left of
///   the layout frame; only a `transform` group changes the space of what is inside it;
/// - nothing is inherited: every shape and run names its own colour, and nothing refers to
///   anything else;
/// - nothing is left to measure: text is glyphs, a layout is places;
/// - an item's id is that of no other item of the picture, and that of the same item at other moments;
/// - items are in painting order, the first at the bottom.
///
/// The one that `visible` gives has nothing invisible in it besides: no empty group, no clear fill, no
/// effect without effect.
public struct DisplayList: Equatable, Sendable {
    /// The size of the layout frame; what is drawn may reach beyond it.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem]) {
        self.size = size
        self.items = items
    }

    /// The smallest rectangle that holds all that is drawn, and the layout frame.
    public var paintBounds: CGRect {
        items.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.paintBounds) }
    }
}
