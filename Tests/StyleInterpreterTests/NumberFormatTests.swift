import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A number with a format` {
    @Test(arguments: [
        ("Text(1234567, format: .number)", "1,234,567"),
        ("Text(1234.5, format: .number.precision(.fractionLength(2)))", "1,234.50"),
        ("Text(1234.5, format: .number.precision(.fractionLength(0...1)))", "1,234.5"),
        ("Text(1234567, format: .number.grouping(.never))", "1234567"),
        ("Text(1234567, format: .number.notation(.compactName))", "1.2M"),
        ("Text(950, format: .number.notation(.compactName))", "950"),
        ("Text(3.14159, format: .number.precision(.significantDigits(3)))", "3.14"),
        ("Text(0.256, format: .percent)", "25.6%"), ("Text(25, format: .percent)", "25%"),
        ("Text(0.256.formatted(.percent.precision(.fractionLength(0))))", "26%"),
        (#"Text(-1234.5, format: .currency(code: "EUR"))"#, "-€1,234.50"),
        (#"Text(3, format: .currency(code: "JPY"))"#, "¥3"),
        (#"Text(1.5.formatted(.currency(code: "sek")))"#, "SEK\u{A0}1.50"),
        ("Text(12.formatted(.number.locale(.current)))", "12"),
        ("Text(-0.001, format: .number.precision(.fractionLength(1)))", "0.0"),
        ("Text(1e300, format: .percent)", "100" + String(repeating: ",000", count: 100) + "%"),
        ("Text(1234, format: .number.precision(.significantDigits(2)))", "1,200"),
        ("Text(0.00123, format: .number.precision(.significantDigits(2)))", "0.0012"),
        ("Text(0, format: .number.precision(.significantDigits(1)))", "0"),
        ("Text(2.5, format: .number.precision(.fractionLength(3..<3)))", "2.500"),
    ])
    func `is written as Foundation does in English`(view: String, text: String) throws {
        let source = "struct Price: View { var body: some View { Button {} label: { \(view) } } }"
        let program = try interpret("import SwiftUI\n" + source)
        let root = try #require(program.roots.first { $0.name == "Price" }, "\(program.refusals)")
        let list = render(try #require(try root.makeStyle().view))
        #expect(list.runs.map(\.text) == [text])
    }
}
