import Graphics
import ViewEngine

/// The label of a request, in its own font and as wide as the button if the request says so.
///
/// The request never changes, so that the branches of its conditions need no identity of their own.
struct RequestedLabel: View {
    let button: ButtonSpecification
    let title: TextSource
    let flag: Bool

    @Environment(\.labelAdjustment) private var adjustment

    private var label: LabelSpecification { button.label }

    var body: some View {
        demo
            .modified(if: !label.isAnimated) { $0.animation(nil) }
            .modified(with: button.font) { $0.font(.system($1)) }
            .modified(with: insets) { $0.padding($1) }
            .modified(if: button.width != nil) { $0.frame(maxWidth: .infinity) }
    }

    /// The insets of the adjustment, if there are any.
    private var insets: EdgeInsets? {
        adjustment.map(\.insets).flatMap { $0 == EdgeInsets() ? nil : $0 }
    }

    @SameIdentityBuilder private var demo: some View {
        switch label.demo {
        case .title: content
        case .circle: circle
        case .swatch: swatch
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

    @SameIdentityBuilder var body: some View {
        if let name = label.systemImage ?? roleImage {
            let image = Image(systemName: name)
            if title.string.isEmpty { image } else { both(image: image, title: Text(title)) }
        } else {
            Text(title)
        }
    }

    /// The symbol of a role where the button has no title (iOS 26).
    private var roleImage: String? {
        title.string.isEmpty ? role?.systemImage : nil
    }

    @SameIdentityBuilder
    private func both(image: Image, title: Text) -> some View {
        switch label.imagePlacement {
        case .leading where label.imagePadding == nil:
            // A label style around the label applies to it, as to that of `Button(_:systemImage:)`.
            Label(title: { title }, icon: { image })
        case .leading: row(first: image, second: title)
        case .trailing: row(first: title, second: image)
        case .top: column(first: image, second: title)
        case .bottom: column(first: title, second: image)
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
