import Graphics

/// The way in which content takes the place of old content, between which no values can be drawn.
enum ContentChange: Hashable {
    case immediate
    case fade
    /// The content grows from a part of its size, and also fades if the outlines differ.
    case growth(from: Double, fades: Bool)
    /// Only the characters that differ change.
    case characters(countsDown: Bool)
}

extension ContentTransition {
    /// The change of a text, which may be the same in another font.
    func change(
        from old: ContentTransition,
        isSameText: Bool,
        font: FontDescriptor,
        oldFont: FontDescriptor
    ) -> ContentChange {
        switch kind {
        case .identity: .immediate
        case .opacity, .symbolEffect: .fade
        case .number(let count):
            isSameText
                ? growth(from: oldFont, to: font) : .characters(countsDown: count.isDown(from: old.count))
        case .interpolate: isSameText ? growth(from: oldFont, to: font) : .fade
        }
    }

    /// The growth of a text or a symbol; fonts with other forms fade.
    private func growth(from old: FontDescriptor, to new: FontDescriptor) -> ContentChange {
        var sized = old
        (sized.size, sized.weight) = (new.size, new.weight)
        guard sized == new, old.size > 0, new.size > 0 else { return .fade }
        return .growth(from: old.size / new.size, fades: old.weight != new.weight)
    }
}
