import ButtonAPI
import CustomStyles
import Glibc

/// Reports what is wrong with what a file or a folder shows, or with a style of the catalog.
struct AuditCommand {
    private let path: String
    private let choice: AuditTarget.Choice
    private let parameters: [Auditor.Parameter]
    private let options: AuditOptions

    init(_ arguments: inout Arguments, options: AuditOptions) throws(ProgramError) {
        self.options = options
        guard let path = try arguments.takePositional() else {
            throw .usage("audit needs a file or a folder of Swift, or a style, such as swiftui/bordered")
        }
        self.path = path
        let parameters = try arguments.takeParameters(of: "audit")
        if parameters.contains(where: { $0.name == Auditor.systemParameter }) {
            throw .usage("audit has no parameter \(Auditor.systemParameter); its option is --system")
        }
        let names = parameters.filter { RenderCommand.rootParameters.contains($0.name) }.map(\.value)
        guard Set(names).count < 2 else {
            throw .usage("show and style name one root; here they name \(names.joined(separator: " and "))")
        }
        choice = AuditTarget.Choice(
            root: names.first,
            file: parameters.last { $0.name == RenderCommand.fileParameter }?.value
        )
        self.parameters = parameters.filter {
            !RenderCommand.rootParameters.contains($0.name) && $0.name != RenderCommand.fileParameter
        }
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let report: AuditReport
        do throws(ProgramError) {
            report = try self.report(configuration)
            try write(report)
        } catch {
            throw .trouble(error.message)
        }
        Output.error(report.summary)
        let status = report.status(from: options.severity)
        if status != .clean { exit(status.rawValue) }
    }

    // MARK: The audit

    private func report(_ configuration: Configuration) throws(ProgramError) -> AuditReport {
        let stylePath = StylePath(path)
        if stylePath == nil, let error = StylePath.error(of: path) { throw error }
        if let stylePath, !stylePath.output.isEmpty {
            throw .usage("audit takes \(stylePath.file), without \(stylePath.output)")
        }
        let folder = AuditTarget.folder(of: stylePath)
        if folder == nil, options.accepts {
            throw .usage("--accept needs a file or a folder of Swift; \(path) is a style of the catalog")
        }
        let paths = folder.map { AuditPaths(of: $0) } ?? AuditPaths(prefix: "", prefixInRepository: "")
        let file = folder.map { AcceptedFile(in: $0, paths) }
        // An error in it is found before the work.
        var accepted = try file?.read() ?? AcceptedFindings()

        var scope = scope
        let files = try audit(stylePath, configuration: configuration, paths: paths, scope: &scope)
        scope.failedFiles = Set(files.filter(\.hasFailed).compactMap(\.path))
        if options.accepts, let file {
            let findings = files.flatMap(\.findings).filter { scope.rules.contains($0.rule) }
            accepted = accepted.accepting(findings, from: options.severity, in: scope)
            try file.write(accepted)
        }
        return AuditReport(files, accepted: accepted, scope: scope, paths: paths)
    }

    /// The part of a project that the options choose.
    private var scope: AuditScope {
        AuditScope(
            rules: options.rules,
            includesSystem: options.includesSystem,
            hasParameters: !parameters.isEmpty
        )
    }

    private func audit(
        _ stylePath: StylePath?,
        configuration: Configuration,
        paths: AuditPaths,
        scope: inout AuditScope
    ) throws(ProgramError) -> [AuditedFile] {
        let budget = configuration.makeBudget()
        let shared = Auditor.Shared(
            configuration: configuration,
            fonts: try configuration.openFonts(budget: budget),
            budget: budget,
            paths: paths,
            parameters: parameters,
            includesSystem: options.includesSystem
        )
        guard let stylePath else {
            return [Auditor(shared, checker: nil).audit(catalogStyle: path)]
        }
        let checker = SourceChecker(configuration)
        let settings = configuration.folderSettings
        switch try AuditTarget(stylePath, choice: choice, checker: checker, settings: settings) {
        case .source(let source, let path, let root):
            (scope.files, scope.root) = ([path], root)
            return [Auditor(shared, checker: checker).audit(source, at: path, root: root)]
        case .project(let sources, let files):
            if choice.file != nil { scope.files = Set(files) }
            return try ProjectAudit(sources, files: files, checker: checker, shared: shared).run()
        }
    }

    // MARK: The report

    private func write(_ report: AuditReport) throws(ProgramError) {
        // Annotations are messages, too; and no line of a source must be one.
        if options.format != .github {
            for message in report.messages { Output.error(message.printed(report.paths)) }
        }
        let bytes = bytes(of: report)
        guard let output = options.output, output != "-" else {
            try Output.standard(bytes)
            return
        }
        try Output.write(bytes, toFile: output)
    }

    private func bytes(of report: AuditReport) -> [UInt8] {
        let lines: [String]
        switch options.format {
        case .text: lines = report.lines(listsNotMeasured: options.listsNotMeasured)
        case .github: lines = report.annotations(listsNotMeasured: options.listsNotMeasured)
        case .json: return report.json.bytes + [UInt8(ascii: "\n")]
        case .sarif:
            let sarif = report.sarif(
                listsNotMeasured: options.listsNotMeasured,
                publicURL: options.publicURL
            )
            return sarif.bytes + [UInt8(ascii: "\n")]
        }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
