import Testing

@testable import bezel

@Suite struct `A log line format` {
    @Test(arguments: [
        (LogLineFormat.text, 1, "2026-01-02T03:04:05Z dropped 1 line of the log\n"),
        (.text, 1_234, "2026-01-02T03:04:05Z dropped 1234 lines of the log\n"),
        (.json, 1, "{\"time\":\"2026-01-02T03:04:05Z\",\"dropped\":1}\n"),
    ])
    func `reports dropped lines`(format: LogLineFormat, dropped: Int, text: String) {
        var line: [UInt8] = []
        format.append(dropped: dropped, at: "2026-01-02T03:04:05Z", to: &line)
        #expect(String(decoding: line, as: UTF8.self) == text)
    }
}
