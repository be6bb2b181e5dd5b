import Graphics
import ViewEngine

/// The commands by which a view draws itself, and the colors that they set.
///
/// Unchecked `Sendable`, because it stays on the thread that draws: the task-local value ends with the call.
final class DrawingContext: @unchecked Sendable {
    /// A path that is filled or stroked.
    struct Command: Sendable {
        let path: Path
        let color: ResolvedColor
        /// `nil` for a fill.
        let line: StrokeStyle?
        /// The paths outside of which nothing is drawn.
        let clips: [Path]
    }

    /// The context of the view that draws itself; `nil` at any other time.
    @TaskLocal static var current: DrawingContext?

    /// The context in which functions draw: that of the innermost image, or else of the view.
    static var active: DrawingContext? { ImageContexts.current?.innermost ?? current }

    /// The greatest number of clips inside of each other; later ones have no effect.
    private static let maximumClips = 16

    private(set) var commands: [Command] = []
    /// Black until a color is set.
    var fillColor = ResolvedColor(0x000000)
    var strokeColor = ResolvedColor(0x000000)
    private var clips: [Path] = []
    /// The width of the lines of a `CGContext`, in points.
    var lineWidth: CGFloat = 1
    /// The path that a `CGContext` fills or strokes next.
    var path = Path()

    /// Returns the commands that a drawing runs.
    static func commands(of drawing: () -> Void) -> [Command] { commands { _ in drawing() } }

    /// Returns the commands that a drawing runs, which takes the context.
    static func commands(_ drawing: (DrawingContext) -> Void) -> [Command] {
        let context = DrawingContext()
        $current.withValue(context) { drawing(context) }
        return context.commands
    }

    func fill(_ path: Path) {
        commands.append(Command(path: path, color: fillColor, line: nil, clips: clips))
    }

    func stroke(_ path: Path, style line: StrokeStyle) {
        commands.append(Command(path: path, color: strokeColor, line: line, clips: clips))
    }

    func clip(to path: Path) {
        if clips.count < Self.maximumClips { clips.append(path) }
    }
}
