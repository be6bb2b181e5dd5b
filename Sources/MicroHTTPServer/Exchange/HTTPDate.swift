import Glibc

/// The date and time in the format of the header field `Date`, as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
///
/// It is formatted once a second: libmicrohttpd would do that for each response.
final class HTTPDate {
    private var second: time_t = 0
    private(set) var bytes: [UInt8] = []

    /// The length of a date in bytes.
    static let length = 29

    init() {
        update()
    }

    /// Sets the date to the current time.
    func update() {
        let now = time(nil)
        guard now != second else { return }
        second = now
        var (time, parts) = (now, tm())
        gmtime_r(&time, &parts)
        bytes = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.length + 1) { text in
            let length = strftime(text.baseAddress, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return text[..<length].map { UInt8(bitPattern: $0) }
        }
    }
}
