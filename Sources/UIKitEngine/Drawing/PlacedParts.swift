import Graphics
import ViewEngine

/// The frames of the parts of a button, with the way in which their views fit them.
struct PlacedParts {
    var frames = PartFrames()
    var imageMode = UIView.ContentMode.scaleToFill
    var titleAlignment = Alignment.leading
    var titleLineLimit: Int? = 1
    /// The layers of the views of the parts, if they have changed from their defaults.
    var imageLayer, titleLayer: LayerPicture?
}

extension UIButton {
    /// The parts of the button as its views lay them out, without their layers.
    var placedParts: PlacedParts {
        var parts = PlacedParts(frames: partFrames)
        // A part without a frame of its own has its own size.
        guard partFrames != PartFrames() else { return parts }
        if let view = madeImageView { parts.imageMode = view.contentMode }
        if let label = madeTitleLabel {
            parts.titleAlignment = Alignment(horizontal: label.textAlignment.horizontal, vertical: .center)
            parts.titleLineLimit = label.numberOfLines == 0 ? nil : label.numberOfLines
        }
        return parts
    }
}

extension UIView {
    /// Takes the picture of the layer to draw; `nil` for a layer that is as it was made.
    func takeChangedLayerPicture() -> LayerPicture? { layer.hasChanged ? takeLayerPicture() : nil }
}

/// The content of a button with the parts that have frames of their own; without any, the content alone.
struct PlacedContent<Content: View>: PrimitiveView {
    let content: Content
    let configuration: ResolvedConfiguration
    let parts: PlacedParts

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard parts.frames.image != nil || parts.frames.title != nil else {
            content.lower(inputs, into: &nodes)
            return
        }
        lowerParts(inputs, into: &nodes)
    }

    /// Apart from `lower`, like further functions of this kind: a generic function makes the types of all its views when it is
    /// called, which takes longer than the views of most buttons.
    @inline(never)
    private func lowerParts(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content
            .overlay { InFrame(content: image, frame: parts.frames.image) }
            .overlay { InFrame(content: title, frame: parts.frames.title) }
            .lower(inputs, into: &nodes)
    }

    @ViewBuilder private var image: some View {
        if parts.frames.image != nil {
            PartInLayer(
                content: ConfigurationImage(configuration: configuration, contentMode: parts.imageMode)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: parts.imageMode.alignment),
                layer: parts.imageLayer
            )
        }
    }

    @ViewBuilder private var title: some View {
        if parts.frames.title != nil {
            PartInLayer(
                content: ConfigurationTitles(configuration: configuration, isPlaced: true)
                    .lineLimit(parts.titleLineLimit)
                    .truncationMode(configuration.titleTruncation.truncationMode)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: parts.titleAlignment),
                layer: parts.titleLayer
            )
        }
    }
}

/// A view in a frame from the top left of the view around it; without one, in the whole view.
struct InFrame<Content: View>: PrimitiveView {
    let content: Content
    let frame: CGRect?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let frame {
            lower(in: frame, inputs: inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    @inline(never)
    private func lower(in frame: CGRect, inputs: ViewInputs, into nodes: inout [Node]) {
        // Frames start at the left in every language.
        let isLeftToRight = inputs.environment.layoutDirection == .leftToRight
        Color.clear
            .overlay(alignment: isLeftToRight ? .topLeading : .topTrailing) {
                content
                    .frame(width: max(0, frame.width), height: max(0, frame.height))
                    .offset(x: frame.minX, y: frame.minY)
            }
            .lower(inputs, into: &nodes)
    }
}

/// A part of the content of a button in the layer of its view; without one, the part alone.
struct PartInLayer<Content: View>: PrimitiveView {
    let content: Content
    let layer: LayerPicture?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let layer {
            lower(in: layer, inputs: inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    @inline(never)
    private func lower(in layer: LayerPicture, inputs: ViewInputs, into nodes: inout [Node]) {
        content.layer(layer, in: inputs.environment).lower(inputs, into: &nodes)
    }
}

/// A part of the content that keeps its room, but is drawn elsewhere.
struct MovedPart<Content: View>: PrimitiveView {
    let content: Content
    let isMoved: Bool

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if isMoved {
            lowerHidden(inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    @inline(never)
    private func lowerHidden(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content.hidden().lower(inputs, into: &nodes)
    }
}
