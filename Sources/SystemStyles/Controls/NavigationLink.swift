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

    /// Creates a link whose destination is never active (deprecated since iOS 16).
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        content.disabled(navigation == nil)
    }

    @SameIdentityBuilder private var content: some View {
        if isInList {
            NavigationRow(label: label, action: push).observedControl(ControlTraits(.navigationLink))
        } else {
            Button(action: push) { label }.controlTraits(ControlTraits(.navigationLink))
        }
    }

    private func push() {
        navigation?.push()
    }
}

extension NavigationLink where Label == Text {
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link (deprecated: use the initializer whose destination is a closure).
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to a value, for which the stack around it has a view.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}

/// The label of a navigation link in a list, and an indicator at the end of the row.
private struct NavigationRow<Label: View>: View {
    let label: Label
    let action: () -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        HStack {
            label
                .foregroundStyle(
                    BorderlessColors.labelStyle(for: nil, isEnabled: isEnabled, defaultStyle: .primary)
                )
                .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: layoutDirection == .leftToRight ? "chevron.right" : "chevron.left")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(Color(.tertiaryLabel))
        }
        .modified(if: isEnabled) { $0.listRowAction(action) }
    }
}
