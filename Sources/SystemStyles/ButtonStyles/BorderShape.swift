import AppleDesign
import Graphics
import ViewEngine

/// The shape of a button's border: its `buttonBorderShape`, resolved for a control size and a design.
struct BorderShape: PrimitiveShape {
    let borderShape: ButtonBorderShape
    let controlSize: ControlSize
    let design: SystemDesign

    func geometry(in rect: CGRect) -> ResolvedShape {
        switch borderShape {
        case .automatic where isCapsule, .capsule: Capsule().geometry(in: rect)
        case .automatic: roundedRectangle(radius: nil, in: rect)
        case .roundedRectangle(let radius): roundedRectangle(radius: radius, in: rect)
        case .circle: Circle().geometry(in: rect)
        }
    }

    /// Whether the automatic shape is a capsule: at small sizes, and from iOS 26 on at all sizes (WWDC25,
    /// session 323).
    private var isCapsule: Bool {
        switch (design, controlSize) {
        case (.iOS26, _), (.iOS18, .mini), (.iOS18, .small): true
        case (.iOS18, .regular), (.iOS18, .large), (.iOS18, .extraLarge): false
        }
    }

    private func roundedRectangle(radius: CGFloat?, in rect: CGRect) -> ResolvedShape {
        let radius = radius ?? BorderedMetrics.cornerRadius(height: rect.height)
        return RoundedRectangle(cornerRadius: radius).geometry(in: rect)
    }
}
