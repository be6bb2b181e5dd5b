import Graphics
package import ViewEngine
import ViewRendering

/// A view that is shown by itself, as it was drawn once.
package struct MeasuredView {
    package let size: ButtonSize
    /// The controls inside, in the order of the tree.
    package let controls: [TreeControl]
    /// The traits of the views at the top, each of which can be a picture.
    package let pictures: [PreviewTraits]
}

extension ButtonRenderer {
    /// Draws a view with the defaults of its parameters, and measures it.
    ///
    /// The bodies may take a number of steps; `failed` receives an error of them.
    package func measuredView(
        of entry: CatalogEntry,
        stepLimit: Int,
        failed: (any Error) -> Void
    ) -> MeasuredView {
        let request = ButtonRequest(style: entry)
        let ((button, list), outcome) = BodyEvaluation.run(stepLimit: stepLimit) {
            let button = resolver.button(for: request)
            return (button, button.displayList(title: request.title))
        }
        if let error = outcome.error { failed(error) }
        var drawings = list.items.drawingCount(partsOfOne: TreeLimits.partsOfOne)
        var layers = list.items.layerCount
        let controls = button.controls
        var motion: ButtonSize.Motion?
        if outcome.error == nil, !controls.isEmpty {
            let (measured, pressed) = BodyEvaluation.run(stepLimit: stepLimit) {
                resolver.motion(of: request)
            }
            // An error of a press is that of the pictures that show it.
            if pressed.error == nil {
                drawings = max(drawings, measured.drawings)
                layers = .max(layers, measured.layers)
                motion = measured
            }
        }
        let bounds = list.paintBounds
        let size = ButtonSize(
            nodes: button.nodeCount,
            // Mostly the action changes little besides: a worker that takes four times the price is stopped.
            movingNodes: min(button.nodeCount, (controls.map(\.nodeCount).max() ?? 0) + button.nodeCount / 8),
            resolutions: 1,
            states: controls.isEmpty ? 2 : 5,
            steps: outcome.steps,
            drawings: drawings,
            layers: layers,
            area: Double(bounds.width * bounds.height),
            motion: motion
                ?? ButtonSize.Motion(duration: 0, isEndless: false, pictures: 1, drawings: drawings)
        )
        return MeasuredView(size: size, controls: controls, pictures: button.presentedTraits)
    }
}
