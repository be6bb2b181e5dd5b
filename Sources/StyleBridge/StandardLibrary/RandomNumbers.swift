import StyleRuntime
import ViewEngine

// Random numbers: each drawing of a style has the same ones, so that its picture can be compared and cached.
extension Bridge {
    mutating func addRandomNumbers() {
        addRandom("Double") { (range: NumberRange, seed: Int) -> Double in
            var numbers = SplitMix64(seed: seed)
            let (lower, upper) = (range.lowerBound, range.upperBound)
            guard lower < upper, (upper - lower).isFinite else { return lower }
            return range.isClosed
                ? Double.random(in: lower...upper, using: &numbers)
                : Double.random(in: lower..<upper, using: &numbers)
        }
        addRandom("Int") { (range: Range<Int>, seed: Int) -> Int in
            var numbers = SplitMix64(seed: seed)
            // As in Swift, an empty range ends the program there; here its bound is the number.
            return range.isEmpty ? range.lowerBound : Int.random(in: range, using: &numbers)
        }
        let boolean = Entry.function("random", ["_"]) { (seed: Int) in
            var numbers = SplitMix64(seed: seed)
            return Bool.random(using: &numbers)
        }
        add(static: boolean.seeded, of: "Bool")
    }

    private mutating func addRandom<Bounds: Bridged, Number: Bridged>(
        _ type: String,
        call: @escaping @Sendable (Bounds, Int) -> Number
    ) {
        add(static: Entry.function("random", ["in", "_"], call).seeded, of: type)
    }
}
