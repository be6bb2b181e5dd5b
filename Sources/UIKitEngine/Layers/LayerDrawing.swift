import Graphics
import ViewEngine

/// The drawing of a view, in its bounds.
struct LayerDrawing: View {
    let commands: [DrawingContext.Command]

    var body: some View {
        ZStack {
            ForEach(Array(commands.enumerated()), id: \.offset) { _, command in
                DrawnCommand(command: command, style: Color(command.color)) { FixedPath(path: $0) }
            }
        }
        .clipped()
        // The picture of a view is replaced at once.
        .transaction { $0.animation = nil }
    }
}
