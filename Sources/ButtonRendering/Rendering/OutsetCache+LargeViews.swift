extension CatalogEntry {
    /// The nodes of a view whose outset is measured in motion.
    private static let nodesInMotion = 100

    /// Whether the entry is a view that is shown by itself, and so large that its outset is that of pictures at rest: a
    /// press of it takes dozens of pictures.
    package var isLargeView: Bool { content != nil && (size?.nodes ?? 0) > Self.nodesInMotion }
}

extension ButtonRenderer {
    /// The states in which an outset is measured.
    package static func outsetStates(of style: CatalogEntry) -> [ButtonState] {
        style.isLargeView ? style.states.filter { [.normal, .pressed].contains($0) } : style.states
    }
}
