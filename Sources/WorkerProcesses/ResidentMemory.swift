import Glibc

/// The memory of other processes.
enum ProcessMemory {
    /// The resident memory of a process that it shares with no file, in bytes; `nil` after its end.
    static func privateBytes(of process: Int32) -> Int? {
        let descriptor = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        // The size, the resident pages, and those of them that belong to files (proc(5)).
        let numbers = bytes[..<count].split(separator: UInt8(ascii: " "))
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        guard numbers.count > 2 else { return nil }
        return (numbers[1] - numbers[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
