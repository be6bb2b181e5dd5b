/// A control at the end of the row whose beginning is its label.
///
/// Without a visible label it is the control alone, whose label assistive programs still say.
package struct LabeledRow<Label: View, Control: View>: View {
    private let label: Label
    private let control: Control
    /// Whether the control is below the label where both do not fit in one line.
    private let stacksIfNarrow: Bool

    @Environment(\.labelsVisibility) private var visibility

    package init(label: Label, stacksIfNarrow: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.stacksIfNarrow = stacksIfNarrow
        self.control = control()
    }

    package var body: some View {
        if visibility == .hidden {
            control.background { label.hidden() }
        } else if stacksIfNarrow {
            ViewThatFits(in: .horizontal) {
                row
                VStack(alignment: .leading) {
                    label
                    control
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            row
        }
    }

    private var row: some View {
        HStack {
            label
            Spacer()
            // Neither is cut off where both fit: the room that the control leaves is enough for the label.
            control.layoutPriority(stacksIfNarrow ? 1 : 0)
        }
    }
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    /// Whether the labels of controls are visible.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Shows or hides the labels of the controls inside.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
