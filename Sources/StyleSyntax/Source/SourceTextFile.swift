/// A file in the text of a program.
package struct SourceTextFile: Hashable, Sendable {
    /// The path in its folder; empty for a text by itself.
    package let path: String
    /// The name of the module that the file belongs to; empty if none is known.
    package let module: String
    /// The bytes with their lines.
    package let lines: SourceLines
    /// The offset of the first byte in the text.
    package let start: Int
    /// The lines of the text before the file.
    package let firstLine: Int

    /// The number of bytes.
    package var length: Int { lines.bytes.count }
    /// The offset after the last byte.
    var end: Int { start + length }
}
