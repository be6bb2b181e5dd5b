import Glibc

/// The values of the process in `/proc/self/stat` (proc(5)).
struct ProcessStatus {
    /// In user and system mode, in ticks of the clock.
    let cpuTicks: Int
    /// The time from the start of the system to that of the process, in ticks of the clock.
    let startTicks: Int
    let virtualBytes: Int
    let residentPages: Int

    /// The status of the running process; `nil` if the system does not tell it.
    init?() {
        guard let text = Self.text(of: "/proc/self/stat") else { return nil }
        self.init(text)
    }

    /// Reads the content of the file; `nil` if a field is missing.
    init?(_ text: String) {
        // The second field is the name of the program in parentheses, which may contain anything.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ").map { Int($0) }
        /// A field by the number that it has in proc(5).
        func field(_ number: Int) -> Int? { fields.indices.contains(number - 3) ? fields[number - 3] : nil }
        guard let user = field(14), let system = field(15), let start = field(22), let virtual = field(23),
            let resident = field(24)
        else { return nil }
        cpuTicks = user + system
        startTicks = start
        virtualBytes = virtual
        residentPages = resident
    }

    /// The start of the system, in seconds since 1970; `nil` if the system does not tell it.
    static var bootTime: Int? {
        text(of: "/proc/stat")?.split(separator: "\n").first { $0.hasPrefix("btime ") }
            .flatMap { Int($0.dropFirst("btime ".count)) }
    }

    private static func text(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &part, part.count)
            guard count >= 0 else { return nil }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += part[..<count]
        }
    }
}
