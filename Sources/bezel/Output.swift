import Glibc

/// The program's output to standard output, standard error and other file descriptors.
enum Output {
    /// Writes a line to standard output.
    static func line(_ text: String) throws(ProgramError) {
        try standard(Array((text + "\n").utf8))
    }

    /// Writes all bytes to standard output.
    static func standard(_ bytes: [UInt8]) throws(ProgramError) {
        guard write(bytes, to: STDOUT_FILENO) else {
            throw .failure("cannot write to standard output: \(String(cString: strerror(errno)))")
        }
    }

    /// Writes a line to standard error.
    static func error(_ text: String) {
        write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes, or as many as possible; returns whether all were written.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = Glibc.write(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
