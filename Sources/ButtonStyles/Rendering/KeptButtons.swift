import Graphics
import StyleEngine

/// Buttons that were resolved for another title; most styles cannot know what their label says.
struct KeptButtons {
    private static let limit = 256

    /// By the hash of what they were resolved for; most have one of their own.
    private var buttons: [Int: [KeptButton]] = [:]
    private var count = 0

    /// The button that was kept of a kind.
    subscript(kind: KeptButton.Kind) -> KeptButton? {
        buttons[kind.hash]?.first { $0.kind == kind }
    }

    /// Keeps a button, if another title may be put into it.
    mutating func keep(_ button: KeptButton) {
        guard button.takesTitles else { return }
        if count == Self.limit {
            buttons.removeAll()
            count = 0
        }
        buttons[button.kind.hash, default: []].append(button)
        count += 1
    }
}

/// A button, and what was measured of it since it was resolved.
public final class KeptButton {
    let kind: Kind
    let resolved: ResolvedButton
    /// Whether it can be drawn with other titles than the one that it was resolved for.
    let takesTitles: Bool
    /// How far it draws beyond its frame; `nil` until somebody asks.
    var overflow: Overflow?

    init(_ kind: Kind, _ resolved: ResolvedButton, _ style: CatalogEntry) {
        self.kind = kind
        self.resolved = resolved
        takesTitles = resolved.host.canExchangeText && !style.readsTitle
    }

    /// What a button was resolved for.
    struct Kind: Equatable {
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

        /// Of what requests mostly differ in: to hash all of it takes as long as to lay a button out.
        var hash: Int {
            var hasher = Hasher()
            hasher.combine(style.name)
            hasher.combine(request.state.rawValue)
            hasher.combine(request.controlSize)
            hasher.combine(request.colorScheme)
            hasher.combine(request.width)
            hasher.combine(request.tint)
            hasher.combine(request.systemImage)
            return hasher.finalize()
        }
    }
}
