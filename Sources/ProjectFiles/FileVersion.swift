package import Glibc

/// The facts about a file by which a change is recognized.
package struct FileVersion: Hashable, Sendable {
    private let number: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    package init(_ status: stat) {
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
    }

    /// Whether the file was written so shortly before a time that it can be written again without another version.
    package func isUnsettled(at time: timespec) -> Bool {
        (time.tv_sec - seconds) * 1_000_000_000 + time.tv_nsec - nanoseconds < Self.resolution
    }

    /// In nanoseconds: the times of file systems advance by some milliseconds.
    private static let resolution = 50_000_000
}
