import Compression
import JSONReading

extension SourceBundle {
    /// The beginning of the canonical form of every bundle.
    package static let canonicalBeginning = "{\"files\":"

    /// Whether the bytes of something that is stored are those of a bundle; no source begins so.
    package static func isCanonical(_ bytes: [UInt8]) -> Bool { bytes.starts(with: canonicalBeginning.utf8) }

    /// The one text of the bundle, by whose hash it is stored and addressed: JSON in UTF-8 without white space, the files in
    /// the order of the bytes of their paths, those in UTF-8 as texts and all others in Base64.
    ///
    /// A text escapes the quotation mark, the backslash and the controls below U+0020 only, those with a letter by it (RFC
    /// 8785 §3.2.2.2). How a client writes a file does not matter.
    package var canonical: [UInt8] {
        var bytes = Array(Self.canonicalBeginning.utf8)
        bytes.reserveCapacity(byteCount + 256)
        bytes.append(UInt8(ascii: "{"))
        for (index, file) in files.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            Self.append(Array(file.path.utf8), to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            if String(validating: file.bytes, as: UTF8.self) != nil {
                Self.append(file.bytes, to: &bytes)
            } else {
                bytes += "{\"\(Self.bytesName)\":\"".utf8
                bytes += Base64.encode(file.bytes).utf8
                bytes += "\"}".utf8
            }
        }
        bytes += "}}".utf8
        return bytes
    }

    /// Appends a text in UTF-8 as a JSON string.
    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += "\\u00\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Reads a canonical form; `nil` if the bytes are none.
    package init?(canonical bytes: [UInt8]) {
        guard let value = try? JSONValue(reading: bytes), case .object(let members) = value,
            members.count == 1, let files = value[Self.memberName],
            let bundle = try? SourceBundle(reading: files, at: JSONPointer.root.member(Self.memberName)),
            bundle.canonical == bytes
        else { return nil }
        self = bundle
    }
}
