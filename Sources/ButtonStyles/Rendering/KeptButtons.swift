import Graphics
import StyleEngine

/// Buttons that were resolved for another title; most styles cannot know what their label says.
struct KeptButtons {
    private static let limit = 256

    private var buttons: [Key: KeptButton] = [:]

    private struct Key: Hashable {
        let style: CatalogEntry.ID
        let hasTitle: Bool
        let request: ButtonRequest

        init(_ request: ButtonRequest, _ style: CatalogEntry) {
            self.style = style.id
            hasTitle = !request.title.isEmpty
            // What the words are, and what is around the button, is not resolved with it.
            var untitled = request
            untitled.title = ""
            untitled.padding = nil
            untitled.background = nil
            untitled.hasLiveText = false
            self.request = untitled
        }

        func hash(into hasher: inout Hasher) {
            // What requests mostly differ in: to hash all of it takes as long as to lay a button out.
            hasher.combine(style.name)
            hasher.combine(request.state.rawValue)
            hasher.combine(request.controlSize)
            hasher.combine(request.colorScheme)
            hasher.combine(request.width)
            hasher.combine(request.tint)
            hasher.combine(request.systemImage)
        }
    }

    /// The button that was kept, or one that is made now and kept if another title may be put into it.
    mutating func button(
        for request: ButtonRequest,
        _ style: CatalogEntry,
        orMake makeButton: () -> ResolvedButton
    ) -> KeptButton {
        let key = Key(request, style)
        if let button = buttons[key] { return button }
        let button = KeptButton(makeButton())
        guard button.resolved.host.canExchangeText, !style.readsTitle else { return button }
        if buttons.count == Self.limit { buttons.removeAll() }
        buttons[key] = button
        return button
    }
}

/// A button, and what was measured of it since it was resolved.
final class KeptButton {
    let resolved: ResolvedButton
    /// How far it draws beyond its frame; `nil` until somebody asks.
    var overflow: Overflow?

    init(_ resolved: ResolvedButton) {
        self.resolved = resolved
    }
}
