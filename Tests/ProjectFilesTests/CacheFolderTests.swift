import Glibc
import ProjectFiles
import TestSupport
import Testing

@Suite struct `A folder of what can be made again` {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/cache/bezel" }
    private var cache: CacheFolder { CacheFolder(path) }

    private func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    private func files() -> [String] {
        (0..<100).map { "file-\($0)" }.filter { access("\(path)/\($0)", F_OK) == 0 }
    }

    @Test func `has what was written last, for the user alone`() {
        #expect(cache.read("file", upTo: 10) == nil)
        cache.write([1, 2, 3], to: "file")
        #expect(cache.read("file", upTo: 10) == [1, 2, 3])
        cache.write([4], to: "file")
        #expect(cache.read("file", upTo: 10) == [4])
        #expect(mode(of: path) == 0o700)
        #expect(mode(of: path + "/file") == 0o600)
    }

    @Test func `reads no file beyond the limit`() {
        cache.write([1, 2, 3], to: "file")
        #expect(cache.read("file", upTo: 3) != nil)
        #expect(cache.read("file", upTo: 2) == nil)
    }

    @Test func `reads no link, pipe or folder`() {
        cache.write([1], to: "file")
        symlink("\(path)/file", "\(path)/link")
        mkfifo("\(path)/pipe", 0o600)
        mkdir("\(path)/folder", 0o700)
        for name in ["link", "pipe", "folder"] { #expect(cache.read(name, upTo: 10) == nil) }
    }

    @Test func `keeps the newest files`() {
        for number in 0..<CacheFolder.mostFiles + 2 {
            cache.write([1], to: "file-\(number)")
            // The times of file systems advance by some milliseconds.
            let seconds = 1_000_000 + number
            let time = timespec(tv_sec: seconds, tv_nsec: 0)
            utimensat(AT_FDCWD, "\(path)/file-\(number)", [time, time], 0)
        }
        cache.write([1], to: "file-99")
        #expect(files().count == CacheFolder.mostFiles)
        #expect(files().first == "file-3")
    }

    @Test func `is no error if it cannot be written`() {
        folder.makeFile("file", "a")
        let cache = CacheFolder(folder.path + "/file/bezel")
        cache.write([1], to: "file")
        #expect(cache.read("file", upTo: 10) == nil)
    }
}
