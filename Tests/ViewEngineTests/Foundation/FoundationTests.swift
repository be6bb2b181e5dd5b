import Testing

@testable import ViewEngine

@Suite struct `A scanner` {
    @Test(arguments: [("ff8000", 0xFF8000), ("0x1F", 31), ("  aG", 10), ("FFFFFFFFFFFFFFFFFF", .max)])
    func `reads hexadecimal numbers`(text: String, expected: UInt64) {
        var number: UInt64 = 0
        #expect(Scanner(string: text).scanHexInt64(&number))
        #expect(number == expected)
    }

    @Test func `skips a prefix and stops at other characters`() {
        let scanner = Scanner(string: "#12")
        var number: UInt64 = 7
        #expect(!scanner.scanHexInt64(&number))
        #expect(number == 7)
        #expect(scanner.scanString("#") == "#")
        #expect(scanner.scanHexInt64(&number) && number == 0x12)
        #expect(scanner.isAtEnd && scanner.scanLocation == 3)
        scanner.scanLocation = 99
        #expect(scanner.isAtEnd)
        scanner.scanLocation = 1
        var small: UInt32 = 0
        #expect(scanner.scanHexInt32(&small) && small == 0x12)
    }
}

@Suite struct `A set of characters` {
    @Test func `trims the ends of a string`() {
        #expect("  a b\n".trimmingCharacters(in: .whitespacesAndNewlines) == "a b")
        #expect("#fff!".trimmingCharacters(in: CharacterSet.alphanumerics.inverted) == "fff")
        #expect("##".trimmingCharacters(in: CharacterSet(charactersIn: "#")) == "")
        #expect("a#b#".replacingOccurrences(of: "#", with: "-") == "a-b-")
        #expect("ab".replacingOccurrences(of: "", with: "-") == "ab")
    }

    @Test func `has the properties of Unicode`() {
        #expect(CharacterSet.decimalDigits.contains("7") && !CharacterSet.decimalDigits.contains("x"))
        #expect(CharacterSet.newlines.contains("\n") && !CharacterSet.newlines.contains(" "))
        #expect(CharacterSet.uppercaseLetters.contains("Ä") && CharacterSet.lowercaseLetters.contains("ä"))
        #expect(CharacterSet.punctuationCharacters.contains("!") && CharacterSet.symbols.contains("€"))
        #expect(!CharacterSet().contains("a"))
    }
}

@Suite struct `A format of numbers` {
    @Test(
        arguments: [
            ("%.1f s", [2.25], "2.2 s"), ("%.2f", [-1.005], "-1.00"), ("%05.1f", [3.14159], "003.1"),
            ("%.0f%%", [99.5], "100%"), ("%8.2f|", [1.5], "    1.50|"), ("%-6.1f|", [1.5], "1.5   |"),
            ("%+.1f", [1.5], "+1.5"), ("%f", [0.1], "0.100000"), ("%.3f", [0.0625], "0.062"),
            ("%g %g %g", [1.5, 1e6, 0.0001], "1.5 1e+06 0.0001"), ("%e", [12345.678], "1.234568e+04"),
            ("%g %g", [100_000, 0.000_01], "100000 1e-05"), ("%.3g", [1234], "1.23e+03"),
            ("%G %E", [1e-10, 0], "1E-10 0.000000E+00"), ("%.0e %.0e", [2.5, 3.5], "2e+00 4e+00"),
            ("%#g %#.0f %#.0e", [1, 1, 1], "1.00000 1. 1.e+00"), ("%010g", [-1.5], "-0000001.5"),
            ("%g %.17g", [9.999_999_9, 0.1], "10 0.10000000000000001"), ("%.3e", [1249.5], "1.250e+03"),
            ("%.1e %.1e", [1249.5, 1250.5], "1.2e+03 1.3e+03"),
            ("%g", [.leastNonzeroMagnitude], "4.94066e-324"),
            ("%.20e", [1e300], "1.00000000000000005250e+300"),
            ("%F %E", [.infinity, -.infinity], "INF -INF"),
        ] as [(String, [Double], String)]
    )
    func `writes fractions`(format: String, values: [Double], expected: String) {
        let arguments = values.map(TextFormat.Argument.number)
        #expect(TextFormat(format).text(of: arguments) { _ in } == expected)
    }

    @Test func `writes integers and strings`() {
        #expect(String(format: "%02d:%02d", 3, 15) == "03:15")
        #expect(String(format: "%x %X", 255, 255) == "ff FF")
        #expect(String(format: "%lld %@ %@", 5, "a", 1.5) == "5 a 1.5")
        #expect(String(format: "%*d|%-*d|%.*f", 5, 42, 4, 7, 2, 0.126) == "   42|7   |0.13")
        #expect(String(format: "%*d|%.*f", -4, 7, -1, 0.5) == "7   |0.500000")
    }

    @Test func `leaves out conversions with errors`() {
        #expect(String(format: "%d|%f", 1.5, 1) == "|")
        #expect(String(format: "100%") == "100")
        #expect(String(format: "%d") == "")
        #expect(String(format: "%100d", 1).count == 100)
        #expect(String(format: "%101d|", 1) == "|")
        #expect(String(format: "%*d", 1000, 1).count == 100)
    }
}

@Suite struct `A date` {
    @Test func `is on the clock of the events`() {
        let date = Date()
        #expect(date.timeIntervalSinceReferenceDate == 0)
        #expect(date.timeIntervalSince1970 == 978_307_200)
        #expect((date + 2).timeIntervalSince(date) == 2 && date - 1 < date)
        #expect(Date(timeIntervalSince1970: 978_307_205).timeIntervalSinceNow == 5)
        #expect(UUID() != UUID())
    }
}
