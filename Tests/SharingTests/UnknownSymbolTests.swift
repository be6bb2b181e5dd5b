import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `Unknown symbols of a source` {
    private let service = SharingService()

    private let source = """
        import SwiftUI
        enum Kind {
            case far, near
            var symbol: String {
                switch self {
                case .far: "rocket"
                case .near: "star"
                }
            }
        }
        struct Launch: ButtonStyle {
            var icon = "lasso"
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Image(systemName: Kind.far.symbol)
                    Image(systemName: icon)
                    Image(systemName: "star").symbolVariant(.fill)
                    Label("Go", systemImage: configuration.isPressed ? "tram" : "star")
                    if configuration.role == .cancel { Image(systemName: "\\(icon).circle") }
                    #if os(macOS)
                    Image(systemName: "mac")
                    #endif
                    configuration.label
                }
            }
        }
        """

    private func places(_ messages: [[String: Any]], _ text: String) -> [String] {
        messages.map { message in
            let name = (message[text] as? String)?.split(separator: "'").dropFirst().first ?? ""
            let place = message["place"] as? [String: Int]
            let line = message["line"] as? Int ?? place?["line"] ?? 0
            let column = message["column"] as? Int ?? place?["column"] ?? 0
            return "\(message["severity"] ?? "") \(name) \(line):\(column)"
        }
    }

    private let expected = ["warning rocket 6:20", "warning lasso 12:16", "warning tram 18:64"]

    @Test func `are warnings at their places`() {
        let response = service.post(source)
        #expect(response.status.code == 201)
        #expect(places(response.objects("warnings"), "message") == expected)
        let call = """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_style","arguments":{"source":
            \(String(decoding: try! JSONEncoder().encode(source), as: UTF8.self))}}}
            """
        #expect(service.post(call, to: "/mcp", type: "application/json").text.contains("'rocket'"))
    }

    @Test func `are messages of the resolved values`() {
        let response = service.get("/v1/custom/~\(Sample.data(source)).json")
        #expect(places(response.objects("messages"), "text") == expected)
        let known = service.get("/v1/custom/~\(Sample.data(Sample.pair)).json")
        #expect(known.json["messages"] as? [String] == [])
    }

    @Test func `are named by the header of the pictures that show them`() throws {
        let base = "/v1/custom/~\(Sample.data(source))"
        for output in [".svg", ".png", "/states.svg", "/animation.svg", ".json", "/animation.gif"] {
            let response = service.get(base + output)
            #expect(response.status == .ok)
            // A sheet and an animation show the pressed state.
            let isPressed = output.contains("/")
            let names = isPressed ? ["rocket", "lasso", "tram"] : ["rocket", "lasso"]
            let value = try #require(response.field("X-Missing-Symbols"))
            #expect(Set(value.split(separator: ", ").map(String.init)) == Set(names), "\(output)")
            #expect(service.get(base + output).field("X-Missing-Symbols") == value)
            #expect(service.get(base + output, method: .head).field("X-Missing-Symbols") == value)
            let tag = try #require(response.field("ETag"))
            let notModified = service.get(base + output, ifNoneMatch: tag)
            #expect(notModified.status == .notModified)
            #expect(notModified.field("X-Missing-Symbols") == value)
        }
        #expect(service.get(base + ".svg?icon=star").field("X-Missing-Symbols") == "rocket")
        #expect(service.get(base + ".svg?icon=b%20c").field("X-Missing-Symbols") == "rocket, b%20c")
        #expect(service.get("/v1/custom/~\(Sample.data(Sample.pair)).svg").field("X-Missing-Symbols") == nil)
    }

    @Test func `that it composes are warnings of the style`() {
        let source = """
            import SwiftUI
            struct Composed: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Image(systemName: ["a", "b"].joined(separator: "."))
                }
            }
            """
        let warnings = service.post(source).objects("warnings")
        #expect(places(warnings, "message") == ["warning a.b 2:8"])
    }

    @Test func `are at most a hundred warnings, and five names of the header`() {
        let source = """
            import SwiftUI
            struct Many: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ForEach(0..<110) { Image(systemName: "number\\($0)") }
                }
            }
            """
        let response = service.post(source)
        #expect(response.objects("warnings").count == 100)
        let header = service.get("/v1/custom/~\(Sample.data(source)).svg").field("X-Missing-Symbols")
        #expect(header?.split(separator: ",").count == 5)
    }
}
