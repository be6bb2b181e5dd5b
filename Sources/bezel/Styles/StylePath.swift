import ButtonAPI
import ButtonRendering
import Glibc

/// A style on a command line, of a file of Swift or of a folder: `Pill.swift`, `Pill.swift/states`,
/// `Pill.swift/timeline.json`, `Sources`, `Sources/states`.
struct StylePath {
    /// The path of the file or of the folder.
    let file: String
    let isFolder: Bool
    /// The end of the address of the picture: empty, `/states`, `/frames/3.svg`, `.json`.
    let output: String

    /// The path of a text; `nil` if it names no file.
    init?(_ text: String) {
        var start = text.startIndex
        while let range = text[start...].firstRange(of: ".swift") {
            let (file, rest) = (String(text[..<range.upperBound]), String(text[range.upperBound...]))
            if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("."), Self.isFile(file) {
                self.init(file: file, isFolder: false, output: rest)
                return
            }
            start = range.upperBound
        }
        self.init(folder: text)
    }

    /// The path of a folder with an output behind it; `nil` if the text begins with none, or names a style of the catalog.
    private init?(folder text: String) {
        guard Framework(rawValue: String(text.prefix { $0 != "/" })) == nil || text.hasSuffix("/") else {
            return nil
        }
        var folder = text[...]
        while !folder.isEmpty, !SourceFile.isFolder(String(folder)) {
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
        guard !folder.isEmpty else { return nil }
        let rest = text[folder.endIndex...]
        let output = rest == "/" ? "" : String(rest)
        // Anything else is a path that does not exist.
        guard output.isEmpty || ButtonService.hasOutput(output) else { return nil }
        self.init(file: String(folder), isFolder: true, output: output)
    }

    private init(file: String, isFolder: Bool, output: String) {
        self.file = file
        self.isFolder = isFolder
        self.output = output
    }

    /// The error of a text that names no file and no style of the catalog; `nil` for the path of a style.
    static func error(of text: String) -> ProgramError? {
        let framework = text.prefix { $0 != "/" }
        if Framework(rawValue: String(framework)) != nil {
            guard !text.contains("/") else { return nil }
            return .failure("\(text) is a framework; name one of its styles, such as swiftui/bordered")
        }
        let source = text.firstRange(of: ".swift").map { String(text[..<$0.upperBound]) }
        let path = source ?? text
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = String(cString: strerror(errno))
            // Paths from the root and from the current folder mean nothing else.
            guard source == nil, !["", ".", ".."].contains(framework) else {
                return .failure("cannot read \(path): \(reason)")
            }
            return .failure(
                "cannot read \(path): \(reason); a style of the catalog has a name such as swiftui/bordered"
            )
        }
        return .failure("\(path) is no source of Swift, and no folder")
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
