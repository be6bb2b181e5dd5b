import Graphics

/// A control that increases and decreases a value.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    /// Creates a stepper; a side without an action is disabled.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement.map { ViewScope.bound($0) }
        decrement = onDecrement.map { ViewScope.bound($0) }
    }

    /// Creates a stepper with its label last.
    public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        )
    }

    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (next, previous) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
        self.init(
            label: label,
            onIncrement: next > bounds.upperBound ? nil : { value.wrappedValue = next },
            onDecrement: previous < bounds.lowerBound ? nil : { value.wrappedValue = previous }
        )
    }

    public var body: some View {
        LabeledRow(label: label) { StepperButtons(increment: increment, decrement: decrement) }
    }
}

extension Stepper where Label == Text {
    public init<Title: StringProtocol>(
        _ title: Title,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    public init<Title: StringProtocol, V: Strideable>(
        _ title: Title,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) })
    }

    public init<Title: StringProtocol, V: Strideable>(
        _ title: Title,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) })
    }
}

/// The two sides of a stepper, of the size of a `UIStepper`.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    @Environment(\.isEnabled) private var isEnabled

    /// In points; the size of the symbols is a guess.
    private static let (width, height, radius): (CGFloat, CGFloat, CGFloat) = (94, 32, 8)

    var body: some View {
        HStack(spacing: 0) {
            side("minus", decrement)
            Rectangle().fill(Color(.separator)).frame(width: 1, height: 18)
            side("plus", increment)
        }
        .frame(width: Self.width, height: Self.height)
        .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: Self.radius))
        // The two sides are parts of one control, which has no look of a press.
        .transformEnvironment(\.controlObservation) { $0 = nil }
    }

    private func side(_ symbol: String, _ action: (() -> Void)?) -> some View {
        Image(systemName: symbol)
            .font(.system(size: 16, weight: .medium))
            .foregroundStyle(action != nil && isEnabled ? Color(.label) : Color(.tertiaryLabel))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { action?() } }
    }
}
