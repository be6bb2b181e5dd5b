import Graphics

/// One or more lines of text.
public struct Text: PrimitiveView {
    private let source: TextSource

    public init<Content: StringProtocol>(_ content: Content) {
        source = TextSource(String(content))
    }

    /// Creates a text that is shown unchanged, without localization or Markdown.
    public init(verbatim content: String) {
        self.init(content)
    }

    /// Creates a text that shows the current string of a source.
    package init(_ source: TextSource) {
        self.source = source
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let environment = inputs.environment
        let font = (environment.font ?? .body).resolve(in: environment)
        let leaf = TextLeaf(
            source: source,
            font: font,
            metrics: inputs.graph.shaper.lineMetrics(for: font),
            color: AnyShapeStyle.label.resolve(in: environment),
            alignment: environment.multilineTextAlignment,
            direction: environment.layoutDirection,
            displayScale: environment.displayScale,
            shaper: inputs.graph.shaper
        )
        nodes.append(LeafNode(leaf, inputs: inputs))
    }
}

private struct TextLeaf: Leaf {
    let source: TextSource
    let font: FontDescriptor
    let metrics: LineMetrics
    var color: ResolvedColor
    let alignment: TextAlignment
    let direction: LayoutDirection
    let displayScale: CGFloat
    let shaper: any TextShaper
    private let unbroken = UnbrokenLines()

    /// The cached lines of the text at unlimited width; containers ask for them repeatedly.
    private final class UnbrokenLines {
        var lines: [ShapedLine] = []
        /// The version of the source that the lines belong to.
        var version: Int?
    }

    var animatableData: ResolvedColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    var layerRole: LayerRole { .title }

    var isVisible: Bool { color.opacity > 0 }

    /// Different strings and fonts have different glyphs, which cannot be interpolated.
    func continues(_ old: TextLeaf) -> Bool {
        source.string == old.source.string && font == old.font
    }

    /// The lines at a given width.
    ///
    /// Most texts fit, so the unbroken lines are tried first: every width that they fit in gives the same
    /// lines.
    private func lines(in width: CGFloat) -> [ShapedLine] {
        if unbroken.version != source.version {
            unbroken.lines = shape(.infinity)
            unbroken.version = source.version
        }
        let fits = unbroken.lines.allSatisfy { $0.width.roundedUp(toScale: displayScale) <= width + 1e-6 }
        return fits ? unbroken.lines : shape(width)
    }

    private func shape(_ maximumWidth: CGFloat) -> [ShapedLine] {
        shaper.shape(
            source.string,
            font: font,
            direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
            maximumWidth: maximumWidth
        ).lines
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(in: proposal.width ?? .infinity)
        let width = lines.reduce(0) { max($0, $1.width) }
        return CGSize(
            width: width.roundedUp(toScale: displayScale),
            height: (CGFloat(lines.count) * metrics.lineHeight).roundedUp(toScale: displayScale)
        )
    }

    func baselines(in size: CGSize) -> TextBaselines? {
        let count = lines(in: size.width).count
        // Baselines are on whole pixels, so that a text and a symbol of one font together have the same
        // height.
        let last = metrics.ascent + CGFloat(count - 1) * metrics.lineHeight
        return TextBaselines(
            first: metrics.ascent.rounded(toScale: displayScale),
            last: last.rounded(toScale: displayScale)
        )
    }

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        // The origin is on whole pixels. The width is that of the layout, also while it is animated, because
        // at another one a line that fits might break.
        var baseline = place.pixelFrame.minY + metrics.ascent
        for line in lines(in: place.size.width) {
            if !line.glyphs.isEmpty {
                let x = place.pixelFrame.minX + (place.frame.width - line.width) * leadingShare
                items.append(
                    .glyphs(
                        GlyphRun(
                            content: .text(line.text, line.direction),
                            font: font,
                            origin: CGPoint(x: x, y: baseline),
                            glyphs: line.glyphs,
                            metrics: metrics,
                            width: line.width,
                            color: color
                        )
                    )
                )
            }
            baseline += metrics.lineHeight
        }
    }

    /// The fraction of the space beside a line that is to its left.
    private var leadingShare: CGFloat {
        switch (alignment, direction) {
        case (.center, _): 0.5
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
        }
    }
}
