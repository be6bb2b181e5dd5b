import Glibc
import HTTP

/// The identifier of a build: equal for all copies of a program, also for stripped ones, and different for each build.
///
/// It is the build id that the linker writes to the file (ELF, the note `NT_GNU_BUILD_ID`); for a file without one, a
/// hash of its content.
struct BuildIdentifier: Hashable {
    /// In hexadecimal digits.
    let description: String

    /// The identifier of the running program; `nil` if its file cannot be read.
    static var ofProgram: BuildIdentifier? { BuildIdentifier(file: "/proc/self/exe") }

    /// Reads the identifier of a file; `nil` if it cannot be read.
    init?(file path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let program = ELFFile { offset, count in read(count, at: offset, of: descriptor) }
        if let buildID = program.buildID {
            description = buildID.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        } else if let hash = contentHash(of: descriptor) {
            // The digits are between quotation marks.
            description = String(EntityTag(hash).value.dropFirst().dropLast())
        } else {
            return nil
        }
    }
}

/// Reads bytes of a file, fewer at its end; `nil` after an error.
private func read(_ count: Int, at offset: Int, of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = pread(descriptor, &bytes, count, off_t(offset))
    return length < 0 ? nil : Array(bytes.prefix(length))
}

/// The hash of a file's content; `nil` if it cannot be read.
private func contentHash(of descriptor: Int32) -> EntityTag.Hash? {
    var hash = EntityTag.Hash()
    var offset = 0
    while true {
        guard let bytes = read(1 << 20, at: offset, of: descriptor) else { return nil }
        guard !bytes.isEmpty else { return hash }
        hash.combine(bytes.span)
        offset += bytes.count
    }
}
