import Glibc
import StyleReports

/// Draws the styles of two folders, and writes a report of their differences.
struct DiffCommand {
    private let old: String
    private let new: String
    private let folder: String
    private let pictures: String?

    /// The exit statuses, which are those of `diff`.
    enum Status {
        static let different: Int32 = 1
        static let trouble: Int32 = 2
    }

    init(_ arguments: inout Arguments) throws(ProgramError) {
        let long = try arguments.takeValue("--output")
        let short = try arguments.takeValue("-o")
        guard let folder = short ?? long else {
            throw .usage("diff needs -o and the folder of the report")
        }
        self.folder = folder
        pictures = try arguments.takeValue("--pictures")
        guard let old = try arguments.takePositional(), let new = try arguments.takePositional() else {
            throw .usage("diff needs two folders, or two files, of Swift styles")
        }
        self.old = old
        self.new = new
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let comparison = try StyleComparison(configuration)
        let report = try comparison.report(from: old, to: new)
        try write(report)
        try Output.line(report.summary)
        for style in report.broken {
            for message in style.messages { Output.error(message) }
        }
        if !report.broken.isEmpty { exit(Status.trouble) }
        if !report.different.isEmpty { exit(Status.different) }
    }

    private func write(_ report: StyleReport) throws(ProgramError) {
        do throws(ProgramError) {
            try Output.makeFolder(folder + "/pictures")
            try Output.write(Array(HTMLReport(report).text.utf8), toFile: folder + "/index.html")
            let markdown = MarkdownReport(report, pictures: pictures).text
            try Output.write(Array(markdown.utf8), toFile: folder + "/report.md")
            for file in report.files { try Output.write(file.bytes, toFile: folder + "/" + file.path) }
        } catch {
            throw .trouble(error.message)
        }
    }
}

extension ProgramError {
    /// An error of a comparison, whose status is not that of a difference.
    static func trouble(_ message: String) -> ProgramError {
        ProgramError(message: message, status: DiffCommand.Status.trouble)
    }
}
