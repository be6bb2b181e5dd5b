import Graphics
import StyleEngine

/// The shape behind a bordered button: what `buttonBorderShape` asks for, at the button's size.
struct BezelShape: Shape {
    let borderShape: ButtonBorderShape
    let controlSize: ControlSize

    func geometry(in rect: CGRect) -> Geometry {
        switch (borderShape, controlSize) {
        case (.automatic, .mini), (.automatic, .small), (.capsule, _):
            Capsule().geometry(in: rect)
        case (.automatic, _):
            roundedRectangle(radius: nil, in: rect)
        case (.roundedRectangle(let radius), _):
            roundedRectangle(radius: radius, in: rect)
        case (.circle, _):
            Circle().geometry(in: rect)
        }
    }

    private func roundedRectangle(radius: CGFloat?, in rect: CGRect) -> Geometry {
        let radius = radius ?? BorderedMetrics.cornerRadius(height: rect.height)
        return RoundedRectangle(cornerRadius: radius).geometry(in: rect)
    }
}
