import Glibc

/// Standard input and output of a confined process, by the system calls that it has.
package enum StandardStreams {
    /// Reads standard input to its end; nil if that fails, or if there are more bytes than a limit.
    package static func readInput(limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        // Most inputs are far shorter than the limit.
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let read = buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if read > 0 {
                bytes += buffer[..<read]
            } else if read == 0 {
                return bytes
            } else if errno != EINTR {
                return nil
            }
        }
        return nil
    }

    /// Writes all bytes to standard output, and returns whether that succeeded.
    package static func writeOutput(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written < 0, errno != EINTR {
                return false
            }
        }
        return true
    }
}
