import Graphics

extension DisplayItem {
    /// Items that something is done to.
    ///
    /// A single one that mixes with what is below it goes on to do so: in a group of its own it had nothing
    /// below it any more.
    static func applying(
        _ effect: DisplayEffect,
        to items: [DisplayItem],
        id: DisplayItemID
    ) -> DisplayItem {
        guard items.count == 1, case .group(.blendMode(let mode), let content) = items[0].drawing else {
            return .group(effect, items, id: id)
        }
        return .group(.blendMode(mode), [.group(effect, content, id: id)], id: items[0].id)
    }
}
