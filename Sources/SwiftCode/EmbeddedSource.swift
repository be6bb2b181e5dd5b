/// A file of a package, as an app has it that takes it over.
///
/// The app imports for all of its file, and what is shared in a package is simply there in an app. So the
/// imports go, the word `package`, and the initialisers that do nothing but be accessible.
package struct EmbeddedSource: Hashable, Sendable {
    /// In UTF-8, from the first line to the line feed of the last.
    package let bytes: [UInt8]

    /// Takes over a file, in UTF-8, that is formatted as Swift is.
    package init(_ file: [UInt8]) {
        var lines: [Substring] = []
        for line in String(decoding: file, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ) {
            let indentation = line.prefix { $0 == " " }
            var words = line.dropFirst(indentation.count)
            if words.hasPrefix("package ") { words = words.dropFirst("package ".count) }
            if words.hasPrefix("import ") || words == "init() {}" { continue }
            // No blank line begins the file or a block, and none follows another.
            if words.isEmpty, lines.last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true { continue }
            lines.append(indentation + words)
        }
        bytes = Array(lines.joined(separator: "\n").utf8)
    }
}
