import Graphics
import ViewEngine

/// A picture that commands draw, which is equal to itself only.
final class DrawnImage: Hashable, Sendable {
    /// In points.
    let size: CGSize
    let commands: [DrawingContext.Command]

    init(size: CGSize, commands: [DrawingContext.Command]) {
        self.size = size
        self.commands = commands
    }

    static func == (first: DrawnImage, second: DrawnImage) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A drawn picture as a view, in its own size or in that of its place.
struct DrawnImageView: View {
    let image: DrawnImage
    let contentMode: UIView.ContentMode
    /// Whether it has the color around it, with its own opacities.
    let isTemplate: Bool
    /// The parts that are not stretched with it.
    var slices: ImageSlices?

    var body: some View {
        switch contentMode {
        case .scaleToFill, .redraw: AnyView(drawing)
        case .scaleAspectFit: AnyView(drawing.aspectRatio(ratio, contentMode: .fit))
        case .scaleAspectFill: AnyView(drawing.aspectRatio(ratio, contentMode: .fill))
        default: AnyView(drawing.frame(width: max(0, image.size.width), height: max(0, image.size.height)))
        }
    }

    private var ratio: CGFloat? { image.size.height > 0 ? image.size.width / image.size.height : nil }

    private var drawing: some View {
        ZStack {
            Color.clear
            ForEach(Array(image.commands.enumerated()), id: \.offset) { _, command in
                drawn(command)
            }
        }
        .clipped()
    }

    private func drawn(_ command: DrawingContext.Command) -> AnyView {
        let shape = SlicedPath(path: command.path, size: image.size, slices: slices)
        let style: AnyShapeStyle =
            isTemplate
            ? AnyShapeStyle(ForegroundStyle().opacity(command.color.opacity))
            : AnyShapeStyle(Color(command.color))
        let drawn =
            command.line.map { AnyView(shape.stroke(style, style: $0)) } ?? AnyView(shape.fill(style))
        return command.clips.reduce(drawn) {
            AnyView($0.clipShape(SlicedPath(path: $1, size: image.size, slices: slices)))
        }
    }
}
