/// A place in a source: a byte, with its line and column.
package struct SourcePlace: Hashable, Sendable {
    private let storedOffset: Int32
    private let storedLine: Int32
    private let storedColumn: Int32

    /// The number of bytes of UTF-8 before the place.
    package var offset: Int { Int(storedOffset) }
    /// The number of the line, from 1.
    package var line: Int { Int(storedLine) }
    /// The number of the byte in its line, from 1, as the compiler counts columns.
    package var column: Int { Int(storedColumn) }

    /// Creates a place; a source is far shorter than 2 GiB (`SourceLimits`).
    package init(offset: Int, line: Int, column: Int) {
        storedOffset = Int32(clamping: offset)
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    /// The first byte of a source.
    package static let start = SourcePlace(offset: 0, line: 1, column: 1)
}
