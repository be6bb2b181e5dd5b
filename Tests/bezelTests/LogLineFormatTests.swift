import Foundation
import HTTP
import MicroHTTPServer
import Testing

@testable import bezel

@Suite struct `A log line format` {
    @Test(arguments: [
        (LogLineFormat.text, 1, "2026-01-02T03:04:05Z dropped 1 line of the log\n"),
        (.text, 1_234, "2026-01-02T03:04:05Z dropped 1234 lines of the log\n"),
        (.json, 1, "{\"time\":\"2026-01-02T03:04:05Z\",\"dropped\":1}\n"),
    ])
    func `reports dropped lines`(format: LogLineFormat, dropped: Int, text: String) {
        #expect(format.line(dropped: dropped, at: "2026-01-02T03:04:05Z") == text)
    }

    private static let route = "/v1/{framework}/{style}.svg"

    private func line(
        _ format: LogLineFormat,
        method: String = "GET",
        path: [UInt8]? = Array("/v1/swiftui/bordered.svg".utf8),
        phases: PhaseDurations = PhaseDurations()
    ) -> [UInt8] {
        let record = ExchangeRecord(
            id: RequestID(upper: 1, lower: 2),
            method: Method(rawValue: method),
            route: Self.route,
            path: path?[...],
            status: .ok,
            bodySize: 718,
            duration: 412,
            phases: phases,
            isComplete: true
        )
        return [UInt8](capacity: format.longestLine(of: record)) {
            format.append(record, at: "2026-01-02T03:04:05Z", to: &$0)
        }
    }

    private var phases: PhaseDurations {
        var phases = PhaseDurations()
        phases[.read] = 9_900
        phases[.draw] = 123_456
        return phases
    }

    @Test func `has the request, its route and its phases as text`() {
        #expect(
            String(decoding: line(.text, phases: phases), as: UTF8.self) == """
                2026-01-02T03:04:05Z GET /v1/swiftui/bordered.svg /v1/{framework}/{style}.svg 200 718 B 412 µs \
                read=9 draw=123 00000000000000010000000000000002

                """
        )
    }

    @Test func `has the request, its route and its phases as JSON`() throws {
        let object = try members(line(.json, phases: phases))
        #expect(
            object == [
                "time": "2026-01-02T03:04:05Z", "id": "00000000000000010000000000000002", "method": "GET",
                "route": Self.route, "path": "/v1/swiftui/bordered.svg", "status": 200, "bytes": 718,
                "microseconds": 412, "complete": true, "phases": ["read": 9, "draw": 123],
            ] as NSDictionary
        )
        #expect(try members(line(.json))["phases"] == nil)
    }

    @Test(arguments: [
        ("/v1/custom/~eJwrLikq.svg", "/v1/custom/~*.svg"),
        ("/v1/custom/~eJwr/states.svg", "/v1/custom/~*/states.svg"),
        ("/embed/custom/~eJwr", "/embed/custom/~*"), ("/v1/custom/~", "/v1/custom/~*"),
        ("/v1/custom/Pill~abc.svg", "/v1/custom/Pill~abc.svg"),
    ])
    func `has no source that an address contains`(path: String, logged: String) throws {
        #expect(try members(line(.json, path: Array(path.utf8)))["path"] as? String == logged)
        #expect(String(decoding: line(.text, path: Array(path.utf8)), as: UTF8.self).contains(" \(logged) "))
    }

    /// All bytes, and what ends a string, an object, a line or UTF-8.
    private static let hostilePaths: [[UInt8]] =
        (0...255).map { [UInt8(ascii: "/"), $0, UInt8(ascii: "x")] } + [
            Array("/\"},{\"a\":\"".utf8), Array("/\\u0000\\".utf8), Array("/\r\n{}".utf8), [0xC3],
            [0xFF, 0xFE],
            [0xF0, 0x9F, 0x98], Array("/\u{2028}\u{202E}".utf8), [],
        ]

    @Test func `is one line of valid JSON for any path and method`() throws {
        for path in Self.hostilePaths {
            let method = String(decoding: path, as: UTF8.self)
            let line = line(.json, method: method, path: path)
            #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
            #expect(line.last == UInt8(ascii: "\n"))
            let object = try members(line)
            #expect(object["method"] as? String == "other")
            #expect((object["path"] as? String)?.utf8.count == path.count)
            #expect(object["status"] as? Int == 200)
        }
    }

    @Test func `has no control characters as text`() {
        for path in Self.hostilePaths {
            let line = line(.text, path: path)
            #expect(line.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        }
    }

    @Test func `has no path for a request for no route`() throws {
        #expect(try members(line(.json, path: nil))["path"] == nil)
        #expect(String(decoding: line(.text, path: nil), as: UTF8.self).contains(" GET - "))
    }

    private func members(_ line: [UInt8]) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(line)) as? NSDictionary)
    }
}
