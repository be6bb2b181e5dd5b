/// Whole numbers in English words and as ranks, as Foundation's `NumberFormatter` writes them.
package enum NumberWords {
    /// A number as it is spoken: “one hundred twenty-three”.
    package static func text(_ number: Int) -> String {
        guard number != 0 else { return "zero" }
        var words: [String] = number < 0 ? ["minus"] : []
        var rest = number.magnitude
        for (size, name) in scales where rest >= size {
            words += belowThousand(Int(rest / size)) + [name]
            rest %= size
        }
        return (words + belowThousand(Int(rest))).joined(separator: " ")
    }

    /// The rank of a number: “22nd”.
    package static func ordinal(_ number: Int) -> String {
        let last = number.magnitude % 100
        let ending =
            switch (last / 10, last % 10) {
            case (1, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        return NumberFormatStyle(.number).text(number) + ending
    }

    private static let scales: [(UInt, String)] = [
        (1_000_000_000_000_000_000, "quintillion"), (1_000_000_000_000_000, "quadrillion"),
        (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
        (1_000, "thousand"),
    ]

    private static let small = [
        "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]

    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    /// The words of a number from 0 to 999; none for 0.
    private static func belowThousand(_ number: Int) -> [String] {
        var words = number >= 100 ? [small[number / 100], "hundred"] : []
        let rest = number % 100
        if rest >= 20 {
            words.append(tens[rest / 10] + (rest % 10 == 0 ? "" : "-" + small[rest % 10]))
        } else if rest > 0 {
            words.append(small[rest])
        }
        return words
    }
}
