public import Graphics

/// The room that one view keeps around another, in points.
public struct ResolvedPadding: Hashable, Sendable {
    /// The same at every moment, and in every tree in which the view stands at the same place.
    public let id: DisplayItemID
    /// With the room.
    public let frame: CGRect
    public let insets: EdgeInsets
}

extension Node {
    /// The room around views, the outermost first.
    var paddings: [ResolvedPadding] {
        var paddings: [ResolvedPadding] = []
        forEachNode { node in
            guard !node.isLeaving, let insets = node.padding else { return }
            paddings.append(ResolvedPadding(id: node.identity.item(0), frame: node.frame, insets: insets))
        }
        return paddings
    }
}
