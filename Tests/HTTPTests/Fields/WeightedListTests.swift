import Testing

@testable import HTTP

@Suite struct `A weighted list` {
    @Test(arguments: [
        ("gzip", ["gzip"], [1000]),
        ("gzip, *;q=0.5", ["gzip", "*"], [1000, 500]),
        ("a;q=0.001,b;q=1.000\t,\tc ; q=0", ["a", "b", "c"], [1, 1000, 0]),
        ("text/html;level=1;q=0.4", ["text/html"], [400]),
        (",, ,a,", ["a"], [1000]),
        ("", [], []),
    ])
    func `has elements with values and weights`(field: String, values: [String], weights: [Int]) {
        let elements = Array(WeightedList(field))
        #expect(elements.map { String(decoding: $0.value, as: UTF8.self) } == values)
        #expect(elements.map(\.weight) == weights)
    }

    @Test(arguments: ["a;q=", "a;q=2", "a;q=1.5", "a;q=0.1234", "a;q=.5", "a;q=-1", "a;quality=0"])
    func `has the weight 1 for an element without a valid weight`(field: String) {
        #expect(WeightedList(field).first { $0.matches("a") }?.weight == 1000)
    }

    @Test func `compares values without regard to case`() {
        let element = WeightedList("IMAGE/Png").first { _ in true }
        #expect(element?.matches("image/png") == true)
        #expect(element?.matches("image/pn") == false)
        #expect(element?.hasPrefix("image/") == true)
        #expect(element?.hasPrefix("image/png+") == false)
    }
}
