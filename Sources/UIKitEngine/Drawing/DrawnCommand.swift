import Graphics
import ViewEngine

/// A command of a drawing as a view: the outline of its path, filled or stroked with a style, in its clips.
struct DrawnCommand<Outline: Shape, Style: ShapeStyle>: PrimitiveView {
    let command: DrawingContext.Command
    let style: Style
    /// The shape of a path of the drawing.
    let outline: (Path) -> Outline

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        // A command has any number of clips.
        command.clips.reduce(AnyView(drawn)) { AnyView($0.clipShape(outline($1))) }
            .lower(inputs, into: &nodes)
    }

    @SameIdentityBuilder private var drawn: some View {
        let shape = outline(command.path)
        if let line = command.line { shape.stroke(style, style: line) } else { shape.fill(style) }
    }
}
