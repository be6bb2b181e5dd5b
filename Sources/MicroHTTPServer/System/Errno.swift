import Glibc

/// The error number of a failed system call.
package struct Errno: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The error of the last call on this thread.
    static var current: Errno { Errno(code: errno) }

    /// Returns the result of a call, or throws its error if the result is -1.
    static func check(_ result: Int32) throws(Errno) -> Int32 {
        guard result != -1 else { throw current }
        return result
    }
}

extension Errno: CustomStringConvertible {
    package var description: String { String(cString: strerror(code)) }
}
