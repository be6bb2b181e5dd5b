import CustomStyles
import StyleSyntax

/// Prints what a compiler would say about the styles of files and folders.
struct CheckCommand {
    private let paths: [String]
    /// Whether a picture that lacks a part fails: one with stand-ins, or with Apple's API that is not supported.
    private let isStrict: Bool

    init(_ arguments: inout Arguments) throws(ProgramError) {
        isStrict = arguments.takeFlag("--strict")
        var paths: [String] = []
        while let path = try arguments.takePositional() { paths.append(path) }
        guard !paths.isEmpty else { throw .usage("check needs files or folders of Swift") }
        self.paths = paths
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let files = try SourceFile.all(
            at: paths,
            checker: SourceChecker(configuration),
            settings: configuration.folderSettings
        )
        var errorCount = 0
        for file in files {
            let messages = file.source.allDiagnostics + file.source.failures + file.source.notes
            errorCount += messages.count { $0.severity == .error }
            for message in messages.sorted(by: { $0.place.offset < $1.place.offset }) {
                try Output.line(message.printed(in: file.source, at: file.path))
            }
        }
        let roots = files.reduce(0) { $0 + $1.source.styles.count }
        guard errorCount == 0 else {
            throw .failure("\(Self.count(errorCount, of: "error")) in \(Self.count(files.count, of: "file"))")
        }
        let standIns = files.reduce(0) { $0 + $1.source.standIns.count }
        guard !isStrict || standIns == 0 else {
            throw .failure(
                "\(Self.count(standIns, of: "stand-in")) in \(Self.count(files.count, of: "file"))"
            )
        }
        Output.error("\(Self.count(roots, of: "root")) in \(Self.count(files.count, of: "file")), no errors")
    }

    private static func count(_ number: Int, of noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
