import CustomStyles
import Glibc
import MicroHTTPServer
import ProjectFiles
import Synchronization

/// Watches a folder of sources, and publishes what they show whenever they change.
///
/// It looks at the times of all files and folders, because not every file system reports changes; where one does, a saved
/// file is seen sooner.
final class StyleFolderWatcher: Sendable {
    private let styles: WatchedStyles
    private let report: @Sendable (String) -> Void
    private let looks: FolderLooks
    private let reader: Mutex<ProjectReader>
    private let events: FolderEvents?
    private let isStopped = Atomic(false)
    /// Whether files of the first reading are left to be checked.
    private let isIncomplete = Atomic(false)

    /// Reads a folder; the report receives the messages about its sources, each on some lines.
    ///
    /// Files that take longer than a second to be checked follow once the watcher is started.
    init(
        _ folder: String,
        checker: SourceChecker,
        settings: FolderSettings = FolderSettings(),
        repeatedName: StyleFolder.RepeatedName = .none,
        report: @escaping @Sendable (String) -> Void
    ) throws(ProgramError) {
        styles = WatchedStyles()
        self.report = report
        let events = FolderEvents()
        self.events = events
        looks = FolderLooks(
            hasReports: { events.map { $0.wait(microseconds: 0) != .nothing } ?? false },
            report: report
        )
        reader = Mutex(
            ProjectReader(folder: folder, checker: checker, settings: settings, repeatedName: repeatedName)
        )
        try update()
    }

    /// The styles of the folder, as they are now.
    var watched: WatchedStyles { styles }

    /// Starts the thread that watches.
    func start() throws(ProgramError) -> BackgroundThread {
        do {
            return try BackgroundThread(name: "bezel-styles") { [self] in watch() }
        } catch {
            throw .failure("cannot start the thread that watches the styles: \(error)")
        }
    }

    func stop() { isStopped.store(true, ordering: .relaxed) }

    private func watch() {
        var lastError: String?
        var pause = Self.shortestPause
        var lastReading = MonotonicClock.nanoseconds()
        while !isStopped.load(ordering: .relaxed) {
            let isWaiting = !isIncomplete.load(ordering: .relaxed)
            let event = wait(microseconds: isWaiting ? pause : 0)
            if isWaiting, event == .nothing {
                let start = MonotonicClock.nanoseconds()
                let isCurrent = reader.withLock { $0.isCurrent }
                // A folder of many files takes a small part of a processor.
                let duration = (MonotonicClock.nanoseconds() - start) / 1000
                let factor = events == nil ? Self.pauseByLook : Self.pauseByLookBesideEvents
                pause = min(max(Self.shortestPause, factor * duration), Self.longestPause)
                if isCurrent, start - lastReading < Self.readingInterval { continue }
            }
            do throws(ProgramError) {
                if isWaiting || event != .nothing { try update(after: event) } else { try checkRest() }
                lastError = nil
            } catch {
                // A folder that cannot be read has no styles.
                if lastError == nil {
                    styles.publish(StyleFolder([], repeatedName: styles.current.repeatedName))
                }
                if lastError != error.message { report("bezel: \(error.message)") }
                lastError = error.message
                isIncomplete.store(false, ordering: .relaxed)
            }
            lastReading = MonotonicClock.nanoseconds()
        }
    }

    /// Waits some microseconds at most for a report of the system.
    private func wait(microseconds: Int) -> FolderReport {
        if let events { return events.wait(microseconds: microseconds) }
        usleep(UInt32(microseconds))
        return .nothing
    }

    /// In microseconds.
    private static let shortestPause = 60_000, longestPause = 700_000
    /// The time between two looks, in those of a look.
    private static let pauseByLook = 25, pauseByLookBesideEvents = 60
    /// The time after which the folder is read though nothing seems to have changed, in nanoseconds: rights and links
    /// change no version.
    private static let readingInterval = 5_000_000_000
    /// The time for which files of the first reading are checked before what there is is published.
    private static let firstReading = Duration.seconds(1)
    /// The time for which the rest of them is checked before a saved file is asked for.
    private static let nextReading = Duration.milliseconds(40)

    /// Reads the folder again, and publishes what has changed.
    private func update(after report: FolderReport = .other) throws(ProgramError) {
        let file: String? = if case .savedSource(let file) = report { file } else { nil }
        let change = try reader.withLock { reader throws(ProgramError) in
            // A folder that is new is watched from now on.
            defer { if let folder = reader.folder { events?.watch(folder) } }
            let duration = isIncomplete.load(ordering: .relaxed) ? Self.nextReading : Self.firstReading
            return try reader.read(looks, after: file, until: .now + duration)
        }
        publish(change)
    }

    /// Checks files that the first reading has left.
    private func checkRest() throws(ProgramError) {
        publish(
            try reader.withLock { reader throws(ProgramError) in
                try reader.check(until: .now + Self.nextReading)
            }
        )
    }

    private func publish(_ change: ProjectReader.Change?) {
        guard let change else { return }
        isIncomplete.store(!change.isComplete, ordering: .relaxed)
        styles.publish(change.styles)
        for line in change.styles.messages(of: change.changedPaths) { report(line) }
    }
}
