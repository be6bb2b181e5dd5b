/// A place in a file as other tools count it.
struct SourceLocation: Equatable, Sendable {
    /// The path of the file in the audited folder.
    let file: String
    /// From 1.
    let line: Int
    /// The number of the byte in its line, from 1, as compilers count.
    let column: Int
    /// The columns from 1 in units of UTF-16, up to the one behind the end.
    let units: Range<Int>

    /// Finds a place in the file of a root, by default the first character of that file.
    init(
        _ place: AuditedFinding.Place?,
        ofRootIn file: String,
        lineText: (_ file: String, _ line: Int) -> String?
    ) {
        self.file = place?.file ?? file
        line = place?.line ?? 1
        column = place?.column ?? 1
        units = Self.units(
            fromByte: column - 1,
            of: lineText(self.file, line) ?? "",
            code: place?.what ?? ""
        )
    }

    /// The units of some code that begins at a byte of a line; if it is not there, those of the rest of the line.
    private static func units(fromByte byte: Int, of line: String, code: String) -> Range<Int> {
        let bytes = Array(line.utf8)
        guard byte < bytes.count else { return byte + 1..<byte + 2 }
        let start = String(decoding: bytes[..<byte], as: UTF8.self).utf16.count + 1
        let rest = String(decoding: bytes[byte...], as: UTF8.self)
        let length = (!code.isEmpty && rest.hasPrefix(code) ? code : rest).utf16.count
        return start..<start + max(1, length)
    }
}
