/// Identifies an item across the moments of an interaction.
public struct DisplayItemID: Hashable, Sendable {
    private let number: UInt64

    public init(_ number: UInt64) {
        self.number = number
    }

    /// The identity of an item that is drawn at one moment only.
    public static let unknown = DisplayItemID(0)

    /// The identity of an effect of this item on another one.
    public func around(_ other: DisplayItemID) -> DisplayItemID {
        DisplayItemID((number ^ other.number &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9)
    }

    public var hexadecimal: String { String(number, radix: 16) }
}
