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
        (-1e15, "-1,000,000,000,000,000"), (9_007_199_254_740_992, "9,007,199,254,740,992"),
        (1.5e20, "150,000,000,000,000,000,000"),
    ])
    func `has at most six decimals`(number: Double, text: String) {
        #expect(NumberFormat.text(number) == text)
    }
}
