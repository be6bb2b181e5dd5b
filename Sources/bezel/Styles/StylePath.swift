import ButtonRendering
import Glibc

/// A style on a command line, of a file of Swift: `Pill.swift`, `Pill.swift/states`, `Pill.swift/timeline.json`.
struct StylePath {
    let file: String
    /// The end of the address of the picture: empty, `/states`, `/frames/3.svg`, `.json`.
    let output: String

    /// The path of a text; `nil` if it names no file.
    init?(_ text: String) {
        var start = text.startIndex
        while let range = text[start...].firstRange(of: ".swift") {
            let (file, rest) = (String(text[..<range.upperBound]), String(text[range.upperBound...]))
            if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("."), Self.isFile(file) {
                (self.file, output) = (file, rest)
                return
            }
            start = range.upperBound
        }
        return nil
    }

    /// The error of a text that can only mean a file, which does not exist; `nil` for the path of a style.
    static func error(of text: String) -> ProgramError? {
        let framework = text.prefix { $0 != "/" }
        guard Framework(rawValue: String(framework)) == nil || !text.contains("/"),
            let range = text.firstRange(of: ".swift")
        else { return nil }
        let path = String(text[..<range.upperBound])
        var status = stat()
        guard stat(path, &status) == 0 else {
            return .failure("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        return status.st_mode & S_IFMT == S_IFDIR
            ? .failure("\(path) is a folder; render draws a style of a file, and gallery those of a folder")
            : nil
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
