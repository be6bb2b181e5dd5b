package import Graphics

/// The sizes of SVG files that are not drawn: their width and height, or their view box.
package enum VectorHeader {
    /// The bytes in which the first element is looked for, from the beginning.
    package static let searchedBytes = 16_384

    /// The size of a picture in pixels of CSS; `nil` if it states none.
    package static func size(of file: [UInt8]) -> CGSize? {
        let text = String(decoding: file.prefix(searchedBytes), as: UTF8.self)
        guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let attributes = text[start.upperBound..<end]
        let box = value(of: "viewBox", in: attributes)?.split { $0 == "," || $0.isWhitespace }
            .compactMap { Double($0) }
        let width = value(of: "width", in: attributes).flatMap(length) ?? (box?.count == 4 ? box?[2] : nil)
        let height = value(of: "height", in: attributes).flatMap(length) ?? (box?.count == 4 ? box?[3] : nil)
        guard let width, let height, width > 0, height > 0, width <= PortableDocument.largestLength,
            height <= PortableDocument.largestLength
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// A length in pixels or points; `nil` for a share.
    private static func length(_ text: Substring) -> Double? {
        let number = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text
        return Double(number)
    }

    /// The value of an attribute between quotation marks.
    private static func value(of name: String, in attributes: Substring) -> Substring? {
        for quote in ["\"", "'"] {
            for space in [" ", "\n", "\t", "\r"] {
                guard let start = attributes.firstRange(of: space + name + "=" + quote) else { continue }
                return attributes[start.upperBound...].prefix { String($0) != quote }
            }
        }
        return nil
    }
}
