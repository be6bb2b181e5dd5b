import SystemStyles
import ViewEngine

/// The view of a request for a root that is shown by itself, with its controls observed.
struct RequestedView: View {
    private let button: ButtonSpecification
    private let content: PresentedContent

    @Environment(\.colorScheme) private var colorScheme

    init(_ button: ButtonSpecification, showing content: PresentedContent) {
        self.button = button
        self.content = content
    }

    var body: some View {
        button.control.style.makeButton(
            ButtonArguments(button: button, title: TextSource(""), flag: false, action: {})
        )
        .presented(presentation)
        .environment(
            \.ignoresPreferredColorScheme,
            content.traits.colorScheme.map { $0 != colorScheme } ?? false
        )
        .buttonStyle(.automatic)
        .controlSize(button.control.controlSize)
        .buttonBorderShape(button.control.borderShape)
        .tint(button.tint)
        .environment(\.horizontalSizeClass, button.view.device == .iPad ? .regular : .compact)
        .observingControls(ControlObservation(triggerName: ControlKind.button.actionName))
    }

    private var presentation: ViewPresentation {
        ViewPresentation(
            screen: button.view.device.screen,
            width: button.width,
            height: button.view.height,
            isIdeal: button.view.isIdeal,
            isPreview: content.isPreview,
            picture: content.picture,
            traits: content.traits
        )
    }
}

extension ControlSelection {
    /// The controls of a view that a request is about, with their states; a finger presses and a pointer hovers.
    init(_ button: ButtonSpecification) {
        let state = button.state
        self.init(
            target: button.view.controls ?? .number(1),
            isDisabled: button.view.controls != nil && state.contains(.disabled),
            isFocused: state.contains(.focused),
            isSelected: state.contains(.selected)
        )
    }
}
