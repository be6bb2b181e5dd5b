import Glibc

/// The program's output to standard output, standard error and other file descriptors.
enum Output {
    /// Writes a line to standard output.
    static func line(_ text: String) throws(ProgramError) {
        try standard(Array((text + "\n").utf8))
    }

    /// Writes all bytes to standard output.
    static func standard(_ bytes: [UInt8]) throws(ProgramError) {
        guard write(bytes, to: STDOUT_FILENO) == bytes.count else {
            throw .failure("cannot write to standard output: \(String(cString: strerror(errno)))")
        }
    }

    /// Writes a line to standard error.
    static func error(_ text: String) {
        write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a file, in place of any that exists.
    static func write(_ bytes: [UInt8], toFile path: String) throws(ProgramError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0, write(bytes, to: descriptor) == bytes.count, close(descriptor) == 0 else {
            throw .failure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
    }

    /// Makes a folder and those around it, where there are none, with these permissions.
    static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(ProgramError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            guard mkdir(String(path[..<end]), mode) == 0 || errno == EEXIST else {
                throw .failure("cannot make the folder \(path): \(String(cString: strerror(errno)))")
            }
        }
    }

    /// Writes all bytes, or as many as possible; returns the number of written ones.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = Glibc.write(descriptor, start, rest.count)
                if count < 0, errno == EINTR || waitAfterRefusal(of: descriptor) { continue }
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
            return rest.startIndex
        }
    }

    /// Waits until a descriptor that must not block takes bytes; false if the last call failed for another reason.
    ///
    /// Another program that has the same descriptor may have set it so.
    private static func waitAfterRefusal(of descriptor: Int32) -> Bool {
        guard errno == EAGAIN else { return false }
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&event, 1, -1) > 0
    }
}
