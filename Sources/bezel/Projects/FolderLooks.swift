import Glibc
import ProjectFiles
import ProjectSources

/// Looks at a folder that is being changed, until two of them agree: so no revision has one half of a change.
struct FolderLooks {
    /// The time between two looks after one file has changed, and after several have, in microseconds.
    private static let pauseOfOne = 5_000, pauseOfSeveral = 50_000
    /// The time for which looks may differ.
    private let limit: Duration
    /// Waits for some microseconds.
    private let wait: @Sendable (Int) -> Void
    /// Whether the system has reported something else since.
    private let hasReports: @Sendable () -> Bool
    /// Receives a note about a folder that does not come to rest.
    private let report: @Sendable (String) -> Void

    init(
        limit: Duration = .seconds(10),
        wait: @escaping @Sendable (Int) -> Void = { usleep(UInt32($0)) },
        hasReports: @escaping @Sendable () -> Bool = { false },
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.limit = limit
        self.wait = wait
        self.hasReports = hasReports
        self.report = report
    }

    /// The folder of a project in which one source was saved, at a path on the disk; `nil` if more than that has changed.
    func saved(_ file: String, in sources: ProjectSources) -> (folder: ProjectFolder, path: String)? {
        wait(Self.pauseOfOne)
        guard let look = sources.folder.saving(file), look.folder.hasSameVersions, !hasReports() else {
            return nil
        }
        return look
    }

    /// The folder of a project as two looks have found it; after the limit, as one has.
    func agreed(on sources: ProjectSources) throws(FolderError) -> ProjectFolder {
        var look = try sources.folderNow()
        var changed = look.changedPaths(since: sources.folder)
        let start = ContinuousClock.now
        while !changed.isEmpty {
            wait(changed.count == 1 ? Self.pauseOfOne : Self.pauseOfSeveral)
            if changed.count == 1, look.hasSameVersions { return look }
            let next = try sources.folderNow(since: look)
            let isSame = next.changedPaths(since: look).isEmpty
            look = next
            if isSame { return look }
            guard ContinuousClock.now - start < limit else {
                report("bezel: the project changes all the time; this is how one look has found it")
                return look
            }
            changed = look.changedPaths(since: sources.folder)
        }
        return look
    }
}
