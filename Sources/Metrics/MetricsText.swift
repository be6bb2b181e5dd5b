/// Writes metrics in the text format of Prometheus, version 0.0.4.
package enum MetricsText {
    /// The media type of the format.
    package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The lines of metrics, each of which has a name of its own.
    package static func bytes(of families: [MetricFamily]) -> [UInt8] {
        var bytes: [UInt8] = []
        for family in families {
            bytes += "# HELP \(family.name) ".utf8
            bytes.append(escaped: family.help, quotes: false)
            bytes += "\n# TYPE \(family.name) \(family.kind.rawValue)\n".utf8
            for sample in family.samples { bytes.append(sample, of: family) }
        }
        return bytes
    }

    /// A number as the format has it; a whole number without a fraction.
    static func text(of value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return Int(exactly: value).map(String.init) ?? String(value)
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ sample: MetricSample, of family: MetricFamily) {
        self += (family.name + sample.suffix).utf8
        for (index, label) in sample.labels.enumerated() {
            self += (index == 0 ? "{" : ",").utf8
            self += "\(label.name)=\"".utf8
            append(escaped: label.value, quotes: true)
            self += "\"".utf8
        }
        self += ((sample.labels.isEmpty ? " " : "} ") + MetricsText.text(of: sample.value) + "\n").utf8
    }

    /// Appends a text of one line: the help of a metric, or the value of a label, where a quotation mark is escaped
    /// as well.
    fileprivate mutating func append(escaped text: String, quotes: Bool) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): self += "\\\\".utf8
            case UInt8(ascii: "\n"): self += "\\n".utf8
            case UInt8(ascii: "\"") where quotes: self += "\\\"".utf8
            default: append(byte)
            }
        }
    }
}
