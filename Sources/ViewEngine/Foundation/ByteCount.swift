/// A number of bytes as a text in English: “Zero KB”, “512 bytes”, “1.2 MB”.
package struct ByteCount: Hashable, Sendable {
    /// The base of the units: files are counted by 1000, memory by 1024.
    package enum Style: String, Hashable, CaseIterable, Sendable {
        case file, memory, decimal, binary
    }

    private let count: Double
    private let style: Style

    package init(_ count: Double, style: Style = .file) {
        self.count = count.isFinite ? count : 0
        self.style = style
    }

    /// The text of a unit has no fraction up to KB, one digit of it in MB, and two in larger units, as Foundation's.
    package func text(kilobyte: String = "KB") -> String {
        guard count != 0 else { return "Zero \(kilobyte)" }
        let base: Double = style == .file || style == .decimal ? 1000 : 1024
        let units = [kilobyte, "MB", "GB", "TB", "PB", "EB"]
        var value = abs(count)
        var unit = -1
        while unit < units.count - 1, value.rounded(toDigits: Self.digits(of: unit)) >= base {
            value /= base
            unit += 1
        }
        let sign = count < 0 ? "-" : ""
        guard unit >= 0 else { return "\(sign)\(Int(value)) byte\(value == 1 ? "" : "s")" }
        let format = NumberFormatStyle(.number)
        return "\(sign)\(format.text(value.rounded(toDigits: Self.digits(of: unit)))) \(units[unit])"
    }

    /// The digits of the fraction in a unit, by its number from that of KB.
    private static func digits(of unit: Int) -> Int { max(0, min(unit, 2)) }
}

extension Double {
    fileprivate func rounded(toDigits digits: Int) -> Double {
        let scale = digits == 0 ? 1 : digits == 1 ? 10.0 : 100
        return (self * scale).rounded(.toNearestOrEven) / scale
    }
}
