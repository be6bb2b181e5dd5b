import Testing
import ViewEngine

@Suite struct `A number that is formatted` {
    @Test(arguments: [
        (0, "0"), (999, "999"), (-1_234_567, "-1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
    func `has groups of three digits`(number: Int, text: String) {
        #expect(NumberFormat.text(number) == text)
    }

    @Test(arguments: [
        (2.0, "2"), (1234.5, "1,234.5"), (0.123_456_789, "0.123457"), (-0.5, "-0.5"), (-0.0, "0"),
        (999_999.9999999, "1,000,000"), (.nan, "NaN"), (-.infinity, "-∞"),
    ])
    func `has at most six decimals`(number: Double, text: String) {
        #expect(NumberFormat.text(number) == text)
    }
}
