import Graphics
import SVG
import Testing

@Suite struct `A number` {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.5, ".5"), (-0.25, "-.25"), (1.0004, "1"),
        (0.0005, ".001"), (1.9996, "2"), (12.34, "12.34"), (1.05, "1.05"), (100.005, "100.005"),
        (-0.0001, "0"), (Double.nan, "0"), (1e300, "1000000000"),
    ])
    func `writes numbers with at most three decimals`(number: Double, text: String) {
        let group = DisplayItem.group(.opacity(number), items: [.fill(.rectangle(square), color: black)])
        #expect(body(group).contains("opacity=\"\(text)\""))
    }

    @Test(arguments: [(0.0009, "0"), (1.9996, "1.999"), (82 + 2.0 / 3, "82.666"), (0.3 - 0.1, ".2")])
    func `rounds sizes down`(number: Double, text: String) {
        let shape = DisplayItem.fill(.rectangle(CGRect(x: 7, y: 7, width: number, height: 7)), color: black)
        #expect(body(shape).contains("width=\"\(text)\""))
    }
}
