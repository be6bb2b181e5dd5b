import Graphics
import ViewEngine

/// The frames of the parts of a button, with the way in which their views fit them.
struct PlacedParts {
    var frames = PartFrames()
    var imageMode = UIView.ContentMode.scaleToFill
    var titleAlignment = Alignment.leading
    var titleLineLimit: Int? = 1
}

extension UIButton {
    /// The parts of the button as its views draw them.
    var placedParts: PlacedParts {
        // Most buttons have no view for a part.
        guard partFrames != PartFrames() else { return PlacedParts() }
        var parts = PlacedParts(frames: partFrames)
        if let view = imageView { parts.imageMode = view.contentMode }
        if let label = titleLabel {
            parts.titleAlignment = Alignment(horizontal: label.textAlignment.horizontal, vertical: .center)
            parts.titleLineLimit = label.numberOfLines == 0 ? nil : label.numberOfLines
        }
        return parts
    }
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
        content
            .overlay { InFrame(content: image, frame: parts.frames.image) }
            .overlay { InFrame(content: title, frame: parts.frames.title) }
            .lower(inputs, into: &nodes)
    }

    @ViewBuilder private var image: some View {
        if parts.frames.image != nil {
            ConfigurationImage(configuration: configuration, contentMode: parts.imageMode)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: parts.imageMode.alignment)
        }
    }

    @ViewBuilder private var title: some View {
        if parts.frames.title != nil {
            ConfigurationTitles(configuration: configuration, isPlaced: true)
                .lineLimit(parts.titleLineLimit)
                .truncationMode(configuration.titleTruncation.truncationMode)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: parts.titleAlignment)
        }
    }
}

/// A view in a frame from the top left of the view around it; without one, in the whole view.
struct InFrame<Content: View>: PrimitiveView {
    let content: Content
    let frame: CGRect?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard let frame else {
            content.lower(inputs, into: &nodes)
            return
        }
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

/// A part of the content that keeps its room, but is drawn elsewhere.
struct MovedPart<Content: View>: PrimitiveView {
    let content: Content
    let isMoved: Bool

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard isMoved else { return content.lower(inputs, into: &nodes) }
        content.hidden().lower(inputs, into: &nodes)
    }
}
