import Glibc

/// The file of accepted findings in a folder, which may be that of a stranger: links are not followed.
struct AcceptedFile {
    static let name = ".bezel-findings.json"

    /// The folder, which may itself be a link.
    private let folder: String
    /// The path for people.
    let path: String

    init(in folder: String, _ paths: AuditPaths) {
        self.folder = folder
        path = paths.shown(Self.name)
    }

    /// Reads the file; nothing is accepted if there is none.
    func read() throws(ProgramError) -> AcceptedFindings {
        guard let bytes = try content() else { return AcceptedFindings() }
        do throws(AcceptedFindingsError) {
            return try AcceptedFindings(reading: bytes)
        } catch {
            throw .trouble("\(path) \(error.problem)")
        }
    }

    /// Writes the file, in place of the one that there is; one without entries is removed.
    func write(_ accepted: AcceptedFindings) throws(ProgramError) {
        let target = folder + "/" + Self.name
        guard !accepted.entries.isEmpty else {
            guard unlink(target) == 0 || errno == ENOENT else { throw failure("remove") }
            return
        }
        let bytes = accepted.bytes
        guard accepted.entries.count <= AcceptedFindings.entryLimit, bytes.count <= AcceptedFindings.byteLimit
        else {
            throw .trouble("\(accepted.entries.count) findings are more than \(path) can have")
        }
        // A reader sees the old file or the new one, and a link in its place is replaced, not followed.
        let temporary = target + ".\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure("write") }
        let isWritten = Output.write(bytes, to: descriptor) == bytes.count
        guard close(descriptor) == 0, isWritten, rename(temporary, target) == 0 else {
            let error = failure("write")
            unlink(temporary)
            throw error
        }
    }

    /// The bytes of the file; `nil` if there is none.
    private func content() throws(ProgramError) -> [UInt8]? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = open(folder + "/" + Self.name, flags)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            if errno == ELOOP { throw .trouble("\(path) is a link, which is not followed") }
            throw failure("read")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .trouble("\(path) is no file")
        }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        // One byte more than may be tells that it is too long.
        while content.count <= AcceptedFindings.byteLimit {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("read") }
            guard count > 0 else { break }
            content += chunk[..<count]
        }
        return content
    }

    /// The error of the last system call.
    private func failure(_ verb: String) -> ProgramError {
        .trouble("cannot \(verb) \(path): \(String(cString: strerror(errno)))")
    }
}
