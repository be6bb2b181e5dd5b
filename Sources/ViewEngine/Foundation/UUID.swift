/// An identity, under Foundation's name.
public struct UUID: Hashable, Sendable {
    private let high, low: UInt64

    /// Creates an identity that no other one has.
    ///
    /// It is random, but in a drawing whose bodies are counted it follows from the number of those before, so that the picture
    /// can be compared and cached.
    public init() {
        if let number = BodyEvaluation.current?.nextIdentity() {
            var numbers = SplitMix64(seed: number)
            self.init(random: numbers.next(), numbers.next())
        } else {
            self.init(random: .random(in: 0...(.max)), .random(in: 0...(.max)))
        }
    }

    /// Creates an identity with the version and the variant of random ones (RFC 9562).
    private init(random high: UInt64, _ low: UInt64) {
        self.high = high & ~0xF000 | 0x4000
        self.low = low & ~(3 << 62) | 2 << 62
    }

    /// Creates the identity of a text such as “E621E1F8-C36C-495A-93FC-0C247A3E6E5F”.
    public init?(uuidString text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12],
            let high = UInt64(parts[..<3].joined(), radix: 16),
            let low = UInt64(parts[3...].joined(), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    /// The text in capital letters.
    public var uuidString: String {
        func digits(_ number: UInt64) -> [Character] {
            let digits = String(number, radix: 16, uppercase: true)
            return Array(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
        }
        let (first, second) = (digits(high), digits(low))
        return [first[..<8], first[8..<12], first[12...], second[..<4], second[4...]].map { String($0) }
            .joined(separator: "-")
    }
}

extension UUID: CustomStringConvertible {
    public var description: String { uuidString }
}
