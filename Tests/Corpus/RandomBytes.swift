/// Numbers of a linear congruential generator, the same in each run.
package struct RandomBytes {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }

    /// Bytes of which a few have been changed, removed or repeated.
    package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(below: 4) where !bytes.isEmpty {
            let index = next(below: bytes.count)
            switch next(below: 5) {
            case 0: bytes[index] = UInt8(next(below: 256))
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(contentsOf: bytes[index...].prefix(next(below: 12)), at: index)
            case 3: bytes.removeLast(next(below: bytes.count))
            default: bytes.insert(Array("\"\\/*(){}[]<>;,=%@#&".utf8)[next(below: 20) % 19], at: index)
            }
        }
        return bytes
    }
}
