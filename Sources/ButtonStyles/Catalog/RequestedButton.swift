import StyleEngine

/// The view of a request: the button as an app would write it.
struct RequestedButton: View {
    let request: ButtonRequest
    let applyStyle: @Sendable (AnyView) -> AnyView

    var body: some View {
        let button = Button(role: request.role, action: {}) { label }
        applyStyle(AnyView(button))
            .controlSize(request.controlSize)
            .buttonBorderShape(borderShape)
            .tint(request.tint)
            .disabled(request.state.contains(.disabled))
    }

    private var borderShape: ButtonBorderShape {
        request.cornerRadius.map { .roundedRectangle(radius: $0) } ?? request.buttonBorderShape
    }

    @ViewBuilder private var label: some View {
        if let style = request.font {
            content.font(.system(style))
        } else {
            content
        }
    }

    @ViewBuilder private var content: some View {
        if let name = request.systemImage {
            if request.title.isEmpty {
                Image(systemName: name)
            } else {
                Label(request.title, systemImage: name)
            }
        } else {
            Text(request.title)
        }
    }
}
