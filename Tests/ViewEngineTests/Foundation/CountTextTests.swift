import Testing
import ViewEngine

@Suite struct `A number of bytes` {
    @Test(arguments: [
        (0, "Zero KB"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1_536_000, "1.5 MB"),
        (999_999, "1 MB"), (1_234_567_890, "1.23 GB"), (-2000, "-2 KB"),
    ])
    func `has a text in units of a thousand`(count: Int, text: String) {
        #expect(ByteCount(Double(count)).text() == text)
    }

    @Test func `is counted by 1024 in memory`() {
        #expect(ByteCount(2048, style: .memory).text() == "2 KB")
        #expect(ByteCount(1_048_576, style: .binary).text() == "1 MB")
        #expect(ByteCount(.infinity).text() == "Zero KB")
    }
}

@Suite struct `A time from now` {
    @Test(arguments: [
        (7200.0, "in 2 hours"), (-90.0, "1 minute ago"), (-172_800.0, "2 days ago"), (3600.0, "in 1 hour"),
        (3_456_000.0, "in 1 month"), (0.0, "in 0 seconds"),
    ])
    func `has a text`(seconds: Double, text: String) {
        #expect(RelativeTime(seconds: seconds).text == text)
    }

    @Test(arguments: [
        (-90_000.0, "yesterday"), (90_000.0, "tomorrow"), (0.0, "now"), (-172_900.0, "2 days ago"),
    ])
    func `has a name where there is one`(seconds: Double, text: String) {
        #expect(RelativeTime(seconds: seconds, isNamed: true).text == text)
    }

    @Test func `has short units`() {
        #expect(RelativeTime(seconds: 7200, units: .abbreviated).text == "in 2h")
        #expect(RelativeTime(seconds: -7200, units: .short).text == "2 hr. ago")
        #expect(RelativeTime(seconds: 8580).distance(units: 2) == "2 hours, 23 minutes")
    }
}
