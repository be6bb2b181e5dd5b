import Graphics

/// A column of rows, each of which is tapped as a whole.
///
/// A tap on a row runs the actions of all buttons in it that have no explicit style. A button with a style
/// receives its own touches.
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

/// Makes each view of a list a row that can be tapped.
private struct ListRow: NodeModifier {
    /// The insets around the content of a row, in points.
    static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// In points.
    static let minimumHeight: CGFloat = 44

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        let tap = TapGesture().onEnded {
            for action in node.preference(RowActionKey.self) ?? [] { action() }
        }
        return GestureModifier(gesture: tap, priority: .normal).wrap(node, inputs: inputs)
    }
}

private enum RowActionKey: PreferenceKey {
    static var defaultValue: [() -> Void] { [] }

    static func reduce(value: inout [() -> Void], nextValue: () -> [() -> Void]) {
        value += nextValue()
    }
}

extension View {
    /// Adds an action to the row of the list that contains this view.
    package func listRowAction(_ action: @escaping () -> Void) -> some View {
        preference(key: RowActionKey.self, value: [ViewScope.bound(action)])
    }
}
