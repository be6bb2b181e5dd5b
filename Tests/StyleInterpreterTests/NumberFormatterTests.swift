import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

/// The texts are those of Foundation for `en_US`.
@Suite struct `A formatter of a source` {
    private func texts(_ declarations: String, _ view: String) throws -> [String] {
        let program = try interpret(
            "import SwiftUI\n\(declarations)\nstruct Page: View { var body: some View { VStack { Button(\"A\") {}; \(view) } } }"
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first { $0.name == "Page" }, "\(program.refusals)").makeStyle()
        let texts = render(try #require(page.view)).runs.map(\.text)
        #expect(page.failure == nil)
        return Array(texts.dropFirst())
    }

    @Test(arguments: [
        ("", "1234.5", "1234"), ("f.numberStyle = .decimal", "1234.5", "1,234.5"),
        ("f.numberStyle = .decimal; f.usesGroupingSeparator = false", "1234.5", "1234.5"),
        ("f.numberStyle = .decimal; f.minimumFractionDigits = 2", "3", "3.00"),
        ("f.numberStyle = .decimal; f.maximumFractionDigits = 1", "2.25", "2.2"),
        ("f.minimumFractionDigits = 2", "3", "3.00"), ("f.minimumIntegerDigits = 3", "7", "007"),
        ("f.numberStyle = .currency", "9.5", "$9.50"),
        ("f.numberStyle = .currency; f.currencyCode = \"EUR\"; f.maximumFractionDigits = 0", "9.4", "€9"),
        ("f.numberStyle = .currency; f.currencySymbol = \"£\"", "-2", "-£2.00"),
        ("f.numberStyle = .currencyAccounting", "-2", "($2.00)"),
        ("f.numberStyle = .percent", "0.256", "26%"),
        ("f.numberStyle = .ordinal", "22", "22nd"),
        ("f.numberStyle = .spellOut", "-1.5", "minus one point five"),
        ("f.numberStyle = .scientific", "1250", "1.25E3"),
        ("f.usesSignificantDigits = true; f.maximumSignificantDigits = 3", "12345", "12300"),
        (
            "f.numberStyle = .decimal; f.groupingSeparator = \" \"; f.decimalSeparator = \",\"", "1234.5",
            "1 234,5"
        ),
        ("f.positivePrefix = \"+\"", "5", "+5"), ("f.zeroSymbol = \"-\"", "0", "-"),
        ("f.minimumIntegerDigits = Int.min", "7", "7"), ("f.maximumFractionDigits = Int.min", "7", "7"),
        (
            "f.usesSignificantDigits = true; f.minimumSignificantDigits = Int.max", "7",
            "7.0000000000000000000"
        ),
        ("f.minimumFractionDigits = 1_000_000", "1", "1.00000000000000000000"),
    ])
    func `writes a number`(settings: String, number: String, text: String) throws {
        let formatter = "let f: NumberFormatter = { let f = NumberFormatter()\n\(settings)\nreturn f }()"
        #expect(try texts(formatter, "Text(f.string(from: \(number)) ?? \"none\")") == [text])
    }

    @Test(arguments: [
        ("NSNumber(value: count)", "3"), ("count as NSNumber", "3"), ("(2.5 as NSDecimalNumber)", "2"),
        ("NSDecimalNumber(decimal: 4)", "4"),
    ])
    func `takes the numbers of Foundation`(number: String, text: String) throws {
        let formatter = "let count = 3\nlet f = NumberFormatter()"
        #expect(try texts(formatter, "Text(f.string(from: \(number))!)") == [text])
    }

    @Test func `has the usual separators`() throws {
        let view =
            #"Text("1,234".components(separatedBy: f.groupingSeparator).joined(separator: f.decimalSeparator))"#
        #expect(try texts("let f = NumberFormatter()", view) == ["1.234"])
    }

    @Test func `reads a number`() throws {
        #expect(
            try texts("let f = NumberFormatter()", #"Text("\(f.number(from: "1,234.5")!.doubleValue + 1)")"#)
                == ["1235.5"]
        )
        #expect(
            try texts("let f = NumberFormatter()", #"Text(f.number(from: "x") == nil ? "none" : "some")"#)
                == ["none"]
        )
    }

    @Test(arguments: [
        (#"Text("At \(date, formatter: day)")"#, ["At 1971-01-01"]),
        (#"Text("\(3 as NSNumber, formatter: rank)!")"#, ["3rd!"]),
        (#"Text(count.map { "\($0 as NSNumber, formatter: rank)" } ?? "-")"#, ["2nd"]),
        (#"Text("\(0.25, format: .percent) of \(1234, format: .number)")"#, ["25% of 1,234"]),
        (#"Text("\(date, format: .dateTime.year())")"#, ["1971"]),
        (#"Text("\(date, style: .date)")"#, ["January 1, 1971"]),
    ])
    func `is a part of a literal`(view: String, expected: [String]) throws {
        let declarations = """
            let date = Date(timeIntervalSince1970: 86400 * 365)
            let count: Int? = 2
            let day: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f }()
            let rank: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .ordinal; return f }()
            """
        #expect(try texts(declarations, view) == expected)
    }

    @Test func `is no part of a string`() throws {
        let program = try interpret(
            """
            import SwiftUI
            let day = DateFormatter()
            struct Page: View { var body: some View { Button("A") {}.accessibilityIdentifier(name) }
                var name: String { "\\(Date(), formatter: day)" }
            }
            """
        )
        #expect(program.diagnostics.contains { $0.severity == .error })
    }
}
