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
        let environment = inputs.inherited.environment
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

    var spokenContent: SpokenContent? {
        .text(
            pieces.map { piece in
                if case .string(let source) = piece.content { source.string } else { "" }
            }.joined()
        )
    }

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

    /// The characters up to a space or a line break.
    private struct Word {
        /// The part of a word that is of one piece.
        struct Part {
            /// The number of the piece.
            let piece: Int
            /// The characters; empty for a symbol.
            var string = ""
        }

        var parts: [Part] = []
        /// Whether a line break follows.
        var endsLine = false

        mutating func append(_ character: Character, of piece: Int) {
            if parts.last?.piece != piece { parts.append(Part(piece: piece)) }
            if character == "\n" {
                endsLine = true
            } else {
                parts[parts.count - 1].string.append(character)
            }
        }
    }

    private var words: [Word] {
        var words: [Word] = []
        var word = Word()
        for (index, piece) in pieces.enumerated() {
            if case .symbol = piece.content {
                word.parts.append(Word.Part(piece: index))
                continue
            }
            for character in piece.string {
                word.append(character, of: index)
                guard character == "\n" || character == " " else { continue }
                words.append(word)
                word = Word()
            }
        }
        return words + [word]
    }

    private func lines(in width: CGFloat) -> [Line] {
        let words = words
        var lines: [Line] = []
        var start = 0
        for end in words.indices where words[end].endsLine || end == words.count - 1 {
            while start <= end {
                let line = longestLine(of: words[start...end], in: width)
                lines.append(line.line)
                start += line.wordCount
            }
        }
        return Array(lines.prefix(max(1, lineLimit ?? .max)))
    }

    /// The line with the most words that fit in a width, the first of them in any case.
    ///
    /// Kerning and forms of letters depend on their neighbors, so a line is shaped as a whole. The number of its words is
    /// doubled until they are too many, and then halved, so that a line of any length is shaped a few times.
    private func longestLine(of words: ArraySlice<Word>, in width: CGFloat) -> (line: Line, wordCount: Int) {
        func line(of count: Int) -> Line { self.line(of: parts(of: words.prefix(count))) }
        guard width < .infinity else { return (line(of: words.count), words.count) }
        var (longest, fitting, tooLong) = (line(of: 1), 1, words.count + 1)
        var isDoubling = true
        while tooLong - fitting > 1 {
            let count = isDoubling ? min(fitting * 2, words.count) : (fitting + tooLong) / 2
            let longer = line(of: count)
            if longer.width.roundedUp(toScale: displayScale) > width + 1e-6 {
                (tooLong, isDoubling) = (count, false)
            } else {
                (longest, fitting) = (longer, count)
            }
        }
        return (longest, fitting)
    }

    /// The parts of the pieces that words are made of; those of one piece that follow each other are one.
    private func parts(of words: ArraySlice<Word>) -> [Word.Part] {
        var parts: [Word.Part] = []
        for part in words.lazy.flatMap(\.parts) {
            if parts.last?.piece == part.piece, !part.string.isEmpty {
                parts[parts.count - 1].string += part.string
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// A line without the space at its end.
    private func line(of parts: [Word.Part]) -> Line {
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

    var measurementCost: Int {
        TextFitting.searchSteps * pieces.reduce(0) { $0 + TextFitting.shapingCost(of: $1.string) }
    }

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
