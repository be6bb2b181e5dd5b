import Glibc

/// The number by which a system call says why it failed.
package struct Errno: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// What the last call on this thread left.
    static var current: Errno { Errno(code: errno) }

    /// Passes on the result of a call that answers -1 when it fails.
    static func check(_ result: Int32) throws(Errno) -> Int32 {
        guard result != -1 else { throw current }
        return result
    }
}

extension Errno: CustomStringConvertible {
    package var description: String { String(cString: strerror(code)) }
}
