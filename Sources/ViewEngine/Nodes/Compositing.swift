import Graphics

// SVG has no blend modes that decide by coverage. Masks and the order of the items draw the same.
extension [DisplayItem] {
    /// The items without blend modes that decide by coverage; the items of a group are the backdrop inside of it.
    var composited: [DisplayItem] {
        guard contains(where: \.decidesByCoverage) else { return self }
        var result: [DisplayItem] = []
        for item in self {
            guard case .group(let effect, let inside) = item.drawing else {
                result.append(item)
                continue
            }
            let source = inside.composited
            switch effect {
            case .blendMode(.destinationOver):
                result.insert(contentsOf: source, at: 0)
            case .blendMode(.destinationOut):
                guard !result.isEmpty else { continue }
                result = [item.masking(result, by: source, isInverted: true)]
            case .blendMode(.sourceAtop):
                guard !result.isEmpty else { continue }
                // Each item has an identity of its own, the copies of the backdrop in the mask included.
                result.append(
                    item.masking(source, by: result.map { $0.copied(for: item.id) }, isInverted: false)
                )
            case .blendMode, .opacity, .blur, .gradient, .mask, .transform, .shadow, .clip, .compositing:
                var group = item
                group.drawing = .group(effect, items: source)
                result.append(group)
            }
        }
        return result
    }
}

extension DisplayItem {
    fileprivate var decidesByCoverage: Bool {
        guard case .group(let effect, let items) = drawing else { return false }
        if case .blendMode(let mode) = effect, mode.isCoverage { return true }
        return items.contains(where: \.decidesByCoverage)
    }

    /// A group in the place of this one.
    fileprivate func masking(
        _ content: [DisplayItem],
        by mask: [DisplayItem],
        isInverted: Bool
    ) -> DisplayItem {
        .group(
            .mask(isInverted: isInverted),
            items: [
                .group(.compositing, items: mask, id: DisplayItemID(1).around(id)),
                .group(.compositing, items: content, id: DisplayItemID(2).around(id)),
            ],
            id: id
        )
    }

    /// The item as a part of another one, which has an identity of its own.
    func copied(for owner: DisplayItemID) -> DisplayItem {
        var copy = self
        if id != .unknown { copy.id = owner.around(id) }
        if case .group(let effect, let items) = drawing {
            copy.drawing = .group(effect, items: items.map { $0.copied(for: owner) })
        }
        return copy
    }
}
