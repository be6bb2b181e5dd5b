import AppleDesign
public import ViewEngine

/// A control that shows another view in the navigation stack around it.
///
/// The nearest button style draws it, except in a list or a form, where it is a row with a disclosure indicator. The
/// other view is not drawn here; without a stack the control is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    @Environment(\.isInList) private var isInList
    @Environment(\.navigation) private var navigation

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a link (deprecated: use the initializer whose destination is a closure).
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        content.disabled(navigation == nil)
    }

    private var content: AnyView {
        isInList
            ? AnyView(NavigationRow(label: label, action: push))
            : AnyView(Button(action: push) { label })
    }

    private func push() {
        navigation?.push()
    }
}

extension NavigationLink where Label == Text {
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

/// The label of a navigation link in a list, and an indicator at the end of the row.
private struct NavigationRow<Label: View>: View {
    let label: Label
    let action: () -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let row = HStack {
            label
                .foregroundStyle(
                    BorderlessColors.labelStyle(for: nil, isEnabled: isEnabled, defaultStyle: .primary)
                )
                .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: layoutDirection == .leftToRight ? "chevron.right" : "chevron.left")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(Color(.tertiaryLabel))
        }
        return isEnabled ? AnyView(row.listRowAction(action)) : AnyView(row)
    }
}
