import Metrics
import MicroHTTPServer

extension LiveServer {
    /// The samples of a metric with a name; none if there is no such metric.
    func samples(of name: String) -> [MetricSample] {
        metrics.families.first { $0.name == name }?.samples ?? []
    }

    /// The value of a metric with the given values of its labels; `nil` if there is no such sample.
    func value(of name: String, _ labels: String..., suffix: String = "") -> Double? {
        samples(of: name).first { $0.suffix == suffix && $0.labels.map(\.value) == labels }?.value
    }
}
