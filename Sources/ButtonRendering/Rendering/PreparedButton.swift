import Graphics
import ViewEngine
import ViewRendering

/// A resolved button whose title can be exchanged.
final class PreparedButton {
    private let host: ViewHost
    private let title: TextSource
    /// Whether it can be drawn with other titles than the one that it was resolved for.
    let titleAffectsLayoutOnly: Bool
    /// The distance that it paints beyond its frame; `nil` until it is needed.
    var outset: PaintOutset?

    init(host: ViewHost, title: TextSource, titleAffectsLayoutOnly: Bool) {
        self.host = host
        self.title = title
        self.titleAffectsLayoutOnly = titleAffectsLayoutOnly
    }

    func displayList(title text: String) -> DisplayList {
        // By bytes: strings that are equal by canonical equivalence may have different glyphs.
        if title.string != text || !title.string.utf8.elementsEqual(text.utf8) {
            title.string = text
            host.updateLayout()
        }
        return host.displayList()
    }

    /// The room around the views of the button.
    var paddings: [ResolvedPadding] { host.paddings }

    /// The differences from what SwiftUI would draw.
    var approximations: [Approximation] { host.approximations }

    var nodeCount: Int { host.nodeCount }

    /// In bytes.
    var cost: Int { TreeCost.bytes(trees: 1, nodes: nodeCount) }
}
