import Glibc

/// The date and time in UTC in the format of RFC 3339, to the second; formatted once a second.
struct LogClock {
    private var second: time_t = 0
    private var text = ""

    mutating func now() -> String {
        let current = time(nil)
        guard current != second else { return text }
        second = current
        var parts = tm()
        gmtime_r(&second, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        let length = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        text = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text
    }
}
