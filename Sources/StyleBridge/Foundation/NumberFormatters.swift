import StyleRuntime
import ViewEngine

// Formatters of numbers, in English.
extension Bridge {
    mutating func addNumberFormatters() {
        let name = NumberFormatterReference.typeName
        add(NumberFormatterReference.self, "AnyObject")
        initializer { () in NumberFormatterReference() }
        add(NumberFormatterReference.Style.self, "Hashable")
        cases(
            NumberFormatterReference.Style.self,
            names: "none",
            "decimal",
            "currency",
            "percent",
            "scientific",
            "spellOut",
            "ordinal",
            "currencyISOCode",
            "currencyPlural",
            "currencyAccounting"
        )
        property("numberStyle", of: name, at: \NumberFormatterReference.style)
        property("locale", of: name, at: \NumberFormatterReference.locale)
        property("minimumIntegerDigits", of: name, at: \NumberFormatterReference.leastIntegerDigits)
        property("usesSignificantDigits", of: name, at: \NumberFormatterReference.usesSignificantDigits)
        property("minimumSignificantDigits", of: name, at: \NumberFormatterReference.leastSignificantDigits)
        property("maximumSignificantDigits", of: name, at: \NumberFormatterReference.mostSignificantDigits)
        property("usesGroupingSeparator", of: name) { (formatter: NumberFormatterReference) in
            formatter.hasGroups
        } set: { (formatter: inout NumberFormatterReference, value: Bool) in
            formatter.ownHasGroups = value
        }
        property("minimumFractionDigits", of: name) { (formatter: NumberFormatterReference) in
            formatter.fractionDigits.lowerBound
        } set: { (formatter: inout NumberFormatterReference, count: Int) in
            formatter.leastFractionDigits = count
        }
        property("maximumFractionDigits", of: name) { (formatter: NumberFormatterReference) in
            formatter.fractionDigits.upperBound
        } set: { (formatter: inout NumberFormatterReference, count: Int) in
            formatter.mostFractionDigits = count
        }
        addTextsOfNumberFormatters(name)
        method("string", of: name, labels: "from") { (formatter: NumberFormatterReference, number: Double) in
            formatter.text(of: number) as String?
        }
        method("string", of: name, labels: "for") { (formatter: NumberFormatterReference, number: Double?) in
            number.map { formatter.text(of: $0) }
        }
        method("number", of: name, labels: "from") { (formatter: NumberFormatterReference, text: String) in
            Double(text.filter { $0 != "," })
        }
        factory("localizedString", of: name, labels: "from", "number") {
            (number: Double, style: NumberFormatterReference.Style) in
            let formatter = NumberFormatterReference()
            formatter.style = style
            return formatter.text(of: number)
        }
    }

    /// The texts that a formatter writes, which are implicitly unwrapped in Foundation: each has a usual one.
    private mutating func addTextsOfNumberFormatters(_ name: String) {
        typealias Path = ReferenceWritableKeyPath<NumberFormatterReference, String?> & Sendable
        let texts: KeyValuePairs<String, (path: any Path, usual: String)> = [
            "currencyCode": (\.currencyCode, "USD"), "currencySymbol": (\.currencySymbol, "$"),
            "groupingSeparator": (\.groupingSeparator, ","), "decimalSeparator": (\.decimalSeparator, "."),
            "positivePrefix": (\.positivePrefix, ""), "positiveSuffix": (\.positiveSuffix, ""),
            "negativePrefix": (\.negativePrefix, "-"), "negativeSuffix": (\.negativeSuffix, ""),
        ]
        for (text, (path, usual)) in texts {
            property(text, of: name) { (formatter: NumberFormatterReference) in
                formatter[keyPath: path] ?? usual
            } set: { (formatter: inout NumberFormatterReference, value: String) in
                formatter[keyPath: path] = value
            }
        }
        property("zeroSymbol", of: name, at: \NumberFormatterReference.zeroSymbol)
    }
}

/// A formatter of numbers, as Foundation's.
final class NumberFormatterReference: EngineValue {
    static var engineType: EngineType { .numberFormatter }

