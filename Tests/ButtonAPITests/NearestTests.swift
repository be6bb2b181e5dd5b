import Testing

@testable import ButtonAPI

@Suite struct `The distance of two names` {
    @Test func `is one edit where the edit distance is 1`() {
        let letters = ["a", "b", "."]
        var texts = [""]
        for length in 1...4 {
            texts += texts.filter { $0.count == length - 1 }.flatMap { text in letters.map { text + $0 } }
        }
        for first in texts where !first.isEmpty {
            for second in texts where !second.isEmpty {
                let distance = Array<UInt8>(first.utf8).editDistance(to: Array(second.utf8))
                #expect(first.isOneEdit(from: second) == (distance == 1), "\(first), \(second)")
            }
        }
        #expect("a".isOneEdit(from: ""))
        #expect(!"".isOneEdit(from: ""))
    }
}
