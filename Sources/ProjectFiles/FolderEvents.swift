import Glibc

/// The reports of the system about files that are saved, renamed or removed in some folders.
///
/// Not every file system has them, and their number has a limit, so they only tell sooner what a look finds anyway.
package final class FolderEvents: Sendable {
    private let descriptor: Int32

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
        for path in folder.folderPaths where inotify_add_watch(descriptor, path, mask) < 0 && errno == ENOSPC
        {
            return
        }
    }

    /// Waits for a report about a file or a folder that can matter; returns whether there was one within some
    /// microseconds.
    package func wait(microseconds: Int) -> Bool {
        let end = ContinuousClock.now + .microseconds(microseconds)
        while true {
            let rest = (end - .now) / .milliseconds(1)
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard rest > 0, Glibc.poll(&poll, 1, Int32(rest.rounded(.up))) > 0 else { return false }
            if takesReports() { return true }
        }
    }

    /// Takes the reports that there are; returns whether one of them can matter.
    private func takesReports() -> Bool {
        var matters = false
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return matters }
            matters = buffer.withUnsafeBytes { Self.matter($0[..<count]) } || matters
        }
    }

    /// Whether one of some reports is about a folder, or a file that is read.
    private static func matter(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = UnsafeRawBufferPointer(rebasing: bytes)
        let header = MemoryLayout<inotify_event>.size
        while rest.count >= header {
            let event = rest.loadUnaligned(as: inotify_event.self)
            let end = min(rest.count, header + Int(event.len))
            let name = String(decoding: rest[header..<end].prefix { $0 != 0 }, as: UTF8.self)
            if event.mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW) != 0 || isRead(name) { return true }
            rest = UnsafeRawBufferPointer(rebasing: rest[end...])
        }
        return false
    }

    private static func isRead(_ name: String) -> Bool {
        name == ".gitignore" || name == "Contents.json" || FileKind(name) != nil
    }
}
