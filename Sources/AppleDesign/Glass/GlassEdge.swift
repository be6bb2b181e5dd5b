import Graphics
import ViewEngine

/// Draws the line along the edge over a surface of glass: one view less than a line of each color.
struct GlassEdge<Outline: Shape>: RendererEffect {
    let shape: Outline
    /// The colors of the outer and of the inner part of the line; those between are their mean.
    private var outer, inner: ResolvedColor
    private let count: Int

    init(_ rim: GlassRim, in shape: Outline) {
        self.shape = shape
        outer = rim.colors.first ?? .clear
        inner = rim.colors.last ?? .clear
        count = rim.colors.count
    }

    var animatableData: AnimatablePair<ResolvedColor.AnimatableData, ResolvedColor.AnimatableData> {
        get { AnimatablePair(outer.animatableData, inner.animatableData) }
        set {
            outer.animatableData = newValue.first
            inner.animatableData = newValue.second
        }
    }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items += content
        // The innermost color in the whole width, and the others over its outer parts.
        for index in (0..<count).reversed() {
            let width = GlassMetrics.rimWidth * CGFloat(index + 1) / CGFloat(count)
            let line = DisplayItem.Drawing.stroke(
                shape.inset(by: width / 2).outline(in: frame),
                style: StrokeStyle(lineWidth: width),
                color: color(at: index)
            )
            items.append(
                DisplayItem(line, id: DisplayItemID(UInt64(index)).around(id), role: .glassRim)
            )
        }
    }

    private func color(at index: Int) -> ResolvedColor {
        guard index > 0 else { return outer }
        guard index < count - 1 else { return inner }
        func mean(_ component: KeyPath<ResolvedColor, Double>) -> Double {
            let part = Double(index) / Double(count - 1)
            return outer[keyPath: component] * (1 - part) + inner[keyPath: component] * part
        }
        return ResolvedColor(
            red: mean(\.red),
            green: mean(\.green),
            blue: mean(\.blue),
            opacity: mean(\.opacity)
        )
    }
}
