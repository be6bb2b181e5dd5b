import Graphics

/// The appearance of gauges.
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// A label of the gauge.
    public struct Label: View {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public var body: some View { content }
    }

    /// The value as a part of its range, 0…1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: Label?
    public let minimumValueLabel: Label?
    public let maximumValueLabel: Label?
}

/// A bar under the label, filled up to the value; the height of the bar is a guess.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.font(.footnote)
        }
    }
}

/// A ring that is filled up to the value, around the label of the value; its size is a guess.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

/// An open ring with a mark at the value, around the label of the value; its size is a guess.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// The style of a platform: a bar.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// Sets the style of the gauges inside that have no nearer style.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        transformEnvironment(\.gaugeStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}

private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<GaugeStyleConfiguration>.empty
}

extension EnvironmentValues {
    var gaugeStyle: StyleStack<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

// MARK: The drawings

private struct GaugeBar: View {
    let fraction: Double

    /// In points.
    private static let height: CGFloat = 4

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(.fill))
                Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
            }
        }
        .frame(height: Self.height)
    }
}

private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    /// In points.
    private static let (size, width): (CGFloat, CGFloat) = (58, 6)

    var body: some View {
        let length = isOpen ? 0.75 : 1
        let value = configuration.value * length
        let style = StrokeStyle(lineWidth: Self.width, lineCap: .round)
        let ring = Circle().inset(by: Self.width / 2)
        ZStack {
            ring.trim(from: 0, to: length).stroke(.tint.opacity(isOpen ? 1 : 0.25), style: style)
                .rotationEffect(.degrees(isOpen ? 135 : -90))
            if isOpen {
                ring.trim(from: value, to: value + 0.001).stroke(Color(.background), style: thick)
                    .rotationEffect(.degrees(135))
                ring.trim(from: value, to: value + 0.001).stroke(.tint, style: style)
                    .rotationEffect(.degrees(135))
            } else {
                ring.trim(from: 0, to: value).stroke(.tint, style: style).rotationEffect(.degrees(-90))
            }
            if let label = configuration.currentValueLabel {
                label.font(.title3)
            } else {
                configuration.label.font(.caption)
            }
        }
        .frame(width: Self.size, height: Self.size)
    }

    private var thick: StrokeStyle { StrokeStyle(lineWidth: Self.width + 4, lineCap: .round) }
}
