import Testing

@testable import SymbolCoverage

@Suite struct `The counts of names` {
    @Test func `are those of the lines, which a number may precede`() {
        let counts = NameCounts(lines: ["   3 star", "heart", "2 star", "", "rocket"])
        #expect(counts.names == ["star", "heart", "rocket"])
        #expect(counts.uses == ["star": 5, "heart": 1, "rocket": 1])
        #expect(
            counts.report { $0 != "rocket" } == """
                names: 2 of 3, 66.7 %
                uses:  6 of 7, 85.7 %
                """
        )
        #expect(NameCounts(lines: []).report { _ in true } == "names: 0 of 0, –\nuses:  0 of 0, –")
    }
}
