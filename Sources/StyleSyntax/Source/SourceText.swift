/// The bytes of a source, with the places of its lines.
///
/// A program of several files has them one after the other in one text. So an offset tells a place from all others of
/// the program, and a place has the line and column of its own file. The files stay as they are, since the programs of a
/// project have many of them in common.
package struct SourceText: Hashable, Sendable {
    /// The files that the text consists of, in its order: one at least.
    package let files: [SourceTextFile]
    /// The names of the project's modules, which `canImport(…)` knows.
    package let modules: Set<String>

    /// A source by itself, which has no path.
    package init(_ bytes: [UInt8]) {
        self.init(SourceLines(bytes))
    }

    private init(_ lines: SourceLines) {
        self.init(
            files: [SourceTextFile(path: "", module: "", lines: lines, start: 0, firstLine: 0)],
            modules: []
        )
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Joins the files of a program; the first one is that whose roots are shown.
    package init(
        joining files: [(path: String, module: String, lines: SourceLines)],
        modules: Set<String> = []
    ) {
        guard !files.isEmpty else {
            self.init([])
            return
        }
        var joined: [SourceTextFile] = []
        var start = 0
        var firstLine = 0
        for file in files {
            joined.append(
                SourceTextFile(
                    path: file.path,
                    module: file.module,
                    lines: file.lines,
                    start: start,
                    firstLine: firstLine
                )
            )
            start += file.lines.bytes.count
            if file.lines.hasOpenLine {
                // A file begins with a line of its own.
                start += 1
                firstLine += file.lines.count
            } else {
                // The empty line at the end of a file is the first one of the next.
                firstLine += file.lines.count - 1
            }
        }
        self.init(files: joined, modules: modules)
    }

    private init(files: [SourceTextFile], modules: Set<String>) {
        self.files = files
        self.modules = modules
    }

    /// The number of bytes.
    package var length: Int { files[files.count - 1].end }

    /// The bytes, which need not be valid UTF-8; those of several files are copied.
    package var bytes: [UInt8] {
        guard files.count > 1 else { return files[0].lines.bytes }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        for file in files {
            if file.start > bytes.count { bytes.append(UInt8(ascii: "\n")) }
            bytes += file.lines.bytes
        }
        return bytes
    }

    /// Whether it is one or more files of a folder, and not a text by itself.
    package var isOfProject: Bool { !files[0].path.isEmpty }

    /// The number of lines; a source that ends with a line break has an empty last line.
    package var lineCount: Int {
        let last = files[files.count - 1]
        return last.firstLine + last.lines.count
    }

    /// Returns the place of a byte; an offset outside of the source is moved to its nearest end.
    package func place(at offset: Int) -> SourcePlace {
        let offset = min(max(offset, 0), length)
        let file = files[fileIndex(at: offset)]
        let line = file.lines.lineIndex(at: offset - file.start)
        return SourcePlace(
            offset: offset,
            line: line + 1,
            column: offset - file.start - file.lines.start(ofLine: line) + 1
        )
    }

    /// Returns the index of the file that has the byte at an offset.
    package func fileIndex(at offset: Int) -> Int { lastFile { $0.start <= offset } }

    /// The index of the last file for which a condition holds that holds for all files before it.
    private func lastFile(where isBefore: (SourceTextFile) -> Bool) -> Int {
        var low = 0
        var high = files.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(files[middle]) {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the file of a place.
    package func file(of place: SourcePlace) -> SourceTextFile { files[fileIndex(at: place.offset)] }

    /// The text of the first file, which keeps its path and module.
    package var firstFile: SourceText {
        guard files.count > 1 else { return self }
        return SourceText(joining: [(files[0].path, files[0].module, files[0].lines)], modules: modules)
    }

    /// Returns the file of an index as a text by itself.
    package func text(ofFile index: Int) -> SourceText { SourceText(files[index].lines) }

    /// Returns a part of the source; offsets outside of the source are moved to its nearest end.
    package func range(_ offsets: Range<Int>) -> SourceRange {
        let start = place(at: offsets.lowerBound)
        let end = min(max(offsets.upperBound, start.offset), length)
        return SourceRange(start: start, length: end - start.offset)
    }

    /// Returns the line of a place without its end.
    package func line(of place: SourcePlace) -> String {
        let file = file(of: place)
        return file.lines.line(at: file.lines.lineIndex(at: place.offset - file.start))
    }

    /// Returns a line without its end, numbered from 1 across all files; empty if there is none.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineCount else { return "" }
        let file = files[lastFile { $0.firstLine < number }]
        return file.lines.line(at: number - 1 - file.firstLine)
    }

    /// Returns whether one of the files contains a word of ASCII characters.
    package func contains(_ word: String) -> Bool {
        files.contains { $0.lines.contains(word) }
    }

    /// Returns the text of a part of the source.
    package func text(_ range: SourceRange) -> String {
        let offsets = range.offsets.clamped(to: 0..<length)
        let file = files[fileIndex(at: offsets.lowerBound)]
        guard offsets.upperBound <= file.end else {
            return String(decoding: bytes[offsets], as: UTF8.self)
        }
        let start = file.start
        return String(
            decoding: file.lines.bytes[offsets.lowerBound - start..<offsets.upperBound - start],
            as: UTF8.self
        )
    }
}
