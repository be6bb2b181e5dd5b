package import Graphics

/// The way in which a text fits the room that it has.
package struct TextFit: Equatable, Sendable {
    /// The size of its drawing by that of its font, at most 1.
    package let scale: CGFloat
    /// The points that all of the text needs beyond its room, in one direction; zero if nothing is left out.
    package let missing: CGSize

    /// Whether characters are left out.
    package var isCut: Bool { missing != .zero }
}

extension TextFitting {
    /// The fit of the text in a room.
    func fit(in size: CGSize) -> TextFit {
        let drawn = text(in: size)
        let scale = drawn.font.size / font.size
        let whole = text(in: size.width, scale: scale)
        let isWhole =
            drawn.lines.count == whole.lines.count
            && zip(drawn.lines, whole.lines).allSatisfy { $0.text == $1.text }
        guard !isWhole else { return TextFit(scale: scale, missing: .zero) }
        if drawn.lines.count < whole.lines.count, drawn.lines.count > 1 || traits.lineLimit != 1 {
            let spacing = traits.lineSpacing
            let height = whole.height(spacing: spacing) - drawn.height(spacing: spacing)
            return TextFit(scale: scale, missing: CGSize(width: 0, height: height))
        }
        let line = text(in: .infinity, scale: scale).lines.reduce(0) { max($0, $1.width) }
        return TextFit(scale: scale, missing: CGSize(width: max(line - size.width, 0.1), height: 0))
    }
}
