/// Numbers as Foundation's `formatted()` writes them in English: groups of three digits, and at most six decimals.
package enum NumberFormat {
    package static func text(_ number: Int) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + grouped(digits)
    }

    package static func text(_ number: Double) -> String {
        guard !number.isNaN else { return "NaN" }
        guard number.isFinite else { return number < 0 ? "-∞" : "∞" }
        guard number.magnitude < 1e15 else { return (number < 0 ? "-" : "") + grouped(digits(of: number)) }
        let format = TextFormat("%.6f")
        let text = (try? format.text(of: [.number(number.magnitude)]) { failure in throw failure }) ?? ""
        let parts = text.split(separator: ".")
        let decimals = (parts.count > 1 ? String(parts[1]) : "").reversed().drop { $0 == "0" }.reversed()
        let whole = grouped(String(parts.first ?? "0"))
        let digits = decimals.isEmpty ? whole : whole + "." + String(decimals)
        return (number < 0 && digits != "0" ? "-" : "") + digits
    }

    /// The shortest digits that mean a large number, and zeros for the others, as Foundation writes them.
    private static func digits(of number: Double) -> String {
        let parts = number.magnitude.description.split(separator: "e")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 15
        let digits = parts[0].split(separator: ".").joined()
        return String((digits + String(repeating: "0", count: exponent)).prefix(exponent + 1))
    }

    /// A power of ten, by its whole exponent.
    static func power(of exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// Digits with a comma before each group of three from the end.
    static func grouped(_ digits: String) -> String {
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
