import StyleEngine

/// Buttons that were resolved for another title; most styles cannot know what their label says.
struct KeptButtons {
    private static let limit = 256

    private var buttons: [Key: ResolvedButton] = [:]

    private struct Key: Hashable {
        let style: CatalogEntry.ID
        let hasTitle: Bool
        let request: ButtonRequest
    }

    /// The button that was kept, or one that is made now and kept if another title may be put into it.
    mutating func button(
        for request: ButtonRequest,
        _ style: CatalogEntry,
        orMake makeButton: () -> ResolvedButton
    ) -> ResolvedButton {
        // What the words are, and what is around the button, is not resolved with it.
        var untitled = request
        untitled.title = ""
        untitled.padding = nil
        untitled.background = nil
        untitled.hasLiveText = false
        let key = Key(style: style.id, hasTitle: !request.title.isEmpty, request: untitled)
        if let button = buttons[key] { return button }
        let button = makeButton()
        guard button.host.canExchangeText, !style.readsTitle else { return button }
        if buttons.count == Self.limit { buttons.removeAll() }
        buttons[key] = button
        return button
    }
}
