import Graphics
import SystemStyles
import ViewEngine

/// The view of a request: the button as an app would write it, its neighbors, and the container of them all.
///
/// The request never changes, so that the branches of its conditions need no identity of their own.
struct RequestedButton: View {
    private let button: ButtonSpecification
    private let title: TextSource
    /// The region to show in which a finger can be lifted; `nil` to show none.
    private let region: TouchRegion?

    @State private var flag: Bool
    @State private var editMode = EditMode.inactive

    init(_ button: ButtonSpecification, title: TextSource, region: TouchRegion? = nil) {
        self.button = button
        self.title = title
        self.region = region
        _flag = State(wrappedValue: button.label.flag)
    }

    private var control: ControlSpecification { button.control }

    var body: some View {
        surrounded(
            styledContainer
                // The style of a button inside of a style's body.
                .buttonStyle(.automatic)
                .controlSize(control.controlSize)
                .buttonBorderShape(control.borderShape)
                .tint(button.tint)
        )
    }

    // MARK: Container

    private var styledContainer: some View {
        RequestedContainer(container: control.container, buttons: buttons)
            .modified(with: control.containerStyle) { container, style in
                style.styled(AnyView(container), control.styleValues.withoutParameters)
            }
    }

    /// The container with the environment that its controls act on.
    @SameIdentityBuilder
    private func surrounded<Container: View>(_ container: Container) -> some View {
        switch control.kind {
        case .button, .link: container
        case .editButton: container.environment(\.editMode, loggedEditMode)
        case .navigationLink:
            container.environment(
                \.navigation,
                NavigationAction { logAction(ControlKind.navigationLink.actionName) }
            )
        }
    }

    private var loggedEditMode: Binding<EditMode> {
        let mode = $editMode
        return Binding {
            mode.wrappedValue
        } set: { newMode in
            logAction(ControlKind.editButton.actionName)
            mode.wrappedValue = newMode
        }
    }

    // MARK: Buttons

    /// Erased, since the views around the buttons copy them.
    private var buttons: AnyView {
        control.neighbors.reduce(AnyView(pressed)) { AnyView(Pair(first: $0, second: neighborButton($1))) }
    }

    /// The button that events happen to.
    private var pressed: some View {
        makeButton(button)
            .eventOrigin()
            .modified(with: region) { $0.touchRegion($1) }
            .modified(if: !button.label.inheritsAnimation) { $0.animation(nil) }
    }

    private func neighborButton(_ specification: NeighborSpecification) -> some View {
        var neighbor = button
        neighbor.state.remove(.pressed)
        neighbor.control = control.control(of: specification)
        return makeButton(neighbor).modified(with: specification.controlSize) { $0.controlSize($1) }
    }

    private func makeButton(_ button: ButtonSpecification) -> AnyView {
        button.control.style.makeButton(
            ButtonArguments(button: button, title: title, flag: flag) {
                logAction(ControlKind.button.actionName)
                flag.toggle()
            }
        )
    }
}

/// The container of the buttons, which lowers itself, so that a request makes the views of its own container only.
private struct RequestedContainer: PrimitiveView {
    let container: ButtonContainer
    let buttons: AnyView

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch container {
        case .stack: VStack { buttons }.lower(inputs, into: &nodes)
        case .list: List { HStack { buttons } }.lower(inputs, into: &nodes)
        case .form: Form { HStack { buttons } }.lower(inputs, into: &nodes)
        }
    }
}

/// Two views, one after the other, in the container around them.
private struct Pair<Second: View>: View {
    let first: AnyView
    let second: Second

    var body: some View {
        first
        second
    }
}

extension ControlSpecification {
    /// The shape of bordered buttons.
    var borderShape: ButtonBorderShape {
        cornerRadius.map { .roundedRectangle(radius: $0) } ?? buttonBorderShape
    }
}

extension ControlKind {
    /// The name under which the control logs its own action.
    var actionName: String {
        switch self {
        case .button, .editButton, .navigationLink: "trigger"
        case .link: "openURL"
        }
    }
}
