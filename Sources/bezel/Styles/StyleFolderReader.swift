import ButtonAPI
import CustomStyles
import Glibc

/// Reads the sources of a folder, again whenever they may have changed.
struct StyleFolderReader {
    /// A file that was read.
    private struct Entry {
        /// `nil` for a file that can change without another version.
        let version: FileVersion?
        /// `nil` for a source without styles.
        let source: CustomSource?
        let hash: Int
    }

    private let folder: String
    private let checker: SourceChecker
    private let limits: PublicFolderLimits
    private var entries: [String: Entry] = [:]

    init(folder: String, checker: SourceChecker, limits: PublicFolderLimits = .ofSources) {
        self.folder = folder
        self.checker = checker
        self.limits = limits
    }

    /// A change of the folder.
    struct Change {
        let styles: StyleFolder
        /// The paths of the files that are new or have another content.
        let changedPaths: Set<String>
    }

    /// Reads what has changed; `nil` if nothing has.
    ///
    /// After an error, everything is read again.
    mutating func read() throws(ProgramError) -> Change? {
        do throws(ProgramError) {
            return try change()
        } catch {
            entries = [:]
            throw error
        }
    }

    private mutating func change() throws(ProgramError) -> Change? {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let known = entries
        var reader = PublicFolderReader(
            folder: folder,
            limits: limits,
            accepts: { $0.hasSuffix(".swift") },
            readsContent: { known[$0]?.version != $1 }
        )
        do {
            try reader.read()
        } catch {
            throw .failure("\(folder) \(error.problem)")
        }
        if let omission = reader.omissions.first(where: { $0.path == "/" }) {
            throw .failure("\(folder): \(omission)")
        }
        var changed: Set<String> = []
        var next = known.filter { reader.versions[$0.key] != nil }
        var isChanged = next.count != known.count
        for file in reader.files {
            let (path, content) = (file.path, file.content)
            let version = reader.versions[path].flatMap { $0.isUnsettled(at: now) ? nil : $0 }
            let hash = content.hashValue
            if let entry = known[path], entry.hash == hash {
                next[path] = Entry(version: version, source: entry.source, hash: hash)
                continue
            }
            let source = try self.source(content)
            isChanged = isChanged || source != nil || known[path]?.source != nil
            if source != nil { changed.insert(String(path.dropFirst())) }
            next[path] = Entry(version: version, source: source, hash: hash)
        }
        entries = next
        guard isChanged else { return nil }
        let files = next.compactMap { path, entry in
            entry.source.map { StyleFolder.File(path: String(path.dropFirst()), source: $0) }
        }
        return Change(styles: StyleFolder(files), changedPaths: changed)
    }

    /// The source of a file; `nil` if it declares no style, which is no error in a folder.
    private func source(_ content: [UInt8]) throws(ProgramError) -> CustomSource? {
        guard SourceChecker.canDeclareStyle(content) else { return nil }
        let source = try checker.source(content)
        return source.declaresNoStyle ? nil : source
    }
}
