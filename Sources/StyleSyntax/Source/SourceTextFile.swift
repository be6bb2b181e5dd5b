/// A file in the text of a program.
package struct SourceTextFile: Hashable, Sendable {
    /// The path in its folder; empty for a text by itself.
    package let path: String
    /// The name of the module that the file belongs to; empty if none is known.
    package let module: String
    /// The offset of the first byte.
    package let start: Int
    /// The number of bytes.
    package let length: Int
    /// The lines of the text before the file.
    package let firstLine: Int

    package init(path: String = "", module: String = "", start: Int = 0, length: Int, firstLine: Int = 0) {
        self.path = path
        self.module = module
        self.start = start
        self.length = length
        self.firstLine = firstLine
    }
}
