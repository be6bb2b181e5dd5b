/// A metric with all its label values, at one moment.
package struct MetricFamily: Sendable {
    package enum Kind: String, Sendable {
        /// A number that only grows while the process runs.
        case counter
        case gauge
        case histogram
    }

    /// The name, in the characters that Prometheus allows: letters, digits and underscores.
    package let name: String
    package let kind: Kind
    /// One sentence that says what the numbers are.
    package let help: String
    package var samples: [MetricSample]

    package init(_ name: String, kind: Kind, help: String, samples: [MetricSample]) {
        self.name = name
        self.kind = kind
        self.help = help
        self.samples = samples
    }

    /// A metric without labels.
    package init(_ name: String, kind: Kind, help: String, value: Double) {
        self.init(name, kind: kind, help: help, samples: [MetricSample(value)])
    }
}
