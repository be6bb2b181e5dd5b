/// The decisions of a generator: each byte of an input is one, and after the last byte each is the smallest.
struct Decisions {
    private var rest: ArraySlice<UInt8>

    /// The decisions that an input makes.
    init(_ input: some Sequence<UInt8>) {
        rest = ArraySlice(Array(input))
    }

    /// A number from zero to one less than a count of at most 256.
    mutating func number(below count: Int) -> Int {
        precondition((1...256).contains(count))
        guard let byte = rest.popFirst() else { return 0 }
        return Int(byte) % count
    }
}
