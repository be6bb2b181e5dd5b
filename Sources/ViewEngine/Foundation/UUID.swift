/// A random identity, under Foundation's name.
public struct UUID: Hashable, Sendable {
    private let high, low: UInt64

    public init() {
        high = .random(in: 0...(.max))
        low = .random(in: 0...(.max))
    }
}
