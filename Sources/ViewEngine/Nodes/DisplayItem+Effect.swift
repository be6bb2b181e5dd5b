import Graphics

extension DisplayItem {
    /// Display items with an effect applied to all of them.
    ///
    /// A single item with a blend mode keeps it around the effect: inside a new group it would have no
    /// backdrop to blend with.
    static func applying(
        _ effect: DisplayEffect,
        to items: [DisplayItem],
        id: DisplayItemID
    ) -> DisplayItem {
        guard items.count == 1, case .group(.blendMode(let mode), let content) = items[0].drawing else {
            return .group(effect, items: items, id: id)
        }
        return .group(.blendMode(mode), items: [.group(effect, items: content, id: id)], id: items[0].id)
    }
}
