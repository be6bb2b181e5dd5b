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

    @SameIdentityBuilder var body: some View {
        switch contentMode {
        case .scaleToFill, .redraw: drawing
        case .scaleAspectFit: drawing.aspectRatio(ratio, contentMode: .fit)
        case .scaleAspectFill: drawing.aspectRatio(ratio, contentMode: .fill)
        default: drawing.frame(width: max(0, image.size.width), height: max(0, image.size.height))
        }
    }

    private var ratio: CGFloat? { image.size.height > 0 ? image.size.width / image.size.height : nil }

    private var drawing: some View {
        ZStack {
            Color.clear
            ForEach(Array(image.commands.enumerated()), id: \.offset) { _, command in
                DrawnCommand(command: command, style: style(of: command)) {
                    SlicedPath(path: $0, size: image.size, slices: slices)
                }
            }
        }
        .clipped()
    }

    private func style(of command: DrawingContext.Command) -> AnyShapeStyle {
        isTemplate
            ? AnyShapeStyle(ForegroundStyle().opacity(command.color.opacity))
            : AnyShapeStyle(Color(command.color))
    }
}
