/// The bytes of a source, with the places of its lines.
///
/// A program of several files has them one after the other in one text. So an offset tells a place from all others of
/// the program, and a place has the line and column of its own file.
package struct SourceText: Hashable, Sendable {
    /// The bytes, which need not be valid UTF-8.
    package let bytes: [UInt8]
    /// The files that the text consists of, in its order: one at least.
    package let files: [SourceTextFile]
    /// The names of the project's modules, which `canImport(…)` knows.
    package let modules: Set<String>
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// Finds the lines of a source; a line ends with a line feed, a carriage return, or both.
    package init(_ bytes: [UInt8]) {
        self.init(bytes, lineStarts: Self.lineStarts(of: bytes), files: [SourceTextFile(length: bytes.count)])
    }

    private init(
        _ bytes: [UInt8],
        lineStarts: [Int],
        files: [SourceTextFile],
        modules: Set<String> = []
    ) {
        self.bytes = bytes
        self.lineStarts = lineStarts
        self.files = files
        self.modules = modules
    }

    /// Joins the files of a program; the first one is that whose roots are shown.
    package init(
        joining files: [(path: String, module: String, bytes: [UInt8])],
        modules: Set<String> = []
    ) {
        var bytes: [UInt8] = []
        var joined: [SourceTextFile] = []
        var lineStarts: [Int] = []
        for file in files {
            // A file begins with a line of its own.
            if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
            let start = bytes.count
            // The empty line at the end of the text before is the first one of this file.
            if lineStarts.last == start { lineStarts.removeLast() }
            joined.append(
                SourceTextFile(
                    path: file.path,
                    module: file.module,
                    start: start,
                    length: file.bytes.count,
                    firstLine: lineStarts.count
                )
            )
            lineStarts += Self.lineStarts(of: file.bytes).map { start + $0 }
            bytes += file.bytes
        }
        if joined.isEmpty {
            joined = [SourceTextFile(length: 0)]
            lineStarts = [0]
        }
        self.init(bytes, lineStarts: lineStarts, files: joined, modules: modules)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
                offset += 1
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(offset)
            }
        }
        return starts
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Whether it is one or more files of a folder, and not a text by itself.
    package var isOfProject: Bool { !files[0].path.isEmpty }

    /// The number of lines; a source that ends with a line break has an empty last line.
    package var lineCount: Int { lineStarts.count }

    /// Returns the place of a byte; an offset outside of the source is moved to its nearest end.
    package func place(at offset: Int) -> SourcePlace {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(at: offset)
        return SourcePlace(
            offset: offset,
            line: line - files[fileIndex(at: offset)].firstLine + 1,
            column: offset - lineStarts[line] + 1
        )
    }

    /// Returns the index of the last line that begins at an offset or before it.
    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the index of the file that has the byte at an offset.
    package func fileIndex(at offset: Int) -> Int {
        var low = 0
        var high = files.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if files[middle].start <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the file of a place.
    package func file(of place: SourcePlace) -> SourceTextFile { files[fileIndex(at: place.offset)] }

    /// Returns the bytes of a file, by its index.
    package func bytes(ofFile index: Int) -> ArraySlice<UInt8> {
        bytes[files[index].start..<files[index].start + files[index].length]
    }

    /// The text of the first file, which keeps its path and module.
    package var firstFile: SourceText {
        guard files.count > 1 else { return self }
        let first = (path: files[0].path, module: files[0].module, bytes: Array(bytes(ofFile: 0)))
        return SourceText(joining: [first], modules: modules)
    }

    /// Returns the file of an index as a text by itself.
    package func text(ofFile index: Int) -> SourceText { SourceText(Array(bytes(ofFile: index))) }

    /// Returns a part of the source; offsets outside of the source are moved to its nearest end.
    package func range(_ offsets: Range<Int>) -> SourceRange {
        let start = place(at: offsets.lowerBound)
        let end = min(max(offsets.upperBound, start.offset), bytes.count)
        return SourceRange(start: start, length: end - start.offset)
    }

    /// Returns the line of a place without its end.
    package func line(of place: SourcePlace) -> String { line(lineIndex(at: place.offset) + 1) }

    /// Returns a line without its end, numbered from 1 across all files; empty if there is none.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let end = number < lineStarts.count ? lineStarts[number] : bytes.count
        var line = bytes[lineStarts[number - 1]..<end]
        while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
            line.removeLast()
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns the text of a part of the source.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
