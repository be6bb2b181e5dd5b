import Graphics
import ViewEngine
import ViewRendering

/// The amount of work that a button of a style is, in counts that are the same on every machine.
package struct ButtonSize: Hashable, Sendable {
    /// The nodes of the resolved tree.
    package let nodes: Int
    /// The times that the tree is resolved for a new title: a style that reads the layout is resolved again.
    package let resolutions: Int
    /// The number of states that the style draws differently.
    package let states: Int

    /// The nodes that are made for a new title.
    package var resolvedNodes: Int { nodes * resolutions }
}

extension ButtonRenderer {
    /// The size of a button of a style with the defaults of that style.
    package func size(of style: CatalogEntry) -> ButtonSize {
        let button = resolver.button(for: ButtonRequest(style: style))
        return ButtonSize(
            nodes: button.nodeCount,
            resolutions: button.titleAffectsLayoutOnly || !style.titleAffectsLayoutOnly ? 1 : 2,
            states: style.states.count
        )
    }
}
