import Graphics
import SystemStyles
import ViewEngine

/// The view of a request: the button as an app would write it, and its neighbor.
struct RequestedButton: View {
    private let button: ButtonSpecification
    private let title: TextSource

    @State private var flag: Bool

    init(_ button: ButtonSpecification, title: TextSource) {
        self.button = button
        self.title = title
        _flag = State(wrappedValue: button.label.flag)
    }

    var body: some View {
        VStack {
            pressed
            if let neighbor = button.control.neighbor {
                neighborButton(of: neighbor)
            }
        }
        // The style of a button inside of a style's body.
        .buttonStyle(.automatic)
        .controlSize(button.control.controlSize)
        .buttonBorderShape(borderShape)
        .tint(button.tint)
    }

    /// The button that events happen to.
    private var pressed: AnyView {
        let pressed = makeButton(button).eventOrigin()
        return button.label.inheritsAnimation ? AnyView(pressed) : AnyView(pressed.animation(nil))
    }

    private func neighborButton(of style: CatalogEntry) -> AnyView {
        var neighbor = button
        neighbor.state.remove(.pressed)
        neighbor.control.style = style
        neighbor.control.styleValues = StyleValues()
        return makeButton(neighbor)
    }

    private func makeButton(_ button: ButtonSpecification) -> AnyView {
        button.control.style.makeButton(
            ButtonArguments(button: button, title: title, flag: flag) {
                logAction("trigger")
                flag.toggle()
            }
        )
    }

    private var borderShape: ButtonBorderShape {
        button.control.cornerRadius.map { .roundedRectangle(radius: $0) } ?? button.control.buttonBorderShape
    }
}