    enum Style: EngineValue, Hashable, CaseIterable, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural
        case currencyAccounting
        static var engineType: EngineType { .numberFormatterStyle }
    }

    var style = Style.none
    /// The texts are English, whatever it is.
    var locale: Locale?
    var leastIntegerDigits = 1
    /// The digits after the point; `nil` for those of the style.
    var leastFractionDigits: Int?
    var mostFractionDigits: Int?
    var usesSignificantDigits = false
    var leastSignificantDigits = 1
    var mostSignificantDigits = 6
    /// Whether thousands are apart; `nil` for what the style says.
    var ownHasGroups: Bool?
    var currencyCode: String?
    var currencySymbol: String?
    var groupingSeparator: String?
    var decimalSeparator: String?
    var positivePrefix: String?
    var positiveSuffix: String?
    var negativePrefix: String?
    var negativeSuffix: String?
    var zeroSymbol: String?

    var hasGroups: Bool { ownHasGroups ?? (style != .none && style != .scientific) }

    /// The least and the most digits after the point: one that is set changes the other, and of two the most counts.
    var fractionDigits: ClosedRange<Int> {
        let usual: ClosedRange<Int> =
            switch style {
            case .decimal: 0...3
            case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting: 2...2
            default: 0...0
            }
        let range = 0...NumberFormatStyle.Precision.mostDigits
        let most = (mostFractionDigits ?? max(usual.upperBound, leastFractionDigits ?? 0)).clamped(to: range)
        let least = (leastFractionDigits ?? usual.lowerBound).clamped(to: range)
        return min(least, most)...most
    }

    func text(of number: Double) -> String {
        if number == 0, let zeroSymbol { return zeroSymbol }
        let isNegative = number < 0
        let prefix = isNegative ? negativePrefix : positivePrefix
        let suffix = isNegative ? negativeSuffix : positiveSuffix
        guard prefix != nil || suffix != nil else { return plainText(of: number) }
        return (prefix ?? (isNegative ? "-" : "")) + plainText(of: number.magnitude) + (suffix ?? "")
    }

    private func plainText(of number: Double) -> String {
        switch style {
        case .spellOut, .ordinal:
            guard let whole = Int(exactly: number.rounded(.towardZero)) else { return formatted(number) }
            return style == .ordinal ? NumberWords.ordinal(whole) : words(of: number, whole: whole)
        case .currencyAccounting where number < 0: return "(" + formatted(number.magnitude) + ")"
        case .currencyISOCode: return formatted(number)
        case .currencyPlural: return formatted(number) + " " + (currencyCode ?? "USD")
        default: return formatted(number)
        }
    }

    /// The words of a number; each digit after the point is one.
    private func words(of number: Double, whole: Int) -> String {
        let digits = "\(number.magnitude)".split(separator: ".")
        let words = (number < 0 && whole == 0 ? "minus " : "") + NumberWords.text(whole)
        guard digits.count == 2, digits[1] != "0", digits[1].allSatisfy(\.isNumber) else { return words }
        let decimals = digits[1].compactMap { $0.wholeNumberValue.map(NumberWords.text) }
        return "\(words) point \(decimals.joined(separator: " "))"
    }

    private func formatted(_ number: Double) -> String {
        guard style != .scientific else { return scientific(number) }
        var format = NumberFormatStyle(kind)
        format.currencySymbol =
            style == .currencyPlural
            ? "" : style == .currencyISOCode ? (currencyCode ?? "USD") + "\u{A0}" : currencySymbol
        format.hasGroups = hasGroups
        format.precision =
            usesSignificantDigits
            ? .init(.significant, leastSignificantDigits...max(leastSignificantDigits, mostSignificantDigits))
            : .init(.fraction, fractionDigits)
        return separated(padded(format.text(number)))
    }

    private var kind: NumberFormatStyle.Kind {
        switch style {
        case .percent: .percent
        case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting:
            .currency(code: currencyCode ?? "USD")
        default: .number
        }
    }

    /// A number with one digit before the point, and its power of ten: `1.25E3`.
    private func scientific(_ number: Double) -> String {
        guard number != 0, number.isFinite else { return number == 0 ? "0E0" : "\(number)" }
        var (digits, power) = (number, 0)
        while digits.magnitude >= 10 { (digits, power) = (digits / 10, power + 1) }
        while digits.magnitude < 1 { (digits, power) = (digits * 10, power - 1) }
        var format = NumberFormatStyle(.number)
        format.precision = .init(.significant, 1...15)
        return "\(format.text(digits))E\(power)"
    }

    /// A text with zeros before digits that are fewer than there must be.
    private func padded(_ text: String) -> String {
        guard let first = text.firstIndex(where: \.isNumber) else { return text }
        let count = text[first...].prefix { $0.isNumber || $0 == "," }.count { $0.isNumber }
        let missing = leastIntegerDigits.clamped(to: 0...NumberFormatStyle.Precision.mostDigits) - count
        guard missing > 0 else { return text }
        return text[..<first] + String(repeating: "0", count: missing) + text[first...]
    }

    /// A text with other separators.
    private func separated(_ text: String) -> String {
        guard groupingSeparator != nil || decimalSeparator != nil else { return text }
        return text.map { character in
            switch character {
            case ",": groupingSeparator ?? ","
            case ".": decimalSeparator ?? "."
            default: String(character)
            }
        }
        .joined()
    }
}

extension Int {
    fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
