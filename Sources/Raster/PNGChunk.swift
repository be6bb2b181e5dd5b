import Compression

/// A chunk of a PNG file (PNG, third edition, 5.3).
struct PNGChunk {
    /// The length of what precedes the first chunk, in bytes.
    static let signatureLength = 8

    /// Four letters.
    let type: String
    var content: [UInt8] = []

    init(type: String) {
        self.type = type
    }

    /// The chunks of a valid file.
    static func chunks(of file: [UInt8]) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var start = signatureLength
        while start < file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            var chunk = PNGChunk(type: String(decoding: file[start + 4..<start + 8], as: UTF8.self))
            chunk.content = Array(file[start + 8..<start + 8 + length])
            chunks.append(chunk)
            // A checksum follows the content.
            start += 8 + length + 4
        }
        return chunks
    }

    /// Appends a number, the most significant byte first.
    mutating func append(_ number: some FixedWidthInteger) {
        content += number.bigEndianBytes
    }

    func write(to file: inout [UInt8]) {
        let body = Array(type.utf8) + content
        file += UInt32(content.count).bigEndianBytes
        file += body
        file += CRC32.checksum(of: body).bigEndianBytes
    }
}

extension FixedWidthInteger {
    fileprivate var bigEndianBytes: [UInt8] {
        (1...bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> (bitWidth - 8 * $0)) }
    }
}
