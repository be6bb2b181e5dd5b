package import Graphics

/// The insets that a padding modifier keeps around a view, in points.
package struct ResolvedPadding: Hashable, Sendable {
    /// The same at every time, and in every tree in which the view is at the same place.
    package let id: DisplayItemID
    /// The frame including the insets.
    package let frame: CGRect
    package let insets: EdgeInsets
    /// Whether a part of a label is inside.
    package let isAroundLabel: Bool
}

extension Node {
    /// The paddings inside, the outermost first.
    var paddings: [ResolvedPadding] {
        var paddings: [ResolvedPadding] = []
        forEachNode { node in
            guard !node.isLeaving, let insets = node.padding else { return }
            var isAroundLabel = false
            node.forEachNode { if $0.layerRole?.isLabel == true { isAroundLabel = true } }
            paddings.append(
                ResolvedPadding(
                    id: node.identity.item(0),
                    frame: node.frame,
                    insets: insets,
                    isAroundLabel: isAroundLabel
                )
            )
        }
        return paddings
    }
}
