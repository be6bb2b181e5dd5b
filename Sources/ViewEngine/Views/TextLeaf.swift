import Graphics

/// A text in a font and a color.
struct TextLeaf: Leaf {
    private let source: TextSource
    private let font: FontDescriptor
    /// `nil` for a text without attributes, as most are.
    private let traits: TextTraits?
    private let metrics: LineMetrics
    var color: ResolvedColor
    private let underline, strikethrough: ResolvedColor?
    private let alignment: TextAlignment
    private let direction: LayoutDirection
    private let displayScale: CGFloat
    private let shaper: any TextShaper
    private let contentTransition: ContentTransition
    private let unbroken = UnbrokenLines()

    /// The cached lines of the text at unlimited width; containers ask for them repeatedly.
    private final class UnbrokenLines {
        var lines: [ShapedLine] = []
        /// The version of the source that the lines belong to.
        var version: Int?
    }

    init(
        source: TextSource,
        font: FontDescriptor,
        traits: TextTraits?,
        color: ResolvedColor,
        environment: EnvironmentValues,
        shaper: any TextShaper
    ) {
        self.source = source
        self.font = font
        self.traits = traits
        self.color = color
        self.shaper = shaper
        metrics = shaper.lineMetrics(for: font)
        alignment = environment.multilineTextAlignment
        direction = environment.layoutDirection
        displayScale = environment.displayScale
        contentTransition = environment.contentTransition
        underline = traits?.underline.map { $0.color?.resolve(in: environment) ?? color }
        strikethrough = traits?.strikethrough.map { $0.color?.resolve(in: environment) ?? color }
    }

    var animatableData: ResolvedColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    var layerRole: LayerRole { .title }

    var spokenContent: SpokenContent? { .text(source.string) }

    var isVisible: Bool { color.opacity > 0 }

    /// Different strings and fonts have different glyphs, which cannot be interpolated.
    func change(from old: TextLeaf) -> ContentChange? {
        let isSameString = source.string == old.source.string
        if isSameString, font == old.font, traits == old.traits, contentTransition != .identity { return nil }
        return contentTransition.change(
            from: old.contentTransition,
            isSameText: isSameString && traits.withoutWeight == old.traits.withoutWeight,
            font: font,
            oldFont: old.font
        )
    }

    // MARK: Lines

    /// The lines that fit in a size, in the font that they are drawn in.
    private func text(in size: CGSize) -> FittedText {
        if traits == nil {
            let text = FittedText(lines: lines(in: size.width), font: font, metrics: metrics)
            if text.lineCount(in: size.height, spacing: 0) == text.lines.count { return text }
        }
        return fitting.text(in: size)
    }

    func fit(in size: CGSize) -> TextFit? { fitting.fit(in: size) }

    private var fitting: TextFitting {
        let traits = traits ?? TextTraits()
        return TextFitting(
            string: traits.cased(source.string),
            font: font,
            traits: traits,
            direction: textDirection,
            displayScale: displayScale,
            shaper: shaper
        )
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
        shaper.shape(source.string, font: font, direction: textDirection, maximumWidth: maximumWidth).lines
    }

    private var textDirection: TextDirection { direction == .rightToLeft ? .rightToLeft : .leftToRight }

    private var lineSpacing: CGFloat { traits?.lineSpacing ?? 0 }

    // MARK: Layout

    var measurementCost: Int { TextFitting.measurementCost(of: source.string, traits) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let text = text(
            in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        )
        let width = text.lines.reduce(0) { max($0, $1.width) }
        return CGSize(
            width: width.roundedUp(toScale: displayScale),
            height: text.height(spacing: lineSpacing).roundedUp(toScale: displayScale)
        )
    }

    func baselines(in size: CGSize) -> TextBaselines? {
        let text = text(in: size)
        // Baselines are on whole pixels, so that a text and a symbol of one font together have the same
        // height.
        let last =
            text.metrics.ascent
            + CGFloat(text.lines.count - 1) * (text.metrics.lineHeight + lineSpacing)
        return TextBaselines(
            first: text.metrics.ascent.rounded(toScale: displayScale),
            last: last.rounded(toScale: displayScale)
        )
    }

    // MARK: Drawing

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        // The origin is on whole pixels. The size is that of the layout, also while it is animated, because
        // in another one a line that fits might break or be left out.
        let text = text(in: place.size)
        var baseline = place.pixelFrame.minY + text.metrics.ascent
        for line in text.lines {
            if !line.glyphs.isEmpty {
                let margin = place.frame.width - line.width
                let x = place.pixelFrame.minX + margin * alignment.leadingShare(in: direction)
                append(line, of: text, at: CGPoint(x: x, y: baseline), to: &items)
            }
            baseline += text.metrics.lineHeight + lineSpacing
        }
    }

    private func append(
        _ line: ShapedLine,
        of text: FittedText,
        at origin: CGPoint,
        to items: inout [DisplayItem]
    ) {
        let raised = CGPoint(x: origin.x, y: origin.y - (traits?.baselineOffset ?? 0))
        let decoration = TextDecorationMetrics(font: text.font)
        if let underline {
            let rect = decoration.underline(at: raised, width: line.width)
            items.append(.fill(.rectangle(rect), color: underline))
        }
        items.append(
            .glyphs(
                GlyphRun(
                    content: .text(line.text, line.direction),
                    font: text.font,
                    origin: raised,
                    glyphs: line.glyphs,
                    metrics: text.metrics,
                    width: line.width,
                    color: color
                )
            )
        )
        if let strikethrough {
            let rect = decoration.strikethrough(at: raised, width: line.width)
            items.append(.fill(.rectangle(rect), color: strikethrough))
        }
    }
}

extension TextTraits? {
    /// The attributes beside the weight, which is that of the font.
    fileprivate var withoutWeight: TextTraits {
        var traits = self ?? TextTraits()
        traits.weight = nil
        return traits
    }
}

/// The places of lines under and through a text, in parts of the size of its font; those of SF Pro are similar.
struct TextDecorationMetrics {
    let font: FontDescriptor

    private var thickness: CGFloat { font.size * (font.weight >= 600 ? 0.09 : 0.06) }

    func underline(at origin: CGPoint, width: CGFloat) -> CGRect {
        CGRect(x: origin.x, y: origin.y + font.size * 0.11, width: width, height: thickness)
    }

    func strikethrough(at origin: CGPoint, width: CGFloat) -> CGRect {
        CGRect(x: origin.x, y: origin.y - font.size * 0.26 - thickness / 2, width: width, height: thickness)
    }
}
