import Graphics
import ViewEngine

/// The label of a request, in its own font and as wide as the button if the request says so.
///
/// The request never changes, so its conditions are evaluated outside of the tree, where each would be one that
/// views come and go by.
struct RequestedLabel: View {
    let button: ButtonSpecification
    let title: TextSource
    let flag: Bool

    @Environment(\.labelAdjustment) private var adjustment

    private var label: LabelSpecification { button.label }

    var body: some View {
        var view = demo
        if !label.isAnimated { view = AnyView(view.animation(nil)) }
        if let style = button.font { view = AnyView(view.font(.system(style))) }
        if let insets = adjustment?.insets, insets != EdgeInsets() { view = AnyView(view.padding(insets)) }
        if button.width != nil { view = AnyView(view.frame(maxWidth: .infinity)) }
        return view
    }

    private var demo: AnyView {
        switch label.demo {
        case .title: AnyView(content)
        case .circle: AnyView(circle)
        case .swatch: AnyView(swatch)
        }
    }

    private var circle: some View {
        content
            .padding(20)
            .background(Color.orange)
            .overlay {
                Circle()
                    .frame(width: 20, height: 20)
                    .frame(maxWidth: .infinity, alignment: flag ? .leading : .trailing)
            }
    }

    private var swatch: some View {
        content.background(flag ? Color.gray : Color.purple)
    }

    private var content: RequestedContent {
        RequestedContent(label: label, role: button.control.role, title: title)
    }
}

/// A title, a symbol, or both.
private struct RequestedContent: View {
    let label: LabelSpecification
    let role: ButtonRole?
    let title: TextSource

    @Environment(\.labelSpacing) private var labelSpacing

    var body: some View {
        guard let name = label.systemImage ?? roleImage else { return AnyView(Text(title)) }
        let image = Image(systemName: name)
        return title.string.isEmpty ? AnyView(image) : both(image: image, title: Text(title))
    }

    /// The symbol of a role where the button has no title (iOS 26).
    private var roleImage: String? {
        title.string.isEmpty ? role?.systemImage : nil
    }

    private func both(image: Image, title: Text) -> AnyView {
        switch label.imagePlacement {
        case .leading where label.imagePadding == nil:
            // A label style around the label applies to it, as to that of `Button(_:systemImage:)`.
            AnyView(Label(title: { title }, icon: { image }))
        case .leading: AnyView(row(first: image, second: title))
        case .trailing: AnyView(row(first: title, second: image))
        case .top: AnyView(column(first: image, second: title))
        case .bottom: AnyView(column(first: title, second: image))
        }
    }

    private var spacing: CGFloat { label.imagePadding ?? labelSpacing }

    private func row<First: View, Second: View>(first: First, second: Second) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            first
            second
        }
    }

    private func column<First: View, Second: View>(first: First, second: Second) -> some View {
        VStack(spacing: spacing) {
            first
            second
        }
    }
}
