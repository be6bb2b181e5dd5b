import Graphics

/// The glyphs that occur several times in a document: each is defined once, and its other places refer to it.
///
/// In a document of many parts, such as a sheet, the same line of text is in most of them, and its outlines are most
/// of the bytes; the lines of one picture differ. An image of an emoji is some kilobytes in any document.
struct RepeatedGlyphs {
    private var lines: [Line: Int] = [:]
    private var images: [PNG: Int] = [:]

    /// A document in which nothing is repeated.
    init() {}

    init(in document: borrowing SVGDocument) {
        // Design tools read no references.
        guard document.profile == .plain else { return }
        count(document.content.items, textForm: document.textForm, lines: false)
        for part in document.parts { count(part.content.items, textForm: part.textForm, lines: true) }
    }

    init(in document: AnimatedSVGDocument) {
        count(document.content.items, textForm: document.textForm)
    }

    init(in variants: SVGVariants<AnimatedSVGDocument>) {
        // A motion that differs is written apart; a color that differs is not.
        var documents: [AnimatedSVGDocument] = [variants.documents[0]]
        if let motion = variants.preferences.firstIndex(of: .reducedMotion) {
            documents.append(variants.documents[1 << motion])
        }
        for document in documents where documents[0] != documents[documents.count - 1] || documents.count == 1
        {
            count(document.content.items, textForm: document.textForm, lines: documents.count > 1)
        }
    }

    /// Whether a line occurs several times, apart from its color and its place.
    func contains(_ line: Line) -> Bool { lines[line, default: 0] > 1 }

    /// Whether an image occurs several times, in any size.
    func contains(_ image: PNG) -> Bool { images[image, default: 0] > 1 }

    private mutating func count(_ items: [DisplayItem], textForm: SVGDocument.TextForm, lines: Bool) {
        let items = items.span
        for index in items.indices {
            switch items[index].drawing {
            case .fill, .stroke: break
            case .group(.shadow(let shadow), let items):
                // A shadow is a copy.
                count(items, textForm: textForm, lines: true)
                count(shadow.silhouette(of: items), textForm: textForm, lines: true)
            case .group(_, let items): count(items, textForm: textForm, lines: lines)
            case .glyphs(let run):
                count(run, textForm: textForm)
                if lines { self.lines[Line(run), default: 0] += 1 }
            }
        }
    }

    private mutating func count(_ items: [TimelineItem], textForm: SVGDocument.TextForm, lines: Bool = false)
    {
        for item in items {
            switch item.drawing {
            case .fill, .stroke: break
            case .group(.shadow(let shadow), let items):
                count(items, textForm: textForm, lines: true)
                count(shadow.silhouette(of: items), textForm: textForm, lines: true)
            case .group(_, let items): count(items, textForm: textForm, lines: lines)
            case .glyphs(let run, _):
                count(run, textForm: textForm)
                if lines { self.lines[Line(run), default: 0] += 1 }
            }
        }
    }

    /// Counts the images of a line.
    private mutating func count(_ run: GlyphRun, textForm: SVGDocument.TextForm) {
        if textForm == .live, case .text = run.content { return }
        let glyphs = run.glyphs.span
        for index in glyphs.indices where !glyphs[index].glyph.isOnlyFilled {
            guard case .bitmap(let png, _) = glyphs[index].glyph.drawing else { continue }
            images[PNG(bytes: png), default: 0] += 1
        }
    }

    /// An image, hashed by a few of its bytes.
    struct PNG: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) {
            hasher.combine(bytes.count)
            // The checksum of the image data is among the last bytes.
            for byte in bytes.suffix(32) { hasher.combine(byte) }
        }
    }

    /// The glyphs of a line and their places in it: whatever its outlines are made of.
    ///
    /// Glyphs are compared by identity. A line is hashed by a few of its glyphs: others differ in their length mostly.
    struct Line: Hashable {
        let glyphs: [PositionedGlyph]

        init(_ run: GlyphRun) {
            glyphs = run.glyphs
        }

        static func == (first: Line, second: Line) -> Bool {
            first.glyphs.count == second.glyphs.count
                && first.glyphs.indices.allSatisfy { index in
                    first.glyphs[index].glyph === second.glyphs[index].glyph
                        && first.glyphs[index].position == second.glyphs[index].position
                }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(glyphs.count)
            for index in [0, glyphs.count / 2, glyphs.count - 1] where glyphs.indices.contains(index) {
                hasher.combine(ObjectIdentifier(glyphs[index].glyph))
                hasher.combine(glyphs[index].position.x)
            }
        }
    }
}
