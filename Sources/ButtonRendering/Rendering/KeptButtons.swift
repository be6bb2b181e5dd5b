import Graphics
import ViewEngine

/// Buttons that were resolved for another title; most styles cannot know what their label says.
struct KeptButtons {
    private static let limit = 256

    private var buttons: [KeptButton.Kind: KeptButton] = [:]

    /// The button that was kept of a kind.
    subscript(kind: KeptButton.Kind) -> KeptButton? { buttons[kind] }

    /// Keeps a button, if another title may be put into it.
    mutating func keep(_ button: KeptButton) {
        guard button.takesTitles else { return }
        if buttons.count == Self.limit { buttons.removeAll() }
        buttons[button.kind] = button
    }
}

/// A button, and what was measured of it since it was resolved.
package final class KeptButton {
    let kind: Kind
    let resolved: ResolvedButton
    /// Whether it can be drawn with other titles than the one that it was resolved for.
    let takesTitles: Bool
    /// How far it draws beyond its frame; `nil` until somebody asks.
    var overflow: Overflow?

    init(_ kind: Kind, _ resolved: ResolvedButton, _ style: CatalogEntry) {
        self.kind = kind
        self.resolved = resolved
        takesTitles = resolved.host.textAffectsLayoutOnly && !style.readsTitle
    }

    /// What a button was resolved for.
    struct Kind: Hashable {
        private let style: CatalogEntry.ID
        let hasTitle: Bool
        private let request: ButtonRequest

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
    }
}
