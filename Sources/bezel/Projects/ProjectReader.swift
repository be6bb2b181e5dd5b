import CustomStyles
import ProjectFiles
import ProjectIndex
import ProjectSources
import StyleExecution

/// Reads a folder as a project, and checks the programs of its files that show something; again where they have changed.
struct ProjectReader {
    /// A change of the folder.
    struct Change {
        let styles: StyleFolder
        /// The paths of the files that are new, or need another program.
        let changedPaths: Set<String>
        /// Whether all files are checked; otherwise the rest follows at the next reading.
        var isComplete = true
    }

    private let path: String
    private let checker: SourceChecker
    private let settings: FolderSettings
    private let repeatedName: StyleFolder.RepeatedName
    private let drawDocument: DocumentDrawer?
    private var sources: ProjectSources?
    private var checked = CheckedPrograms()
    /// The files of the last change, if it is that of an editor.
    private var saved: Set<String> = []
    /// The file that was saved last of those that show something.
    private var savedPath: String?

    init(
        folder path: String,
        checker: SourceChecker,
        settings: FolderSettings = FolderSettings(),
        repeatedName: StyleFolder.RepeatedName = .none,
        drawDocument: DocumentDrawer? = DocumentProgram.installed?.draw
    ) {
        self.path = path
        self.checker = checker
        self.settings = settings
        self.repeatedName = repeatedName
        self.drawDocument = drawDocument
    }

    /// The number of files that an editor saves at once.
    private static let mostSavedFiles = 4

    /// The declarations of a folder.
    static func index(of path: String, settings: FolderSettings) throws(ProgramError) -> ProjectIndex {
        do throws(FolderError) {
            return try ProjectSources.reading(path, settings: settings).index
        } catch {
            throw .failure(error.message(about: path))
        }
    }

    /// Whether nothing has changed on the disk since the last reading, as far as versions tell.
    var isCurrent: Bool { sources?.isCurrent ?? false }

    /// The files of the last reading; `nil` without one.
    var folder: ProjectFolder? { sources?.folder }

    /// The files and declarations of the folder, as they are now.
    mutating func current() throws(ProgramError) -> ProjectSources {
        try update()
        guard let sources else { throw .failure("cannot read \(path)") }
        return sources
    }

    /// The files of the folder, as they are now and together: two looks at them agree.
    ///
    /// With the path of a source that was saved, nothing else is read if nothing else has changed. After an error, everything
    /// is read again.
    private mutating func update(_ looks: FolderLooks = FolderLooks(), after file: String? = nil)
        throws(ProgramError)
    {
        do throws(FolderError) {
            guard var known = sources else {
                sources = try .reading(path, settings: settings, drawDocument: drawDocument)
                return
            }
            let change: ProjectChange
            if let saved = file.flatMap({ looks.saved($0, in: known) }) {
                change = known.update(to: saved.folder, saving: saved.path)
            } else {
                change = known.update(to: try looks.agreed(on: known))
            }
            sources = known
            checked.forget(change)
            saved = change.paths.count <= Self.mostSavedFiles ? change.paths : []
        } catch {
            sources = nil
            checked = CheckedPrograms()
            throw .failure(error.message(about: path))
        }
    }

    /// Checks the program of each file that has changed; `nil` if nothing has.
    ///
    /// The first reading ends at a deadline, with the files that are checked until then. After an error, everything is read
    /// again.
    mutating func read(
        _ looks: FolderLooks = FolderLooks(),
        after savedFile: String? = nil,
        until deadline: ContinuousClock.Instant? = nil
    ) throws(ProgramError) -> Change? {
        try update(looks, after: savedFile)
        return try check(until: deadline)
    }

    /// Checks the programs that are left, as their files were read; `nil` if there are none.
    mutating func check(until deadline: ContinuousClock.Instant?) throws(ProgramError) -> Change? {
        guard let sources else { return nil }
        // Of several files, as a branch that is switched changes, none was saved.
        if let path = saved.filter(sources.paths.contains).min() { savedPath = path }
        guard var change = try checked.check(sources, by: checker, until: deadline) else { return nil }
        change.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return Change(
            styles: StyleFolder(change.files, repeatedName: repeatedName, savedPath: savedPath),
            changedPaths: change.changedPaths,
            isComplete: change.isComplete
        )
    }

    /// The program of one file, as it is now; `nil` if there is no such file.
    mutating func program(of file: String) throws(ProgramError) -> ProjectProgram? {
        try current().program(showing: file)
    }

    /// The program of one file, as it is checked; `nil` if there is no such file.
    mutating func source(of file: String) throws(ProgramError) -> CustomSource? {
        guard let program = try program(of: file) else { return nil }
        return try checker.source(program)
    }
}
