import Graphics

/// Rows below each other, each of which a finger taps as a whole.
///
/// A button that leaves its style to the list leaves its touches to the row as well: who taps the row runs the
/// actions of all such buttons in it. A button of any other style has its own touches.
public struct List<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            content
                .padding(ListRow.insets)
                .frame(minHeight: ListRow.minimumHeight, alignment: .leading)
                .modifier(ListRow())
        }
        .environment(\.isInList, true)
    }
}

/// Makes each view of a list a row.
private struct ListRow: NodeModifier {
    /// Around the content of a row, in points.
    static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// In points.
    static let minimumHeight: CGFloat = 44

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        let tap = TapGesture().onEnded {
            for action in node.preference(RowActionKey.self) ?? [] { action() }
        }
        return GestureModifier(gesture: tap, priority: .normal).wrap(node, inputs)
    }
}

private enum RowActionKey: PreferenceKey {
    static var defaultValue: [() -> Void] { [] }

    static func reduce(value: inout [() -> Void], nextValue: () -> [() -> Void]) {
        value += nextValue()
    }
}

extension View {
    /// Leaves what a tap does to the row of the list that the view is in.
    public func listRowAction(_ action: @escaping () -> Void) -> some View {
        preference(key: RowActionKey.self, value: [ViewScope.bound(action)])
    }
}
