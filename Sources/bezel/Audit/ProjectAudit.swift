import Caching
import CustomStyles
import MicroHTTPServer
import ProjectSources

/// Audits the files of a project, several at a time.
struct ProjectAudit {
    private let shared: Auditor.Shared
    private let sources: ProjectSources
    private let files: [String]
    /// The checker of the first auditor, which shares the results of the parser with the others.
    private let checker: SourceChecker
    /// The number of auditors, each with a process.
    private let count: Int

    /// The auditors beyond which the memory of their processes would be more than a machine can spare.
    private static let mostAuditors = 8

    init(_ sources: ProjectSources, files: [String], checker: SourceChecker, shared: Auditor.Shared) {
        self.checker = checker
        self.sources = sources
        self.files = files
        count = min(Processors.available, files.count, Self.mostAuditors)
        var shared = shared
        shared.budget = MemoryBudget(limit: shared.budget.limit / max(1, count))
        self.shared = shared
    }

    /// The results in the order of the files; throws if no source can be parsed or checked.
    func run() throws(ProgramError) -> [AuditedFile] {
        let queue = AuditQueue(count: files.count)
        let work = { @Sendable [self] (checker: SourceChecker) in
            let auditor = Auditor(shared, checker: checker)
            queue.work { index throws(ProgramError) in
                guard let program = sources.program(showing: files[index]) else {
                    return AuditedFile(path: files[index])
                }
                let source = try checker.source(program)
                // Its words could mean a root, but do not.
                if source.declaresNoStyle { return AuditedFile(path: files[index]) }
                return auditor.audit(source, at: files[index])
            }
        }
        // Without a further thread, this one does the work.
        let threads = (1..<max(1, count)).compactMap { _ in
            try? BackgroundThread(name: "bezel-audit") { [shared, checker] in
                work(SourceChecker(shared.configuration, parsed: checker.parsed))
            }
        }
        work(checker)
        for thread in threads { thread.join() }
        return try queue.results()
    }
}
