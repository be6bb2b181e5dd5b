import Graphics

/// A symbol by its SF Symbols name; an unknown name draws nothing.
public struct Image: PrimitiveView {
    private let systemName: String

    public init(systemName: String) {
        self.systemName = systemName
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let environment = inputs.environment
        let font = (environment.font ?? .body).resolve(in: environment)
        guard let symbol = inputs.graph.shaper.symbol(named: systemName, font: font) else { return }
        let leaf = SymbolLeaf(
            name: systemName,
            symbol: symbol,
            font: font,
            color: AnyShapeStyle.label.resolve(in: environment),
            displayScale: environment.displayScale
        )
        nodes.append(inputs.node(leaf, paintedBy: AnyShapeStyle.label.gradient(in: environment)))
    }
}

private struct SymbolLeaf: Leaf {
    let name: String
    let symbol: ShapedSymbol
    let font: FontDescriptor
    var color: ResolvedColor
    let displayScale: CGFloat

    var animatableData: ResolvedColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    var layerRole: LayerRole { .symbol }

    var isVisible: Bool { color.opacity > 0 }

    /// Symbols of different names or sizes cannot be interpolated.
    func continues(_ old: SymbolLeaf) -> Bool {
        name == old.name && font == old.font
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Both sides of the baseline are on whole pixels, so that a symbol that is no higher than the text beside it
        // never makes the line higher.
        // A half pixel is rounded up above the baseline, and down below it.
        let descent = (symbol.size.height - symbol.baseline - 1e-9).rounded(toScale: displayScale)
        return CGSize(
            width: symbol.size.width.roundedUp(toScale: displayScale),
            height: baseline + descent
        )
    }

    private var baseline: CGFloat { symbol.baseline.rounded(toScale: displayScale) }

    func baselines(in size: CGSize) -> TextBaselines? {
        TextBaselines(first: baseline, last: baseline)
    }

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        items.append(
            .glyphs(
                GlyphRun(
                    content: .symbol(name),
                    font: font,
                    origin: CGPoint(
                        x: place.pixelFrame.minX,
                        y: place.pixelFrame.minY + symbol.baseline
                    ),
                    glyphs: [
                        PositionedGlyph(
                            glyph: symbol.glyph,
                            position: CGPoint(x: symbol.origin.x, y: symbol.origin.y - symbol.baseline)
                        )
                    ],
                    metrics: LineMetrics(
                        ascent: symbol.baseline,
                        descent: symbol.size.height - symbol.baseline
                    ),
                    width: symbol.size.width,
                    color: color
                )
            )
        )
    }
}
