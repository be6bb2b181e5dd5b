/// A Swift file of a package, rewritten as part of a file of an app.
///
/// The app's file has its own imports, and an app needs no `package` access. So the imports are left out, and so are
/// the `package` modifiers and the empty initializers, which only make a type usable in other modules.
package struct EmbeddedSource: Hashable, Sendable {
    /// The source in UTF-8, from the first line to the line feed of the last.
    package let bytes: [UInt8]
    /// The modules that the file imports, in its order.
    package let modules: [String]

    /// Rewrites a file, in UTF-8, that is formatted by swift-format.
    package init(_ file: [UInt8]) {
        var lines: [Substring] = []
        for line in String(decoding: file, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ) {
            let indentation = line.prefix { $0 == " " }
            var code = line.dropFirst(indentation.count)
            if code.hasPrefix("package ") { code = code.dropFirst("package ".count) }
            if code.hasPrefix("import ") || code == "init() {}" { continue }
            // Leaves out a blank line at the start of the file or a block, or after another one.
            if code.isEmpty, lines.last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true { continue }
            lines.append(indentation + code)
        }
        bytes = Array(lines.joined(separator: "\n").utf8)
        modules = []
    }

    /// A file of an app as it is, without the imports at its start, which the app's file has.
    package init(ofApp file: [UInt8]) {
        let lines = String(decoding: file, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        var modules: [String] = []
        var rest = lines[...]
        var comments: [Substring] = []
        while let line = rest.first {
            let code = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != "\r" }
            if code.hasPrefix("import ") {
                modules.append(String(code.dropFirst("import ".count)))
                comments = []
            } else if code.isEmpty || code.hasPrefix("//") {
                comments.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        // Comments before an import are about the file, those after it about the first declaration.
        let kept = (comments.drop { $0.allSatisfy(\.isWhitespace) } + rest).joined(separator: "\n")
        bytes = Array((kept.hasSuffix("\n") ? kept : kept + "\n").utf8)
        self.modules = modules
    }
}
