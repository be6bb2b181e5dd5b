import CustomStyles
import ProjectIndex
import ProjectSources

/// The programs of the files of a project that show something, as they were checked.
///
/// The files that one reaches are looked for again where a declaration has changed, or one of these files; it is checked
/// again where one of them has another content.
struct CheckedPrograms {
    private struct Program {
        let hash: String
        /// `nil` for a file that shows nothing, though its words could mean it.
        let source: CustomSource?
        let parts: [Part]
        let resourceGeneration: Int
        let moduleNames: Set<String>
    }

    /// A file of a program in one of its contents.
    private struct Part: Hashable {
        let path: String
        let generation: Int
    }

    /// The programs after a change.
    struct Change {
        var files: [StyleFolder.File]
        let changedPaths: Set<String>
        let isComplete: Bool
    }

    private var programs: [String: Program] = [:]
    /// The files that each file reaches, as far as they are known.
    private var reaches: [String: ProjectReach] = [:]
    /// Whether all files were checked once.
    private var isComplete = false

    /// Forgets what a change can make wrong.
    mutating func forget(_ change: ProjectChange) {
        guard !change.isEmpty else { return }
        if change.changesDeclarations {
            reaches = [:]
        } else {
            reaches = reaches.filter { path, reach in
                !change.paths.contains(path) && !reach.files.contains(where: change.paths.contains)
            }
        }
    }

    /// Checks the programs that have changed; `nil` if none has.
    ///
    /// Until all were checked once, a deadline ends the work.
    mutating func check(
        _ sources: ProjectSources,
        by checker: SourceChecker,
        until deadline: ContinuousClock.Instant?
    ) throws(ProgramError) -> Change? {
        var changed: Set<String> = []
        var next: [String: Program] = [:]
        var isStopped = false
        let modules = sources.moduleNames
        for path in sources.paths {
            if isStopped, programs[path] == nil { continue }
            let reach = reaches[path] ?? sources.index.reach(from: path)
            reaches[path] = reach
            let parts = reach.files.map { Part(path: $0, generation: sources.generation(of: $0)) }
            if let known = programs[path], known.parts == parts, known.moduleNames == modules,
                known.resourceGeneration == sources.resourceGeneration
            {
                next[path] = known
                continue
            }
            let program = sources.program(of: reach)
            guard !program.files.isEmpty else { continue }
            let hash = program.hash
            if let known = programs[path], known.hash == hash {
                next[path] = Program(
                    hash: hash,
                    source: known.source,
                    parts: parts,
                    resourceGeneration: sources.resourceGeneration,
                    moduleNames: modules
                )
                continue
            }
            let source = try checker.source(program)
            next[path] = Program(
                hash: hash,
                source: source.declaresNoStyle ? nil : source,
                parts: parts,
                resourceGeneration: sources.resourceGeneration,
                moduleNames: modules
            )
            changed.insert(path)
            if !isComplete, let deadline, ContinuousClock.now > deadline { isStopped = true }
        }
        let isFirst = !isComplete
        isComplete = isComplete || !isStopped
        reaches = reaches.filter { next[$0.key] != nil }
        let isChanged = !changed.isEmpty || next.count != programs.count
        programs = next
        guard isChanged || isFirst else { return nil }
        return Change(
            files: next.compactMap { path, program in
                program.source.map { StyleFolder.File(path: path, source: $0) }
            },
            changedPaths: changed,
            isComplete: isComplete
        )
    }
}
