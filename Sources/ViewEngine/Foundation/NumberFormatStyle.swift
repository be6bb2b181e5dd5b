import CMath

/// The way in which `formatted(_:)` and `Text(_:format:)` write numbers, in English as Foundation does.
package struct NumberFormatStyle: Hashable, Sendable {
    /// A number, a hundredth of which is one, or an amount of money with the code of ISO 4217.
    package enum Kind: Hashable, Sendable {
        case number, percent
        case currency(code: String)
    }

    /// The least and the greatest number of digits.
    package struct Precision: Hashable, Sendable {
        package enum Digits: Hashable, Sendable {
            /// Those after the point.
            case fraction
            case significant
        }

        /// The digits that are written at most.
        package static let mostDigits = 20

        let digits: Digits
        let count: ClosedRange<Int>

        /// Counts digits, of which at most 20 are written.
        package init(_ digits: Digits, _ count: ClosedRange<Int>) {
            self.digits = digits
            self.count = count.clamped(to: 0...Self.mostDigits)
        }
    }

    package var kind: Kind
    /// The number of digits; `nil` for that of the kind.
    package var precision: Precision?
    package var hasGroups = true
    /// The text before an amount; `nil` for the symbol of the currency.
    package var currencySymbol: String?
    /// Whether thousands are written as `1.2K`.
    package var isCompact = false

    package init(_ kind: Kind) {
        self.kind = kind
    }

    package func text(_ number: Int) -> String {
        // Beyond this, a floating-point number has not all digits.
        guard precision == nil, !isCompact, kind == .number else {
            return text(kind == .percent ? Double(number) / 100 : Double(number), fraction: 0...0)
        }
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + (hasGroups ? NumberFormat.grouped(digits) : digits)
    }

    package func text(_ number: Double) -> String { text(number, fraction: 0...6) }

    private func text(_ number: Double, fraction: ClosedRange<Int>) -> String {
        let scaled = kind == .percent ? number.magnitude * 100 : number.magnitude
        let (value, unit) = isCompact ? Self.compact(scaled) : (scaled, "")
        // Of larger numbers, the digits after the shortest ones that mean them are zeros.
        let isPlain = value.isFinite && value < 1e15
        let digits = isPlain ? self.digits(of: value, fraction) : NumberFormat.text(value)
        let sign = number < 0 && digits.contains { $0.isNumber && $0 != "0" } ? "-" : ""
        switch kind {
        case .number: return sign + digits + unit
        case .percent: return sign + digits + unit + "%"
        case .currency(let code): return sign + (currencySymbol ?? Self.symbol(of: code)) + digits + unit
        }
    }

    private func digits(of number: Double, _ fraction: ClosedRange<Int>) -> String {
        var value = number
        var count = fraction
        if case .currency(let code) = kind { count = Self.fraction(of: code) }
        if isCompact { count = 0...(value < 100 ? 1 : 0) }
        switch precision?.digits {
        case .fraction: count = precision?.count ?? count
        case .significant:
            let digits = precision?.count ?? 1...6
            // The place of the first digit: 1 for ones, 0 for tenths.
            let first = value > 0 ? Int(log10(value).rounded(.down)) + 1 : 1
            if digits.upperBound < first {
                let unit = NumberFormat.power(of: first - digits.upperBound)
                value = (value / unit).rounded(.toNearestOrEven) * unit
            }
            count = min(max(0, digits.lowerBound - first), 20)...min(max(0, digits.upperBound - first), 20)
        case nil: break
        }
        let format = TextFormat("%.\(count.upperBound)f")
        let text = (try? format.text(of: [.number(value)]) { failure in throw failure }) ?? ""
        let parts = text.split(separator: ".")
        var decimals = parts.count > 1 ? String(parts[1]) : ""
        while decimals.count > count.lowerBound, decimals.last == "0" { decimals.removeLast() }
        let whole = parts.first.map(String.init) ?? "0"
        return (hasGroups ? NumberFormat.grouped(whole) : whole) + (decimals.isEmpty ? "" : "." + decimals)
    }

    /// A number with the letter of its size.
    private static func compact(_ value: Double) -> (Double, String) {
        for (size, unit) in [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")] where value >= size {
            return (value / size, unit)
        }
        return (value, "")
    }

    /// The currencies that CLDR gives a symbol in English; others are named by their code.
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
        "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "ILS": "₪",
        "VND": "₫", "PHP": "₱",
    ]

    private static func symbol(of code: String) -> String {
        symbols[code.uppercased()] ?? code.uppercased() + "\u{A0}"
    }

    /// The digits after the point: none for currencies without smaller coins (ISO 4217).
    private static func fraction(of code: String) -> ClosedRange<Int> {
        ["JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX"].contains(code.uppercased()) ? 0...0 : 2...2
    }
}
