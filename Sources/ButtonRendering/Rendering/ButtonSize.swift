package import Graphics
import ViewEngine
import ViewRendering

/// The amount of work that a button of a style is, in counts that are the same on every machine.
package struct ButtonSize: Hashable, Sendable {
    /// The nodes of the resolved tree.
    package let nodes: Int
    /// The nodes that move when the button is pressed: all of a style's button, and one control of a view.
    package let movingNodes: Int
    /// The times that the tree is resolved for a new title: a style that reads the layout is resolved again.
    package let resolutions: Int
    /// The number of states that the style draws differently.
    package let states: Int
    /// The steps of bodies that are not compiled, in one resolution.
    package let steps: Int
    /// The drawings of a picture, those that shadows repeat included; 0 for a style of the catalog, which has fewer than
    /// nodes.
    package let drawings: Int
    /// The layers of pixels of a picture; none for a style of the catalog, whose price covers them.
    package let layers: LayerCount
    /// The area that a picture paints on, in square points; 0 for a style of the catalog, whose buttons have the size of
    /// their title.
    package let area: Double
    /// The motion of a press and a release; `nil` for a style of the catalog, of which none moves long.
    package let motion: Motion?

    /// The motion of a button that is pressed and released.
    package struct Motion: Hashable, Sendable {
        /// The seconds after the release in which the button moves, if it comes to rest.
        package let duration: Double
        /// Whether the button never comes to rest.
        package let isEndless: Bool
        /// The pictures that measure how far the button paints beyond its frame.
        package let pictures: Int
        /// The drawings of the picture soon after the release.
        package let drawings: Int
        /// The layers of that picture.
        package let layers: LayerCount

        package init(
            duration: Double,
            isEndless: Bool,
            pictures: Int,
            drawings: Int,
            layers: LayerCount = LayerCount()
        ) {
            self.duration = duration
            self.isEndless = isEndless
            self.pictures = pictures
            self.drawings = drawings
            self.layers = layers
        }
    }

    package init(
        nodes: Int,
        movingNodes: Int? = nil,
        resolutions: Int,
        states: Int,
        steps: Int,
        drawings: Int,
        layers: LayerCount = LayerCount(),
        area: Double = 0,
        motion: Motion?
    ) {
        self.nodes = nodes
        self.movingNodes = movingNodes ?? nodes
        self.resolutions = resolutions
        self.states = states
        self.steps = steps
        self.drawings = drawings
        self.layers = layers
        self.area = area
        self.motion = motion
    }

    /// The nodes that are made in one resolution, and as many more as its bodies take time.
    package var evaluatedNodes: Int { nodes + steps / Self.stepsOfNode }

    /// The steps that take as long as making a node.
    private static let stepsOfNode = 40
}

extension ButtonRenderer {
    /// The size of a button of a style with the defaults of that style.
    package func size(of style: CatalogEntry) -> ButtonSize {
        let button = resolver.button(for: ButtonRequest(style: style))
        return ButtonSize(
            nodes: button.nodeCount,
            resolutions: button.titleAffectsLayoutOnly || !style.titleAffectsLayoutOnly ? 1 : 2,
            states: style.states.count,
            steps: 0,
            drawings: 0,
            motion: nil
        )
    }

    /// The size of a button of a style whose bodies are not compiled: the largest of the states that can be drawn.
    ///
    /// The bodies of one state may take a number of steps; `failed` receives the error of each other state.
    package func sizeOfStates(
        of style: CatalogEntry,
        stepLimit: Int,
        failed: (any Error) -> Void
    ) -> ButtonSize {
        var (nodes, resolutions, steps, drawings) = (0, 1, 0, 0)
        var (layers, area) = (LayerCount(), 0.0)
        for state in style.states {
            var request = ButtonRequest(style: style)
            request.button.state = state
            let ((button, count, layerCount, bounds), outcome) = BodyEvaluation.run(stepLimit: stepLimit) {
                let button = resolver.button(for: request)
                let list = button.displayList(title: request.title)
                return (
                    button, list.items.drawingCount(partsOfOne: TreeLimits.partsOfOne),
                    list.items.layerCount, list.paintBounds
                )
            }
            if let error = outcome.error {
                failed(error)
                continue
            }
            nodes = max(nodes, button.nodeCount)
            if !button.titleAffectsLayoutOnly, style.titleAffectsLayoutOnly { resolutions = 2 }
            steps = max(steps, outcome.steps)
            drawings = max(drawings, count)
            layers = .max(layers, layerCount)
            area = max(area, Double(bounds.width * bounds.height))
        }
        let (motion, outcome) = BodyEvaluation.run(stepLimit: stepLimit) {
            resolver.motion(of: ButtonRequest(style: style))
        }
        // An error of a press is that of the pictures that show it.
        if outcome.error == nil {
            drawings = max(drawings, motion.drawings)
            layers = .max(layers, motion.layers)
        }
        return ButtonSize(
            nodes: nodes,
            resolutions: resolutions,
            states: style.states.count,
            steps: steps,
            drawings: drawings,
            layers: layers,
            area: area,
            motion: motion
        )
    }
}
