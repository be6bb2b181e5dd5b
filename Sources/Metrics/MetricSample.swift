/// A number of a metric, with the labels that tell it from the others of the same metric.
package struct MetricSample: Hashable, Sendable {
    package struct Label: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The end of the name after that of the metric, as `_bucket` in a histogram.
    package let suffix: String
    package let labels: [Label]
    package let value: Double

    package init(_ value: Double, labels: [Label] = [], suffix: String = "") {
        self.suffix = suffix
        self.labels = labels
        self.value = value
    }

    /// The samples of a histogram.
    ///
    /// `counts` are the numbers of values in each bucket, `bounds` the greatest value of each bucket but the last one,
    /// which has none, and `sum` is the sum of all values.
    package static func histogram(
        counts: [Int],
        bounds: [Double],
        sum: Double,
        labels: [Label] = []
    ) -> [MetricSample] {
        precondition(counts.count == bounds.count + 1, "Every bucket but the last has a bound.")
        var samples: [MetricSample] = []
        var total = 0
        for (count, bound) in zip(counts, bounds + [.infinity]) {
            // A bucket contains those before it.
            total += count
            let label = Label("le", value: MetricsText.text(of: bound))
            samples.append(MetricSample(Double(total), labels: labels + [label], suffix: "_bucket"))
        }
        samples.append(MetricSample(sum, labels: labels, suffix: "_sum"))
        samples.append(MetricSample(Double(total), labels: labels, suffix: "_count"))
        return samples
    }
}
