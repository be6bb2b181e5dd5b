import Graphics

/// The change of a line of text in which the characters that differ roll up or down, and the others stay.
struct CharacterChange {
    private let old, new: GlyphRun
    /// The number of equal characters at the beginning and at the end.
    private let prefix, suffix: Int

    /// Creates a change between two lines of one font with a glyph for each character; `nil` for other items.
    init?(from old: [DisplayItem], to new: [DisplayItem]) {
        guard let old = old.onlyLine, let new = new.onlyLine, old.font == new.font else { return nil }
        let (before, after) = (old.characters, new.characters)
        self.old = old
        self.new = new
        let prefix = zip(before, after).prefix { $0 == $1 }.count
        self.prefix = prefix
        let ends = zip(before.dropFirst(prefix).reversed(), after.dropFirst(prefix).reversed())
        suffix = ends.prefix { $0 == $1 }.count
    }

    /// The items at a share of the new line from 0 to 1.
    func items(share: Double, countsDown: Bool, sides: ContentSides) -> [DisplayItem] {
        let distance = new.metrics.lineHeight / 2 * (countsDown ? -1 : 1)
        let equal = [
            old.part(0..<prefix).moved(towards: new.part(0..<prefix), by: share),
            old.part(old.glyphs.count - suffix..<old.glyphs.count)
                .moved(towards: new.part(new.glyphs.count - suffix..<new.glyphs.count), by: share),
        ]
        var items: [DisplayItem] = []
        for (index, run) in equal.enumerated() where !run.glyphs.isEmpty {
            items += sides.named([.glyphs(run)], side: 4 + index)
        }
        let leaving = old.part(prefix..<old.glyphs.count - suffix)
        let arriving = new.part(prefix..<new.glyphs.count - suffix)
        for (side, run, opacity, offset) in [
            (0, leaving, 1 - share, -distance * share), (1, arriving, share, distance * (1 - share)),
        ] where !run.glyphs.isEmpty {
            let group = sides.fading([.glyphs(run)], opacity: opacity, side: side)
            let move = CGAffineTransform(translationX: 0, y: offset)
            items.append(.group(.transform(move), items: [group], id: sides.id(of: side + 2)))
        }
        return items
    }
}

extension [DisplayItem] {
    /// The line of text that the items are, if its glyphs are those of single characters from left to right.
    fileprivate var onlyLine: GlyphRun? {
        guard count == 1, case .glyphs(let run) = self[0].drawing,
            case .text(let text, .leftToRight) = run.content,
            text.count == run.glyphs.count,
            zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy({ $0.position.x <= $1.position.x })
        else { return nil }
        return run
    }
}

extension GlyphRun {
    fileprivate var characters: [Character] {
        guard case .text(let text, _) = content else { return [] }
        return Array(text)
    }

    /// Some of the characters, at their places.
    fileprivate func part(_ range: Range<Int>) -> GlyphRun {
        var part = self
        part.glyphs = Array(glyphs[range])
        part.content = .text(String(characters[range]), .leftToRight)
        guard let start = part.glyphs.first?.position.x else { return part }
        let end = range.upperBound < glyphs.count ? glyphs[range.upperBound].position.x : width
        for index in part.glyphs.indices { part.glyphs[index].position.x -= start }
        part.origin.x += start
        part.width = end - start
        return part
    }

    /// The new run on its way from the place of this one.
    fileprivate func moved(towards new: GlyphRun, by share: Double) -> GlyphRun {
        var run = new
        run.origin.x = origin.x + (new.origin.x - origin.x) * share
        run.origin.y = origin.y + (new.origin.y - origin.y) * share
        var color = self.color.animatableData
        color.move(towards: new.color.animatableData, by: share)
        run.color.animatableData = color
        return run
    }
}
