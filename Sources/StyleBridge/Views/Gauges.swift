import StyleRuntime
import ViewEngine

// Gauges.
extension Bridge {
    mutating func addGauges() {
        let unit = NumberRange(lowerBound: 0, upperBound: 1, isClosed: true)
        viewInitializer(.gauge, labels: "value", .or("in", unit), "label") {
            (value: Double, range: NumberRange, label: Builder) in
            Gauge(value: value, in: range.closed) { label() }
        }
        viewInitializer(.gauge, labels: "value", .or("in", unit), "label", "currentValueLabel") {
            (value: Double, range: NumberRange, label: Builder, current: Builder) in
            Gauge(value: value, in: range.closed, label: { label() }, currentValueLabel: { current() })
        }
        viewInitializer(
            .gauge,
            labels: "value",
            .or("in", unit),
            "label",
            "currentValueLabel",
            "minimumValueLabel",
            "maximumValueLabel"
        ) {
            (
                value: Double,
                range: NumberRange,
                label: Builder,
                current: Builder,
                minimum: Builder,
                maximum: Builder
            ) in
            Gauge(
                value: value,
                in: range.closed,
                label: { label() },
                currentValueLabel: { current() },
                minimumValueLabel: { minimum() },
                maximumValueLabel: { maximum() }
            )
        }
        for (name, path) in [
            ("currentValueLabel", \GaugeStyleConfiguration.currentValueLabel),
            ("minimumValueLabel", \.minimumValueLabel), ("maximumValueLabel", \.maximumValueLabel),
        ] as [(String, any KeyPath<GaugeStyleConfiguration, GaugeStyleConfiguration.Label?> & Sendable)] {
            property(name, of: "GaugeStyleConfiguration") { (c: GaugeStyleConfiguration) in
                c[keyPath: path].map { AnyView($0) }
            }
        }
    }
}

/// A style of gauges.
struct AnyGaugeStyle: Bridged {
    let style: any GaugeStyle

    static var bridgedType: StyleType { .any(.gaugeStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any GaugeStyle): self.style = style
        case .record(let record): style = InterpretedGaugeStyle(record: record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

/// A style of gauges of the source.
private struct InterpretedGaugeStyle: GaugeStyle {
    let record: Value.Record

    func makeBody(configuration: Configuration) -> AnyView {
        record.body("makeBody", with: [configuration.bridged])
    }
}

extension GaugeStyleConfiguration: EngineValue {
    static var engineType: EngineType { .gaugeStyleConfiguration }
}
