import Graphics
import StyleEngine

/// The view of a request: the button as an app would write it.
struct RequestedButton: View {
    let request: ButtonRequest
    let title: TextSource
    let applyStyle: @Sendable (AnyView) -> AnyView

    var body: some View {
        let button = Button(role: request.role, action: {}) {
            RequestedLabel(request: request, title: title)
        }
        let styled = applyStyle(AnyView(button))
            // What a button inside of a style's body falls back to.
            .buttonStyle(.automatic)
            .controlSize(request.controlSize)
            .buttonBorderShape(borderShape)
            .tint(request.tint)
            .disabled(request.state.contains(.disabled))
        if let width = request.width {
            styled.frame(width: width)
        } else {
            styled
        }
    }

    private var borderShape: ButtonBorderShape {
        request.cornerRadius.map { .roundedRectangle(radius: $0) } ?? request.buttonBorderShape
    }
}

/// The label, in a font of its own and as wide as the button if it is told to.
private struct RequestedLabel: View {
    let request: ButtonRequest
    let title: TextSource

    var body: some View {
        if request.width != nil {
            content.frame(maxWidth: .infinity)
        } else {
            content
        }
    }

    @ViewBuilder private var content: some View {
        if let style = request.font {
            RequestedContent(request: request, title: title).font(.system(style))
        } else {
            RequestedContent(request: request, title: title)
        }
    }
}

/// A title, a symbol, or both.
private struct RequestedContent: View {
    let request: ButtonRequest
    let title: TextSource

    @Environment(\.labelSpacing) private var labelSpacing

    var body: some View {
        if let name = request.systemImage ?? roleImage {
            if request.title.isEmpty {
                Image(systemName: name)
            } else {
                beside(Image(systemName: name), Text(title))
            }
        } else {
            Text(title)
        }
    }

    /// The symbol that a role stands for where the button says nothing (iOS 26).
    private var roleImage: String? {
        guard request.title.isEmpty else { return nil }
        return switch request.role {
        case .close: "xmark"
        case .confirm: "checkmark"
        default: nil
        }
    }

    @ViewBuilder private func beside(_ image: Image, _ title: Text) -> some View {
        let spacing = request.imagePadding ?? labelSpacing
        switch request.imagePlacement {
        case .leading:
            HStack(alignment: .firstTextBaseline, spacing: spacing) {
                image
                title
            }
        case .trailing:
            HStack(alignment: .firstTextBaseline, spacing: spacing) {
                title
                image
            }
        case .top:
            VStack(spacing: spacing) {
                image
                title
            }
        case .bottom:
            VStack(spacing: spacing) {
                title
                image
            }
        }
    }
}
