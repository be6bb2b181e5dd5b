import Testing

@testable import Raster

@Suite struct `The rectangle of changes` {
    private func changes(at places: [Int]) -> PixelRect? {
        let old = [UInt32](repeating: 7, count: 12)
        var new = old
        for place in places { new[place] = 8 }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { PixelRect(ofChangesFrom: old, to: $0, width: 4) }
        }
    }

    @Test func `holds every pixel that differs, and no row or column more`() {
        #expect(changes(at: []) == nil)
        #expect(changes(at: [0]) == PixelRect(x: 0, y: 0, width: 1, height: 1))
        #expect(changes(at: [3]) == PixelRect(x: 3, y: 0, width: 1, height: 1))
        #expect(changes(at: [11]) == PixelRect(x: 3, y: 2, width: 1, height: 1))
        #expect(changes(at: [5, 6]) == PixelRect(x: 1, y: 1, width: 2, height: 1))
        #expect(changes(at: [2, 9]) == PixelRect(x: 1, y: 0, width: 2, height: 3))
        #expect(changes(at: Array(0..<12)) == PixelRect(x: 0, y: 0, width: 4, height: 3))
    }
}
