import ButtonAPI
import ButtonRendering

extension AuditedFinding {
    /// The finding in one line for people, without its place, its rule and its root:
    /// `Delete 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark`.
    var summary: String {
        var text = [element?.name, values].compactMap(\.self).joined(separator: " ")
        if let colors { text += " (\(colors))" }
        for part in [conditionText, certainty == .close ? "close to the limit" : nil].compactMap(\.self) {
            text += text.isEmpty ? part : ", " + part
        }
        if passesIncreased == true { text += ", enough with increased contrast" }
        if !isMeasured {
            text += (text.isEmpty ? "" : ", ") + "not measured: " + (reason ?? "no reason is known")
        }
        // Without a number, only the sentence says what is wrong.
        if isMeasured, values == nil { text += (text.isEmpty ? "" : ": ") + help }
        return text.onOneLine
    }

    /// `2.80 of 4.5`, `20 of 24 points`; `nil` without a value.
    private var values: String? {
        guard isMeasured, let measured else { return nil }
        let isRatio = unit == "ratio"
        var text = isRatio ? measured.hundredths : measured.tenths
        // A limit of 0 means that nothing may be missing.
        if limit == 0 { return text + " " + (unit ?? "") + " missing" }
        if let limit { text += " of " + limit.shortDescription }
        if let unit, !isRatio { text += " " + unit }
        return text
    }

    /// `#ff8080 on #cc3333`.
    private var colors: String? {
        guard let foreground else { return background.map { "on " + $0 } }
        return foreground + (background.map { " on " + $0 } ?? "")
    }

    /// The first condition, and the number of the others.
    private var conditionText: String? {
        guard let first = conditions.first else { return nil }
        var parts = first.sorted { $0.isState && !$1.isState }.map(\.text)
        if conditions.count > 1 {
            let rest = conditions.count - 1
            let others = "\(rest) \(rest == 1 ? "other condition" : "other conditions")"
            parts.append(parts.isEmpty ? others : "and " + others)
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension AuditedFinding.Element {
    /// The label, or the kind with the number.
    fileprivate var name: String {
        label ?? (kind ?? "element") + (number.map { " \($0)" } ?? "")
    }
}

extension AuditedFinding.Condition {
    fileprivate var isState: Bool { name == "state" }

    /// The value, with the name where the value alone does not say it.
    fileprivate var text: String {
        ["state", "colorScheme"].contains(name) ? value : "\(name)=\(value)"
    }
}

extension Double {
    /// The number with two decimals, cut off: a ratio just below its limit must not read as the limit.
    fileprivate var hundredths: String {
        guard magnitude < 1e12 else { return shortDescription }
        // A value that is closer to the next number than a measurement tells is that number.
        let count = Int((magnitude * 100 + 1e-6).rounded(.down))
        let decimals = count % 100
        return "\(self < 0 ? "-" : "")\(count / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }

    /// The number with one decimal at most.
    fileprivate var tenths: String {
        magnitude < 1e12 ? ((self * 10).rounded() / 10).shortDescription : shortDescription
    }
}

extension String {
    /// The text without line breaks and other control characters.
    var onOneLine: String {
        withoutControls.replacing("\r\n", with: " ").replacing("\n", with: " ")
    }
}
