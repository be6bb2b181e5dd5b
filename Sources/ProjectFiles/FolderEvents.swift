import Glibc
import Synchronization

/// The reports of the system about files that are saved, renamed or removed in some folders.
///
/// Not every file system has them, and their number has a limit, so they only tell sooner what a look finds anyway.
package final class FolderEvents: Sendable {
    private let descriptor: Int32
    /// The paths of the folders on the disk, by the numbers of their watches.
    private let folders = Mutex<[Int32: String]>([:])

    /// `nil` if the system has no more of them.
    package init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Watches the folders of a reading, with those of before.
    package func watch(_ folder: ProjectFolder) {
        // A file that is being written is reported when it is closed, and read then.
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ONLYDIR)
        folders.withLock { folders in
            for path in folder.folderPaths {
                let number = inotify_add_watch(descriptor, path, mask)
                if number >= 0 { folders[number] = path }
                if number < 0, errno == ENOSPC { return }
            }
        }
    }

    /// Waits some microseconds at most for something that can matter.
    package func wait(microseconds: Int) -> FolderReport {
        let end = ContinuousClock.now + .microseconds(microseconds)
        while true {
            let rest = max(0, (end - .now) / .milliseconds(1))
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, Int32(rest.rounded(.up))) > 0 else { return .nothing }
            let report = takeReports()
            if report != .nothing || rest == 0 { return report }
        }
    }

    /// Takes the reports that there are.
    private func takeReports() -> FolderReport {
        var report = FolderReport.nothing
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return report }
            report = report.and(buffer.withUnsafeBytes { self.report($0[..<count]) })
        }
    }

    private func report(_ bytes: Slice<UnsafeRawBufferPointer>) -> FolderReport {
        var report = FolderReport.nothing
        var rest = UnsafeRawBufferPointer(rebasing: bytes)
        let header = MemoryLayout<inotify_event>.size
        while rest.count >= header {
            let event = rest.loadUnaligned(as: inotify_event.self)
            let end = min(rest.count, header + Int(event.len))
            let name = String(decoding: rest[header..<end].prefix { $0 != 0 }, as: UTF8.self)
            report = report.and(self.report(event, name: name))
            rest = UnsafeRawBufferPointer(rebasing: rest[end...])
        }
        return report
    }

    private func report(_ event: inotify_event, name: String) -> FolderReport {
        guard event.mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW) == 0 else { return .other }
        guard let kind = FileKind(name) else {
            return name == ".gitignore" || name == "Contents.json" ? .other : .nothing
        }
        // Editors write a file, or another one that they give its name.
        let isSaved = event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
        guard kind == .swift, isSaved, let folder = folders.withLock({ $0[event.wd] }) else { return .other }
        return .savedSource("\(folder)/\(name)")
    }
}
