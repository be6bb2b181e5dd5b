import Glibc

/// The resident memory of processes.
package enum ResidentMemory {
    /// The resident memory of a process that it shares with no file, in bytes; `nil` after its end.
    static func privateBytes(of process: Int32) -> Int? {
        let descriptor = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return privateBytes(in: descriptor)
    }

    /// Likewise by a file `statm` of the process that is open.
    package static func privateBytes(in statm: Int32) -> Int? {
        // The size, the resident pages, and those of them that belong to files (proc(5)).
        let text = withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { bytes in
            let count = pread(statm, bytes.baseAddress, bytes.count, 0)
            return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
        }
        let numbers = text.split(separator: " ").map { Int($0) ?? 0 }
        guard numbers.count > 2 else { return nil }
        return (numbers[1] - numbers[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
