import Graphics
import ViewEngine

/// The drawing of a view, in its bounds.
struct LayerDrawing: View {
    let commands: [DrawingContext.Command]

    var body: some View {
        ZStack {
            ForEach(Array(commands.enumerated()), id: \.offset) { _, command in
                drawn(command)
            }
        }
        .clipped()
        // The picture of a view is replaced at once.
        .transaction { $0.animation = nil }
    }

    private func drawn(_ command: DrawingContext.Command) -> AnyView {
        let shape = FixedPath(path: command.path)
        let color = Color(command.color)
        let drawn = command.line.map { AnyView(shape.stroke(color, style: $0)) } ?? AnyView(shape.fill(color))
        return command.clips.reduce(drawn) { AnyView($0.clipShape(FixedPath(path: $1))) }
    }
}
