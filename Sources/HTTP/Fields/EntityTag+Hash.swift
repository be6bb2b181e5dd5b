extension EntityTag {
    /// A hash of the inputs of a representation: FNV-1a with 64 bits.
    ///
    /// Unlike `Hasher`, it is the same in every process, and it is fast for some tens of bytes.
    package struct Hash: Sendable {
        package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

        package init() {}

        package mutating func combine(_ text: String) {
            combine(text.utf8Span.span)
        }

        package mutating func combine(_ bytes: Span<UInt8>) {
            for index in bytes.indices {
                value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
            }
        }
    }
}
