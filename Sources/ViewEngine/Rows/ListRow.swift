import Graphics

/// Makes each view of a list a row that can be tapped.
struct ListRowModifier: NodeModifier {
    let metrics: ListMetrics
    let isFirst, isLast: Bool

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        let row = ListRow(content: NodeView(node: node), metrics: metrics, isFirst: isFirst, isLast: isLast) {
            node.preference(RowActionKey.self) ?? []
        }
        var nodes: [Node] = []
        row.lower(inputs, into: &nodes)
        return nodes[0]
    }
}

/// A row of a list: it is highlighted while a finger is on it, if a tap on it runs an action.
private struct ListRow: View {
    let content: NodeView
    let metrics: ListMetrics
    let isFirst, isLast: Bool
    /// The actions of the controls inside.
    let actions: () -> [() -> Void]

    @GestureState private var isPressed = false

    var body: some View {
        let isHighlighted = isPressed && !actions().isEmpty
        content
            .padding(metrics.rowInsets)
            .frame(maxWidth: .infinity, minHeight: metrics.minimumRowHeight, alignment: .leading)
            .background {
                shape.fill(isHighlighted ? Color(.gray4) : .clear)
                    .animation(isHighlighted ? nil : Self.releaseAnimation, value: isHighlighted)
            }
            .overlay(alignment: .bottom) { separator }
            .rowGesture(
                RowGesture()
                    .updating($isPressed) { isTouched, isPressed, _ in isPressed = isTouched }
                    .onEnded { _ in
                        for action in actions() { action() }
                    }
            )
    }

    /// The part of the section that the row fills.
    private var shape: RowShape {
        RowShape(
            topRadius: isFirst ? metrics.cornerRadius : 0,
            bottomRadius: isLast ? metrics.cornerRadius : 0
        )
    }

    @SameIdentityBuilder private var separator: some View {
        if !isLast {
            Rectangle()
                .fill(Color(.separator))
                .frame(height: metrics.separatorHeight)
                .padding(.leading, metrics.rowInsets.leading)
        }
    }

    /// A guess: the curve of buttons.
    private static var releaseAnimation: Animation { .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47) }
}

// MARK: Actions

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
