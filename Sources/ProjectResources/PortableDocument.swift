package import Graphics

/// The sizes of PDF files, which are not drawn.
package enum PortableDocument {
    /// The bytes in which a size is looked for, from the beginning.
    package static let searchedBytes = 65_536
    /// The greatest width and height in points.
    package static let largestLength: CGFloat = 10_000

    /// The size of the first page that states one: the first `MediaBox` of four numbers; `nil` if there is none.
    package static func size(of file: [UInt8]) -> CGSize? {
        let start = Array(file.prefix(searchedBytes))
        guard start.starts(with: Array("%PDF-".utf8)) else { return nil }
        guard let range = start.firstRange(ofText: "/MediaBox") else { return nil }
        var numbers: [CGFloat] = []
        var text = ""
        // Four numbers with spaces around them have less than as many characters.
        for byte in start[range.upperBound...].prefix(200) {
            switch byte {
            case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: "["), UInt8(ascii: "]"), 0, 9, 10, 12, 13, 32:
                if let number = Double(text) { numbers.append(CGFloat(number)) }
                text = ""
            default: return nil
            }
            if numbers.count == 4 { break }
        }
        guard numbers.count == 4 else { return nil }
        let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        guard size.width > 0, size.height > 0, size.width <= largestLength, size.height <= largestLength
        else {
            return nil
        }
        return size
    }
}
