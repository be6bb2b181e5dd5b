import CustomStyles
import Glibc
import MicroHTTPServer
import Synchronization

/// Watches a folder of sources, and publishes its styles whenever they change.
///
/// It looks at the names and times of all files: editors replace files, and not every file system reports changes.
final class StyleFolderWatcher: Sendable {
    private let styles: WatchedStyles
    private let report: @Sendable (String) -> Void
    private let reader: Mutex<StyleFolderReader>
    private let isStopped = Atomic(false)

    /// Reads a folder; the report receives the messages about its sources, each on some lines.
    init(
        _ folder: String,
        checker: SourceChecker,
        limits: PublicFolderLimits = .ofSources,
        report: @escaping @Sendable (String) -> Void
    ) throws(ProgramError) {
        styles = WatchedStyles()
        self.report = report
        reader = Mutex(StyleFolderReader(folder: folder, checker: checker, limits: limits))
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
        while !isStopped.load(ordering: .relaxed) {
            usleep(UInt32(pause))
            let start = MonotonicClock.nanoseconds()
            do throws(ProgramError) {
                try update()
                lastError = nil
            } catch {
                // A folder that cannot be read has no styles.
                if lastError == nil { styles.publish(StyleFolder([])) }
                if lastError != error.message { report("bezel: \(error.message)") }
                lastError = error.message
            }
            // A folder of many files takes a small part of a processor.
            let duration = (MonotonicClock.nanoseconds() - start) / 1000
            pause = min(max(Self.shortestPause, 20 * duration), Self.longestPause)
        }
    }

    /// In microseconds.
    private static let shortestPause = 200_000, longestPause = 700_000

    private func update() throws(ProgramError) {
        let change = try reader.withLock { reader throws(ProgramError) in try reader.read() }
        guard let change else { return }
        styles.publish(change.styles)
        for line in change.styles.messages(of: change.changedPaths) { report(line) }
    }
}
