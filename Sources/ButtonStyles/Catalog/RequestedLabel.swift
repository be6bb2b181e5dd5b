import Graphics
import StyleEngine

/// The label, in a font of its own and as wide as the button if it is told to.
struct RequestedLabel: View {
    let request: ButtonRequest
    let title: TextSource
    let flag: Bool

    var body: some View {
        if request.width != nil {
            content.frame(maxWidth: .infinity)
        } else {
            content
        }
    }

    @ViewBuilder private var content: some View {
        if let style = request.font {
            demo.font(.system(style))
        } else {
            demo
        }
    }

    @ViewBuilder private var demo: some View {
        switch request.label {
        case .title: RequestedContent(request: request, title: title)
        case .circle where request.animatesLabel: circle
        case .circle: circle.animation(nil)
        case .swatch where request.animatesLabel: swatch
        case .swatch: swatch.animation(nil)
        }
    }

    private var circle: some View {
        RequestedContent(request: request, title: title)
            .padding(20)
            .background(Color.orange)
            .overlay {
                Circle()
                    .frame(width: 20, height: 20)
                    .frame(maxWidth: .infinity, alignment: flag ? .leading : .trailing)
            }
    }

    private var swatch: some View {
        RequestedContent(request: request, title: title)
            .background(flag ? Color.gray : Color.purple)
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
