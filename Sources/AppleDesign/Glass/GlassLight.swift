import Graphics
import ViewEngine

/// Fades a light with the distance from a finger, or from the middle of the view, as a Gaussian.
struct GlassLight: RendererEffect {
    /// The place of the finger as a part of the size of the view, so that it follows a view that changes its size.
    let location: UnitPoint?

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let finger = location ?? .center
        let gradient = ResolvedGradient(
            stops: Self.stops,
            geometry: .radial(
                center: CGPoint(
                    x: frame.minX + finger.x * frame.width,
                    y: frame.minY + finger.y * frame.height
                ),
                startRadius: 0,
                endRadius: 3 * GlassMetrics.fingerLightRadius,
                aspect: 1
            )
        )
        items.append(.group(.gradient(gradient), items: content, id: id))
    }

    /// A Gaussian at every quarter of a standard deviation up to the third; straight lines between them differ from it
    /// by 0.008.
    private static let stops = [
        1, 0.969, 0.882, 0.755, 0.607, 0.458, 0.325, 0.216, 0.135, 0.08, 0.044, 0.023, 0,
    ].enumerated().map { index, opacity in
        ResolvedGradient.Stop(color: ResolvedColor(0xFFFFFF, opacity: opacity), location: Double(index) / 12)
    }
}
