/// The length of a message in bytes, which precedes the message on a stream: four bytes, the lowest first.
package enum MessageHeader {
    /// The number of bytes.
    package static let count = 4

    /// The header of a message of a length.
    package static func bytes(of length: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    }

    /// The length of the message whose header is at the beginning of some bytes.
    package static func length(of bytes: [UInt8]) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    }
}
