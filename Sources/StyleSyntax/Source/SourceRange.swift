/// A part of a source, without the spaces and comments around it.
package struct SourceRange: Hashable, Sendable {
    /// The place of the first byte.
    package let start: SourcePlace
    private let storedLength: Int32

    /// The number of bytes.
    package var length: Int { Int(storedLength) }
    /// The offsets of the bytes.
    package var offsets: Range<Int> { start.offset..<start.offset + length }

    package init(start: SourcePlace, length: Int) {
        self.start = start
        storedLength = Int32(clamping: length)
    }
}
