import Graphics
import ViewEngine

/// The label, in a font of its own and as wide as the button if it is told to.
///
/// What the request decides never changes, so it is chosen outside of the tree, in which each condition is one
/// that views may come and go by.
struct RequestedLabel: View {
    let request: ButtonRequest
    let title: TextSource
    let flag: Bool

    var body: some View {
        var label = demo
        if !request.animatesLabel { label = AnyView(label.animation(nil)) }
        if let style = request.font { label = AnyView(label.font(.system(style))) }
        if request.width != nil { label = AnyView(label.frame(maxWidth: .infinity)) }
        return label
    }

    private var demo: AnyView {
        switch request.label {
        case .title: AnyView(RequestedContent(request: request, title: title))
        case .circle: AnyView(circle)
        case .swatch: AnyView(swatch)
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
        guard let name = request.systemImage ?? roleImage else { return AnyView(Text(title)) }
        let image = Image(systemName: name)
        return request.title.isEmpty ? AnyView(image) : beside(image, Text(title))
    }

    /// The symbol that a role stands for where the button says nothing (iOS 26).
    private var roleImage: String? {
        request.title.isEmpty ? request.role?.systemImage : nil
    }

    private func beside(_ image: Image, _ title: Text) -> AnyView {
        let spacing = request.imagePadding ?? labelSpacing
        return switch request.imagePlacement {
        case .leading: AnyView(row(image, title, spacing))
        case .trailing: AnyView(row(title, image, spacing))
        case .top: AnyView(column(image, title, spacing))
        case .bottom: AnyView(column(title, image, spacing))
        }
    }

    private func row<First: View, Second: View>(
        _ first: First,
        _ second: Second,
        _ spacing: CGFloat
    ) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            first
            second
        }
    }

    private func column<First: View, Second: View>(
        _ first: First,
        _ second: Second,
        _ spacing: CGFloat
    ) -> some View {
        VStack(spacing: spacing) {
            first
            second
        }
    }
}
