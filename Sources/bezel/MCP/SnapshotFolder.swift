import Glibc
import Synchronization

/// The pictures of the last answers as files, for clients that open the path of an answer.
///
/// They are in a folder of their own below `$TMPDIR`, which only the user can read and which is removed at the end.
final class SnapshotFolder: Sendable {
    private struct State {
        /// `nil` before the first picture, and where none can be written.
        var path: String?
        /// The oldest first.
        var names: [String] = []
    }

    private let state = Mutex(State())

    /// The number of files that are kept.
    static let limit = 64

    /// Writes a picture; returns its path, or `nil` if it cannot be written.
    func write(_ png: [UInt8], named name: String) -> String? {
        state.withLock { state in
            guard let folder = state.path ?? Self.makeFolder() else { return nil }
            state.path = folder
            let path = "\(folder)/\(name).png"
            guard !state.names.contains(name) else { return path }
            guard (try? Output.write(png, toFile: path)) != nil else { return nil }
            state.names.append(name)
            if state.names.count > Self.limit {
                unlink("\(folder)/\(state.names.removeFirst()).png")
            }
            return path
        }
    }

    /// Removes all files.
    func remove() {
        state.withLock { state in
            guard let folder = state.path else { return }
            for name in state.names { unlink("\(folder)/\(name).png") }
            rmdir(folder)
            state = State()
        }
    }

    private static func makeFolder() -> String? {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        var template = Array("\(parent.isEmpty ? "/tmp" : parent)/bezel-XXXXXX".utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
        }
        return isMade
            ? String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
