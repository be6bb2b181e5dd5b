/// A value of a range, drawn by the nearest style.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let configuration: GaugeStyleConfiguration

    @Environment(\.gaugeStyle) private var style

    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            GaugeFraction(of: value, in: bounds),
            label(),
            currentValueLabel(),
            (minimumValueLabel(), maximumValueLabel())
        )
    }

    fileprivate init(
        _ fraction: GaugeFraction,
        _ label: Label,
        _ currentValueLabel: CurrentValueLabel?,
        _ bounds: (BoundsLabel, BoundsLabel)?
    ) {
        configuration = GaugeStyleConfiguration(
            value: fraction.value,
            label: .init(label),
            currentValueLabel: currentValueLabel.map { .init($0) },
            minimumValueLabel: bounds.map { .init($0.0) },
            maximumValueLabel: bounds.map { .init($0.1) }
        )
    }

    public var body: some View {
        style.body(for: configuration, in: \.gaugeStyle) {
            DefaultGaugeStyle().makeBody(configuration: configuration)
        }
    }
}

extension Gauge where BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(GaugeFraction(of: value, in: bounds), label(), currentValueLabel(), nil)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(GaugeFraction(of: value, in: bounds), label(), nil, nil)
    }
}

/// A value as a part of its range, 0…1.
private struct GaugeFraction {
    let value: Double

    init<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        self.value = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    }
}
