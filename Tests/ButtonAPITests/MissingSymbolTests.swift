import ButtonRendering
import Foundation
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

@Suite struct `A symbol without a drawing` {
    private let service = ButtonService.test(symbols: ["star", "star.fill", "tray.fill", "gobackward.15"])
    private let bordered = "/v1/swiftui/bordered"

    private func get(_ target: String, _ change: (inout Request) -> Void = { _ in }) -> Response {
        var request = Request(target: Array(target.utf8))
        change(&request)
        return service.respond(to: request, with: service.makeWorker(oneOf: 1))
    }

    private func missing(_ response: Response) -> String? { response.fields[.missingSymbols] }

    // MARK: Misspellings

    @Test(arguments: [
        ("heart.fil", "heart.fill"), ("haert.fill", "heart.fill"), ("hheart.fill", "heart.fill"),
        ("Heart.Fill", "heart.fill"), ("heartfill", "heart.fill"), ("heart.", "heart"), ("trashh", "trash"),
        ("chevron.rigth", "chevron.right"), ("1.circl", "1.circle"),
        // Names of SF's.
        ("tray.full", nil), ("tram.fill", nil), ("cat.fill", nil), ("swift", nil), ("crop", nil),
        ("gobackward.10", nil), ("gobackward.5", nil), ("2.circle", nil), ("square.grid.3x2", nil),
        ("sparkle", nil), ("ear", nil), ("eyes", nil), ("pip.fill", nil), ("rocket", nil),
        // Another word of a symbol, and words that no symbol has.
        ("cart.fill", nil), ("trash.file", nil), ("", nil), (String(repeating: "heart", count: 99), nil),
    ])
    func `is misspelled if it is one edit away, and neither a number nor a word differs`(
        name: String,
        correction: String?
    ) {
        let names = SymbolNames([
            "1.circle", "car.fill", "cart", "crop.rotate", "chevron.right", "doc", "drop", "eye", "gear",
            "gobackward.15",
            "heart", "heart.fill", "link", "pin.fill", "shift", "sparkles", "square.grid.2x2", "trash",
            "trash.fill", "tray.fill",
        ])
        #expect(names.correction(of: name) == correction)
    }

