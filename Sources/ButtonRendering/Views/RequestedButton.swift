import Graphics
import SystemStyles
import ViewEngine

/// The view of a request: the button as an app would write it, its neighbors, and the container of them all.
///
/// The request never changes, so its conditions are evaluated outside of the tree.
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
        surrounded(styledContainer)
            // The style of a button inside of a style's body.
            .buttonStyle(.automatic)
            .controlSize(control.controlSize)
            .buttonBorderShape(control.borderShape)
            .tint(button.tint)
    }

    // MARK: Container

    private var styledContainer: AnyView {
        control.containerStyle?.styled(container, control.styleValues.withoutParameters) ?? container
    }

    private var container: AnyView {
        switch control.container {
        case .stack: AnyView(VStack { buttons })
        case .list: AnyView(List { HStack { buttons } })
        case .form: AnyView(Form { HStack { buttons } })
        }
    }

    /// The container with the environment that its controls act on.
    private func surrounded(_ container: AnyView) -> AnyView {
        switch control.kind {
        case .button, .link:
            return container
        case .editButton:
            let mode = $editMode
            let logged = Binding {
                mode.wrappedValue
            } set: { newMode in
                logAction(ControlKind.editButton.actionName)
                mode.wrappedValue = newMode
            }
            return AnyView(container.environment(\.editMode, logged))
        case .navigationLink:
            let action = NavigationAction { logAction(ControlKind.navigationLink.actionName) }
            return AnyView(container.environment(\.navigation, action))
        }
    }

    // MARK: Buttons

    private var buttons: AnyView {
        control.neighbors.reduce(pressed) { AnyView(Pair(first: $0, second: neighborButton($1))) }
    }

    /// The button that events happen to.
    private var pressed: AnyView {
        let pressed = AnyView(makeButton(button).eventOrigin())
        let shown = region.map { AnyView(pressed.touchRegion($0)) } ?? pressed
        return button.label.inheritsAnimation ? shown : AnyView(shown.animation(nil))
    }

    private func neighborButton(_ specification: NeighborSpecification) -> AnyView {
        var neighbor = button
        neighbor.state.remove(.pressed)
        neighbor.control = control.control(of: specification)
        let made = makeButton(neighbor)
        return specification.controlSize.map { AnyView(made.controlSize($0)) } ?? made
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

/// Two views, one after the other, in the container around them.
private struct Pair: View {
    let first, second: AnyView

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
