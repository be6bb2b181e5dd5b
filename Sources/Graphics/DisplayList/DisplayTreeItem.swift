/// An item of a display list or of a timeline: a drawing, or a group of items.
package protocol DisplayTreeItem {
    /// The items inside a group; none for a drawing.
    var items: [Self] { get }

    /// Whether the item is a group that mixes with what is below it.
    var isBlendGroup: Bool { get }
}

extension DisplayTreeItem {
    /// Whether the item, or one inside it, mixes with what is below it.
    // A key path of a generic type is made again at each use.
    package var blends: Bool { isBlendGroup || items.contains { $0.blends } }
}

extension DisplayItem: DisplayTreeItem {
    package var items: [DisplayItem] {
        if case .group(_, let items) = drawing { items } else { [] }
    }

    package var isBlendGroup: Bool {
        if case .group(.blendMode, _) = drawing { true } else { false }
    }
}

extension TimelineItem: DisplayTreeItem {
    package var items: [TimelineItem] {
        if case .group(_, let items) = drawing { items } else { [] }
    }

    package var isBlendGroup: Bool {
        if case .group(.blendMode, _) = drawing { true } else { false }
    }
}
