import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A JSON body with several errors` {
    private let service = Service()

    @Test func `has suggestions for its first four unknown names`() throws {
        let members = [
            #""style":"bordered","systemImage":"star.fil""#, #""style":"bordered","titel":"x""#,
            #""style":"bordered""#, #""style":"bordered","tint":"sistemBlue""#,
            #""style":"bordered","width":"1""#, #""style":"borderd""#,
            // Those after the first four.
            #""style":"bordered","systemImage":"star.fil""#, #""style":"bordered","titel":"x""#,
            #""style":"borderd""#, #""style":"bordered","tint":"sistemBlue""#,
            #""style":"bordered","format":"pgn""#, #""style":"bordered","events":["tapp@1"]"#,
        ]
        let items = members.map { #"{"framework":"swiftui",\#($0)}"# }
        let response = service.post(#"{"items":[\#(items.joined(separator: ","))]}"#)
        let results = try #require(try response.members()["items"] as? [[String: Any]])
        let problems = results.map { $0["problem"] as? [String: Any] }
        #expect(
            problems.map { $0?["suggestion"] as? String }
                == ["star.fill", "title", nil, "systemBlue", nil, "bordered", nil, nil, nil, nil, nil, nil]
        )
        #expect(
            problems.compactMap { $0?["type"] as? String }.map { $0.split(separator: ":").last ?? "" }
                == [
                    "invalid-value", "unknown-parameter", "invalid-value", "wrong-type", "unknown-style",
                    "invalid-value", "unknown-parameter", "unknown-style", "invalid-value", "invalid-value",
                    "invalid-value",
                ]
        )
        let details = problems.map { $0?["detail"] as? String ?? "" }
        #expect(details.map { $0.contains("Did you mean") }.count { $0 } == 4)
        // Alone, each of them has one.
        for item in items.suffix(6) {
            #expect(try service.post(item).members()["suggestion"] != nil, "\(item)")
        }
    }

    @Test func `counts unknown names to which none is near`() throws {
        let items = ["qqqqqqqq", "xxxxxxxx", "zzzzzzzz", "jjjjjjjj", "titel"].map {
            #"{"framework":"swiftui","style":"bordered","\#($0)":1}"#
        }
        let response = service.post(#"{"items":[\#(items.joined(separator: ","))]}"#)
        #expect(response.text.contains("unknown-parameter"))
        #expect(!response.text.contains("suggestion"))
    }
}
