import Graphics

/// A text of several pieces, which flow as one.
///
/// Lines break at spaces. A change of any piece fades.
struct ConcatenatedText: Leaf {
    private let pieces: [TextPiece]
    private let lineLimit: Int?
    private let lineSpacing: CGFloat
    private let alignment: TextAlignment
    private let direction: LayoutDirection
    private let displayScale: CGFloat
    private let shaper: any TextShaper
    private let contentTransition: ContentTransition
    /// The color of the first piece, for what asks for one.
    var color: ResolvedColor

    init(of text: Text, in inputs: ViewInputs) {
        let environment = inputs.environment
        pieces = text.pieces(in: inputs)
        let traits = environment.textTraits
        if traits?.lineLimit != nil || traits.map({ $0.minimumScaleFactor < 1 }) ?? false {
            inputs.note(.textFitting)
        }
        lineLimit = traits?.lineLimit
        lineSpacing = traits?.lineSpacing ?? 0
        alignment = environment.multilineTextAlignment
        direction = environment.layoutDirection
        displayScale = environment.displayScale
        shaper = inputs.graph.shaper
        contentTransition = environment.contentTransition
        color = pieces.first?.color ?? .clear
    }

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    var layerRole: LayerRole { .title }

    var isVisible: Bool { pieces.contains { $0.color.opacity > 0 } }

    func change(from old: ConcatenatedText) -> ContentChange? {
        if contentTransition == .identity { return .immediate }
        return pieces == old.pieces ? nil : .fade
    }

    // MARK: Lines

    /// A part of one piece in one line.
    private struct Segment {
        let piece: TextPiece
        var string: String
        /// The glyphs of the string; `nil` for a symbol.
        var line: ShapedLine?

        var width: CGFloat {
            switch piece.content {
            case .string: line?.width ?? 0
            case .symbol(let symbol): symbol.shape.size.width
            }
        }
    }

    private struct Line {
        var segments: [Segment] = []
        var metrics = LineMetrics(ascent: 0, descent: 0)

        var width: CGFloat { segments.reduce(0) { $0 + $1.width } }
    }

    private var textDirection: TextDirection { direction == .rightToLeft ? .rightToLeft : .leftToRight }

    /// The strings of the pieces between spaces; a word may have parts of several pieces.
    private var words: [(parts: [(piece: Int, string: String)], endsLine: Bool)] {
        var words: [(parts: [(piece: Int, string: String)], endsLine: Bool)] = [([], false)]
        for (index, piece) in pieces.enumerated() {
            if case .symbol = piece.content {
                words[words.count - 1].parts.append((index, ""))
                continue
            }
            for character in piece.string {
                if words[words.count - 1].parts.last?.piece != index {
                    words[words.count - 1].parts.append((index, ""))
                }
                let last = words[words.count - 1].parts.count - 1
                if character == "\n" {
                    words[words.count - 1].endsLine = true
                } else {
                    words[words.count - 1].parts[last].string.append(character)
                }
                if character == "\n" || character == " " { words.append(([], false)) }
            }
        }
        return words
    }

    private func lines(in width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var parts: [(piece: Int, string: String)] = []
        func end() {
            lines.append(line(of: parts))
            parts = []
        }
        for word in words {
            var longer = parts
            for part in word.parts {
                if longer.last?.piece == part.piece, !part.string.isEmpty {
                    longer[longer.count - 1].string += part.string
                } else {
                    longer.append(part)
                }
            }
            if !parts.isEmpty, line(of: longer).width.roundedUp(toScale: displayScale) > width + 1e-6 {
                end()
                parts = word.parts
            } else {
                parts = longer
            }
            if word.endsLine { end() }
        }
        end()
        return Array(lines.prefix(max(1, lineLimit ?? .max)))
    }

    /// A line without the space at its end.
    private func line(of parts: [(piece: Int, string: String)]) -> Line {
        var line = Line()
        for (index, part) in parts.enumerated() {
            let piece = pieces[part.piece]
            var string = part.string
            if index == parts.count - 1, string.hasSuffix(" ") { string.removeLast() }
            var segment = Segment(piece: piece, string: string)
            if case .string = piece.content {
                segment.line = piece.line(string, direction: textDirection, shaper: shaper)
            }
            line.segments.append(segment)
            line.metrics.ascent = max(line.metrics.ascent, piece.metrics.ascent + piece.baselineOffset)
            line.metrics.descent = max(line.metrics.descent, piece.metrics.descent - piece.baselineOffset)
        }
        if parts.isEmpty, let piece = pieces.first { line.metrics = piece.metrics }
        return line
    }

    // MARK: Layout

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(in: proposal.width ?? .infinity)
        let height = lines.reduce(CGFloat(lines.count - 1) * lineSpacing) { $0 + $1.metrics.lineHeight }
        return CGSize(
            width: lines.reduce(0) { max($0, $1.width) }.roundedUp(toScale: displayScale),
            height: height.roundedUp(toScale: displayScale)
        )
    }

    func baselines(in size: CGSize) -> TextBaselines? {
        let lines = lines(in: size.width)
        let above = lines.dropLast().reduce(0) { $0 + $1.metrics.lineHeight + lineSpacing }
        return TextBaselines(
            first: lines[0].metrics.ascent.rounded(toScale: displayScale),
            last: (above + lines[lines.count - 1].metrics.ascent).rounded(toScale: displayScale)
        )
    }

    // MARK: Drawing

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        var top = place.pixelFrame.minY
        for line in lines(in: place.size.width) {
            let margin = place.frame.width - line.width
            var x = place.pixelFrame.minX + margin * alignment.leadingShare(in: direction)
            let baseline = top + line.metrics.ascent
            for segment in direction == .rightToLeft ? line.segments.reversed() : line.segments {
                append(segment, at: CGPoint(x: x, y: baseline - segment.piece.baselineOffset), to: &items)
                x += segment.width
            }
            top += line.metrics.lineHeight + lineSpacing
        }
    }

    private func append(_ segment: Segment, at origin: CGPoint, to items: inout [DisplayItem]) {
        let piece = segment.piece
        let decoration = TextDecorationMetrics(font: piece.font)
        if let underline = piece.underline {
            let rect = decoration.underline(at: origin, width: segment.width)
            items.append(.fill(.rectangle(rect), color: underline))
        }
        switch piece.content {
        case .string:
            if let line = segment.line, !line.glyphs.isEmpty {
                let run = GlyphRun(
                    content: .text(line.text, line.direction),
                    font: piece.font,
                    origin: origin,
                    glyphs: line.glyphs,
                    metrics: piece.metrics,
                    width: line.width,
                    color: piece.color
                )
                items.append(.glyphs(run))
            }
        case .symbol(let symbol):
            var run = symbol.run(at: origin, color: piece.color)
            run.font = piece.font
            items.append(.glyphs(run))
        }
        if let strikethrough = piece.strikethrough {
            let rect = decoration.strikethrough(at: origin, width: segment.width)
            items.append(.fill(.rectangle(rect), color: strikethrough))
        }
    }
}
