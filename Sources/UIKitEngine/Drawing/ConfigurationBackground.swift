import AppleDesign
import Graphics
import ViewEngine

/// The background of a UIKit button, apart from glass: its fill, its line and its focus ring.
struct ConfigurationBackground: View {
    let background: ResolvedConfiguration.Background

    var body: some View {
        ZStack {
            if let effect = background.effect { effect.drawn(in: background.shape) }
            if background.glass == nil { background.shape.fill(Color(background.fill)) }
            ConfigurationBackgroundImage(background: background)
            ConfigurationStroke(background: background)
        }
        .focusRing(in: background.shape)
    }
}

/// The line along the edge of a background, inside it.
private struct ConfigurationStroke: View {
    let background: ResolvedConfiguration.Background

    @SameIdentityBuilder var body: some View {
        let edge = background.shape.inset(by: -background.strokeOutset)
        let color = Color(background.stroke)
        if background.strokeWidth <= background.shape.maximumInnerStrokeWidth {
            edge.strokeBorder(color, lineWidth: background.strokeWidth)
        } else {
            // The center of a wider line has no corner to follow, so its outer half is clipped instead.
            edge.stroke(color, lineWidth: 2 * background.strokeWidth).clipShape(edge)
        }
    }
}

/// The image of a background, cut to its shape; it lowers itself, so that most backgrounds have no view for it.
private struct ConfigurationBackgroundImage: PrimitiveView {
    let background: ResolvedConfiguration.Background

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard let image = background.image else { return }
        // The image does not enlarge the background.
        Color.clear
            .overlay { scaled(image).foregroundStyle(Color(image.color)) }
            .clipShape(background.shape)
            .lower(inputs, into: &nodes)
    }

    @SameIdentityBuilder
    private func scaled(_ image: ResolvedConfiguration.BackgroundImage) -> some View {
        if image.image.isPlain {
            image.image.image.scaled(image.contentMode)
        } else {
            image.image.drawn(.body, contentMode: image.contentMode)
        }
    }
}
