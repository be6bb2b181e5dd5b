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
    var outset: EvaluatedValue<PaintOutset>?

    init(host: ViewHost, title: TextSource, titleAffectsLayoutOnly: Bool) {
        self.host = host
        self.title = title
        self.titleAffectsLayoutOnly = titleAffectsLayoutOnly
    }

    func displayList(title text: String) -> DisplayList {
        setTitle(text)
        return host.displayList()
    }

    /// The display list with hidden items.
    func completeDisplayList(title text: String) -> DisplayList {
        setTitle(text)
        return host.completeDisplayList()
    }

    /// The tokens of the button with a title, from its display items with hidden ones.
    func tokens(title text: String, items: [DisplayItem]) -> ButtonTokens {
        setTitle(text)
        return ButtonTokens(items, paddings: host.paddings, in: host.eventOriginFrame)
    }

    private func setTitle(_ text: String) {
        // By bytes: strings that are equal by canonical equivalence may have different glyphs.
        if title.string != text || !title.string.utf8.elementsEqual(text.utf8) {
            title.string = text
            host.updateLayout()
        }
    }

    /// The room around the views of the button.
    var paddings: [ResolvedPadding] { host.paddings }

    /// The differences from what SwiftUI would draw.
    var approximations: [Approximation] { host.approximations }

    /// The controls of a view that is shown by itself, in the order of its tree.
    var controls: [TreeControl] { host.controls }

    /// The views and the controls that the items of the display list belong to.
    var elements: TreeElements { host.elements }

    /// The drawings of each control of a view that is shown by itself.
    var controlDrawings: [[DisplayList]] { host.controlDrawings }

    /// The traits of the views at the top of a view that is shown by itself.
    var presentedTraits: [PreviewTraits] { host.presentedTraits }

    var nodeCount: Int { host.nodeCount }

    /// In bytes.
    var cost: Int { TreeCost.bytes(trees: 1, nodes: nodeCount) }
}