    @Test func `has status 400 if it is misspelled`() throws {
        let response = get("\(bordered).svg?systemImage=star.fil")
        #expect(response.status == .badRequest)
        let members = try response.members()
        #expect(members["suggestion"] as? String == "star.fill")
        #expect(members["parameter"] as? String == "systemImage")
        #expect((members["allowed"] as? [String])?.first == "star.fill")
        #expect(missing(response) == nil)
        for name in ["", String(repeating: "a", count: 129)] {
            #expect(get("\(bordered).svg?systemImage=\(name)").status == .badRequest)
        }
        let incomplete = SymbolNames(["star"], isIncomplete: true)
        let context = ParameterContext(
            style: service.reader.catalog.entries[0],
            output: .still,
            catalog: service.reader.catalog,
            symbols: incomplete,
            collection: nil
        )
        #expect(throws: ParameterError.self) {
            try ParameterCodec<String?>.symbol.decode("rocket", context)
        }
    }

    @Test func `is none if it is drawn without being listed, and no name is a misspelling of such a one`() {
        let names = SymbolNames(["star"], drawn: ["star", "star.square.on.square"])
        #expect(names.all == ["star"])
        #expect(names.contains("star") && names.contains("star.square.on.square"))
        #expect(names.correction(of: "star.square.on.squar") == nil)
        #expect(names.correction(of: "sta") == "star")
    }

    // MARK: Placeholders

    @Test(arguments: [
        ".svg", ".png", "/card.png", ".json", "/states.svg", "/states.png", "/states.json", "/animation.svg",
        "/animation.webp", "/animation.gif", "/animation.png", "/frames.json", "/frames/1.svg",
        "/frames/1.png", "/timeline.json", ".swift", ".svg?colorScheme=auto", ".svg?events=tap@0.1&t=0.2",
    ])
    func `has a placeholder, and is named by the header of every output`(output: String) throws {
        let target = "\(bordered)\(output)\(output.contains("?") ? "&" : "?")systemImage=rocket.fill"
        let response = get(target)
        #expect(response.status == .ok)
        #expect(missing(response) == "rocket.fill")
        // From the cache, for its length, and without content.
        #expect(missing(get(target)) == "rocket.fill")
        #expect(missing(get(target) { $0.method = .head }) == "rocket.fill")
        let tag = try #require(response.fields[.eTag])
        for _ in 0..<2 {
            let notModified = get(target) { $0.ifNoneMatch = tag }
            #expect(notModified.status == .notModified)
            #expect(missing(notModified) == "rocket.fill")
        }
        let known = get(target.replacing("rocket.fill", with: "star"))
        #expect(known.status == .ok)
        #expect(missing(known) == nil)
    }

    @Test func `is named with a status 304 that another service gives`() throws {
        let target = "\(bordered).svg?systemImage=rocket"
        let tag = try #require(get(target).fields[.eTag])
        let other = ButtonService.test(symbols: ["star"])
        var request = Request(target: Array(target.utf8))
        request.ifNoneMatch = tag
        let response = other.respond(to: request, with: other.makeWorker(oneOf: 1))
        #expect(response.status == .notModified)
        #expect(missing(response) == "rocket")
    }

    @Test func `takes the room of a symbol`() {
        let placeholder = get("\(bordered).svg?systemImage=rocket").text
        let star = get("\(bordered).svg?systemImage=star").text
        #expect(placeholder.contains("<path"))
        #expect(placeholder.prefix { $0 != "v" } == star.prefix { $0 != "v" })
        #expect(get("/v1/uikit/filled.svg?systemImage=rocket").text.contains("<path"))
    }

    @Test func `is named with percent signs`() throws {
        let response = get("\(bordered).svg?systemImage=%E4%B8%AD%0A%22,%20a")
        #expect(response.status == .ok)
        #expect(missing(response) == "%E4%B8%AD%0A%22%2C%20a")
        #expect(response.fields["Access-Control-Expose-Headers"]?.contains("X-Missing-Symbols") == true)
        let field = HeaderField.missingSymbols(["a", "b c", "d", "e", "f", "g"])
        #expect(field?.value == "a, b%20c, d, e, f")
        let long = HeaderField.missingSymbols([String(repeating: "中", count: 128)])
        #expect(try #require(long).value.count <= 3 * 128)
        #expect(HeaderField.missingSymbols([]) == nil)
    }

    // MARK: Bodies

    private func post(_ body: String, to target: String = "/v1/render") -> Response {
        get(target) { request in
            request.method = .post
            request.contentType = "application/json"
            request.hasBodyLength = true
            request.body = Array(body.utf8)
        }
    }

    @Test func `has a placeholder in the picture of a body`() throws {
        func item(_ name: String) -> String {
            #"{"framework":"swiftui","style":"bordered","systemImage":"\#(name)"}"#
        }
        #expect(missing(post(item("rocket"))) == "rocket")
        #expect(missing(post(item("star"))) == nil)
        let misspelled = post(item("star.fil"))
        #expect(misspelled.status == .unprocessableContent)
        #expect(try misspelled.members()["suggestion"] as? String == "star.fill")
        let batch = post(#"{"items":[\#(item("rocket")),\#(item("star")),\#(item("star.fil"))]}"#)
        let items = try #require(try batch.members()["items"] as? [[String: Any]])
        #expect(items[0]["missingSymbols"] as? [String] == ["rocket"])
        #expect(items[0]["svg"] != nil)
        #expect(items[1]["missingSymbols"] == nil)
        #expect(items[2]["problem"] != nil)
    }

    @Test func `is named by the tool that draws it`() throws {
        func text(_ name: String) throws -> String {
            let response = post(
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render_button","arguments":
                {"framework":"swiftui","style":"bordered","systemImage":"\(name)"}}}
                """,
                to: "/mcp"
            )
            return response.text
        }
        #expect(try text("rocket").contains("placeholders for: “rocket”"))
        #expect(try !text("star").contains("placeholders"))
        #expect(try text("star.fil").contains("Did you mean “star.fill”?"))
    }

    @Test func `is an approximation of the resolved values`() throws {
        let members = try get("\(bordered).json?systemImage=rocket").members()
        #expect(members["approximations"] as? [String] == ["symbol"])
        #expect(members["messages"] == nil)
    }
}
