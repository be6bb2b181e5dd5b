import AppleDesign
import Graphics
import ViewEngine

/// A UIKit button in one state, drawn from its resolved configuration.
struct ConfigurationView: View {
    let configuration: ResolvedConfiguration
    /// Whether a touch presses the button; glass ignores that it is highlighted.
    let isTouched: Bool
    /// Whether the button takes all of the proposed width.
    let fillsWidth: Bool
    /// Whether the button takes all of the proposed height.
    var fillsHeight = false
    /// The place of the content in a button that is larger.
    var alignment = Alignment.center
    var parts = PlacedParts()

    @Environment(\.labelAdjustment) private var labelAdjustment

    var body: some View {
        let laidOut = RoomForBackgroundImage(
            content: ImageAndTitle(
                placement: configuration.imagePlacement,
                spacing: configuration.imagePadding
            ) {
                MovedPart(
                    content: ConfigurationImage(configuration: configuration, layer: parts.imageLayer),
                    isMoved: parts.frames.image != nil
                )
            } title: {
                MovedPart(
                    content: ConfigurationTitles(configuration: configuration, layer: parts.titleLayer),
                    isMoved: parts.frames.title != nil
                )
            }
            .padding(contentInsets),
            configuration: configuration
        )
        .frame(
            maxWidth: fillsWidth ? .infinity : nil,
            maxHeight: fillsHeight ? .infinity : nil,
            alignment: alignment
        )
        let content = PlacedContent(content: laidOut, configuration: configuration, parts: parts).background {
            InFrame(
                content: ConfigurationBackground(background: configuration.background)
                    .padding(configuration.background.insets),
                frame: parts.frames.background
            )
        }
        guard let glass = configuration.background.glass else { return AnyView(content) }
        return AnyView(
            content.glass(
                in: configuration.background.shape,
                tint: glass.tint.map { Color($0) },
                isClear: glass.isClear,
                insets: configuration.background.insets,
                press: .control(isPressed: isTouched)
            )
        )
    }

    private var contentInsets: EdgeInsets {
        var insets = configuration.contentInsets
        if let added = labelAdjustment?.insets {
            insets.top += added.top
            insets.leading += added.leading
            insets.bottom += added.bottom
            insets.trailing += added.trailing
        }
        return insets
    }
}

/// The content of a button that is at least as large as its background image, if it takes the size of that.
private struct RoomForBackgroundImage<Content: View>: PrimitiveView {
    let content: Content
    let configuration: ResolvedConfiguration

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if configuration.fitsBackgroundImage, let image = configuration.background.image?.image {
            lower(above: image, inputs: inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    /// Apart from `lower`, so that other buttons do not make the types of these views.
    @inline(never)
    private func lower(above image: UIImage, inputs: ViewInputs, into nodes: inout [Node]) {
        ZStack {
            image.drawn(.body).hidden()
            content
        }
        .lower(inputs, into: &nodes)
    }
}
