package import StyleSyntax
import Synchronization

/// The lines of the files of a project, which are found once for all programs that have a file.
package final class SharedLines: Sendable {
    private let lines = Mutex<[String: SourceLines]>([:])

    package init() {}

    /// The lines of a file, by its path and its bytes as they are now.
    package func lines(of path: String, _ bytes: [UInt8]) -> SourceLines {
        // Bytes that are in the same memory are not compared.
        if let known = lines.withLock({ $0[path] }), known.bytes == bytes { return known }
        let found = SourceLines(bytes)
        lines.withLock { $0[path] = found }
        return found
    }

    /// Forgets files that are not there any more.
    func forget(where isMissing: (_ path: String) -> Bool) {
        lines.withLock { lines in lines = lines.filter { !isMissing($0.key) } }
    }
}
