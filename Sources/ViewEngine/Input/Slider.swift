import Graphics

/// A control that selects a number of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    /// Creates a slider; its label is not drawn on iOS.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let part = Double(value.wrappedValue - bounds.lowerBound)
        fraction = length > 0 ? min(max(part / length, 0), 1) : 0
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    public var body: some View {
        HStack {
            minimumValueLabel
            SliderTrack(fraction: fraction)
            maximumValueLabel
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: label,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }
}

/// The track of a slider, filled up to the thumb.
///
/// The sizes are those of a `UISlider` of iOS 18; the shadow of the thumb is a guess.
private struct SliderTrack: View {
    let fraction: Double

    @Environment(\.isEnabled) private var isEnabled

    /// In points.
    private static let (height, trackHeight, thumb): (CGFloat, CGFloat, CGFloat) = (31, 4, 27)

    var body: some View {
        GeometryReader { proxy in
            let position = max(0, proxy.size.width - Self.thumb) * fraction
            ZStack(alignment: .leading) {
                Capsule().fill(Color(.fill)).frame(height: Self.trackHeight)
                Capsule().fill(.tint).frame(width: position + Self.thumb / 2, height: Self.trackHeight)
                Circle()
                    .fill(Color.white)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                    .frame(width: Self.thumb, height: Self.thumb)
                    .offset(x: position)
            }
            .frame(height: proxy.size.height)
        }
        .frame(height: Self.height)
        .opacity(isEnabled ? 1 : 0.5)
    }
}
