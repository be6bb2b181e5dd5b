import Testing
import ViewEngine

@Suite struct `A pattern of dates` {
    @Test(arguments: [
        ("yyyy-MM-dd'T'HH:mm:ssZ", "2024-02-29T23:05:09+0130", "2024-02-29 21:35:09"),
        ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2024-02-29T23:05:09.500Z", "2024-02-29 23:05:09"),
        ("d MMMM yyyy", "1 march 2001", "2001-03-01 00:00:00"),
        ("EEE, MMM d, yy", "Thu, Mar 1, 01", "2001-03-01 00:00:00"),
        ("h:mm a", "12:30 AM", "2000-01-01 00:30:00"),
        ("h:mm a", "1:30 pm", "2000-01-01 13:30:00"),
        ("HH 'o''clock'", "07 o'clock", "2000-01-01 07:00:00"),
    ]) func `reads a text`(pattern: String, text: String, moment: String) throws {
        let date = try #require(DatePattern(pattern).date(from: text))
        #expect(date.formatted("yyyy-MM-dd HH:mm:ss") == moment)
    }

    @Test(arguments: [
        ("yyyy-MM-dd", "2023-02-29"), ("yyyy-MM-dd", "2024-13-01"), ("yyyy-MM-dd", "2024-01-01 "),
        ("yyyy-MM-dd", "soon"), ("yyyy-MM-dd", ""), ("HH:mm", "25:00"), ("MMM", "Foo"), ("a", "xm"),
        ("Q", "1"), ("Z", "Greenwich"), ("yyyy", "٢٠٢٤"),
    ]) func `reads no other text`(pattern: String, text: String) {
        #expect(DatePattern(pattern).date(from: text) == nil)
    }

    @Test func `ends with the longest numbers and patterns`() {
        let digits = String(repeating: "9", count: 10_000)
        #expect(DatePattern(String(repeating: "y", count: 10_000)).date(from: digits) == nil)
        #expect(DatePattern(String(repeating: "S", count: 10_000)).date(from: digits) == nil)
    }
}
