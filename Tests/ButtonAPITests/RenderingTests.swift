import ButtonRendering
import Foundation
import HTTP
import Testing

@testable import ButtonAPI

extension Service {
    /// The response to a JSON body.
    func post(_ body: String, to target: String = "/v1/render", _ change: (inout Request) -> Void = { _ in })
        -> Response
    {
        get(target) { request in
            request.method = .post
            request.contentType = "application/json"
            request.hasBodyLength = true
            request.body = Array(body.utf8)
            change(&request)
        }
    }
}

extension Response {
    /// The members of a JSON body.
    func members() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    }
}

@Suite struct `A JSON body` {
    private let service = Service()

    @Test(arguments: [
        (#""title":"Buy now","state":"pressed""#, "svg", "title=Buy+now&state=pressed"),
        (#""state":["focused","pressed"]"#, "svg", "state=pressed,focused"),
        (#""width":200.5,"padding":0,"tint":"pink""#, "svg", "width=200.5&padding=0&tint=pink"),
        (#""flag":false,"label":"circle""#, "svg", "flag=false&label=circle"),
        (
            #""events":["down@0","move(60,0)@0.2","up@0.5"],"t":0.3"#, "svg",
            "events=down@0,move(60,0)@.2,up@.5&t=.3"
        ),
        (#""buttonSize":"large""#, "json", "controlSize=large"),
        (#""events":"tap@0.2","loop":false"#, "animation.svg", "events=tap@0.2&loop=false"),
        (#""fps":10"#, "frames/3.svg", "fps=10"), (#""fps":10"#, "frames.json", "fps=10"),
        (#""motion":"reduced""#, "timeline.json", "motion=reduced"),
        (#""rows":"role","columns":"system""#, "states.svg", "rows=role&columns=system"),
        (#""colorScheme":"DARK","columns":"contrast""#, "STATES.json", "colorScheme=dark&columns=contrast"),
        (#""title":"Buy""#, "swift", "title=Buy"),
    ])
    func `draws what a URL draws`(members: String, format: String, query: String) throws {
        let response = service.post(
            #"{"framework":"SwiftUI","style":"BORDERED","format":"\#(format)",\#(members)}"#
        )
        let output = try #require(Output(catalogName: format.lowercased()))
        let expected = service.get("/v1/swiftui/bordered\(output.pathExtension)?\(query)")
        #expect(expected.status == .ok)
        #expect(response.status == .ok)
        #expect(response.body == expected.body)
        #expect(response.field("Content-Type") == expected.field("Content-Type"))
        #expect(response.field("Content-Disposition") == expected.field("Content-Disposition"))
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.field("ETag") == nil)
    }

    @Test func `takes the parameters of UIKit's buttons`() {
        let response = service.post(
            """
            {"framework":"uikit","style":"filled","contentInsets":[7,12.5,7,12],"showsActivityIndicator":true,
            "download":true}
            """
        )
        let expected = service.get(
            "/v1/uikit/filled.svg?contentInsets=7,12.5,7,12&showsActivityIndicator=true&download=1"
        )
        #expect(response.body == expected.body)
        #expect(response.field("Content-Disposition") == "attachment; filename=\"filled-normal.svg\"")
    }

    @Test func `is compressed as the client accepts`() {
        let body =
            #"{"framework":"swiftui","style":"bordered","title":"A title that is long enough to compress"}"#
        let compressed = service.post(body) { $0.acceptEncoding = "gzip" }
        #expect(compressed.field("Content-Encoding") == "gzip")
        #expect(compressed.body.count < service.post(body).body.count)
    }

    @Test func `carries what a URL cannot`() {
        // 256 letters, each with a mark, take 9 KiB as a query.
        let title = String(repeating: "e\u{301}", count: 256)
        let response = service.post(
            #"{"framework":"swiftui","style":"bordered","text":"live","title":"\#(title)"}"#
        )
        #expect(response.status == .ok)
        #expect(response.text.contains("<title>\(title)</title>"))
        let longer = service.post(
            #"{"framework":"swiftui","style":"bordered","text":"live","title":"\#(title)e"}"#
        )
        #expect(longer.status == .unprocessableContent)
    }

    @Test func `is refused before it is read`() {
        let body = #"{"framework":"swiftui","style":"bordered"}"#
        #expect(service.post(body) { $0.contentType = nil }.status == .unsupportedMediaType)
        #expect(service.post(body) { $0.contentType = "text/json" }.status == .unsupportedMediaType)
        #expect(service.post(body) { $0.contentType = "Application/JSON; charset=utf-8" }.status == .ok)
        #expect(service.post(body) { $0.hasBodyLength = false }.status == .lengthRequired)
        #expect(service.post(body) { $0.violation = .bodyTooLarge(limit: 65_536) }.status == .contentTooLarge)
        let read = service.get("/v1/render")
        #expect(read.status == .methodNotAllowed)
        #expect(read.field("Allow") == "POST, OPTIONS")
        #expect(service.post(body, to: "/v1/swiftui/bordered.svg").field("Allow") == "GET, HEAD, OPTIONS")
        let preflight = service.get("/v1/render") { $0.method = .options }
        #expect(preflight.status == .noContent)
        #expect(preflight.field("Access-Control-Allow-Methods") == "POST, OPTIONS")
        #expect(preflight.field("Access-Control-Allow-Headers") == "*, Authorization")
    }

    @Test(arguments: [
        ("", "malformed-json"), ("{", "malformed-json"), (#"{"a":1,"a":2}"#, "repeated-member"),
        (#"{"title":"\ud800"}"#, "malformed-json"), (String(repeating: "[", count: 33), "malformed-json"),
        (String(repeating: "[", count: 33) + String(repeating: "]", count: 33), "too-deep"),
    ])
    func `is refused if it is not JSON`(body: String, code: String) throws {
        let response = service.post(body)
        #expect(response.status == .badRequest)
        #expect(response.field("Content-Type") == "application/problem+json")
        let problem = try response.members()
        #expect(problem["type"] as? String == "urn:bezel:problem:" + code)
        #expect(problem["pointer"] == nil)
    }

    @Test func `is refused if it is not UTF-8`() {
        let response = service.post("") { $0.body = Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8) }
        #expect(response.status == .badRequest)
    }

    @Test(arguments: [
        ("[]", "", "wrong-type"), ("{}", "", "missing-member"), ("[1e400]", "", "invalid-value"),
        (#"{"framework":"swiftui"}"#, "", "missing-member"),
        (#"{"framework":1,"style":"bordered"}"#, "/framework", "wrong-type"),
        (#"{"framework":"appkit","style":"bordered"}"#, "/framework", "invalid-value"),
        (#"{"framework":"swiftui","style":"borderd"}"#, "/style", "unknown-style"),
        (#"{"framework":"swiftui","style":"bordered","format":"bmp"}"#, "/format", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","format":null}"#, "/format", "wrong-type"),
        (
            #"{"framework":"swiftui","style":"bordered","format":"frames/900.svg"}"#, "/format",
            "unknown-frame"
        ),
        (#"{"framework":"swiftui","style":"bordered","widht":1}"#, "/widht", "unknown-parameter"),
        (#"{"framework":"swiftui","style":"bordered","a/b":1}"#, "/a~1b", "unknown-parameter"),
        // In a URL these are ignored.
        (#"{"framework":"swiftui","style":"bordered","v":1}"#, "/v", "unknown-parameter"),
        (#"{"framework":"swiftui","style":"bordered","width":"1"}"#, "/width", "wrong-type"),
        (#"{"framework":"swiftui","style":"bordered","width":0.99}"#, "/width", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","width":1e300}"#, "/width", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","flag":"true"}"#, "/flag", "wrong-type"),
        (#"{"framework":"swiftui","style":"bordered","title":5}"#, "/title", "wrong-type"),
        (#"{"framework":"swiftui","style":"bordered","title":"\u0001"}"#, "/title", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","state":["pressed",1]}"#, "/state/1", "wrong-type"),
        (#"{"framework":"swiftui","style":"bordered","state":["up"]}"#, "/state", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","state":[]}"#, "/state", "invalid-value"),
        (#"{"framework":"swiftui","style":"bordered","subtitle":"a"}"#, "/subtitle", "parameter-not-taken"),
        (#"{"framework":"swiftui","style":"bordered","fps":10}"#, "/fps", "parameter-not-taken"),
        (
            #"{"framework":"uikit","style":"filled","contentInsets":[1,2,500,3]}"#, "/contentInsets/2",
            "invalid-value"
        ),
        (
            #"{"framework":"uikit","style":"filled","contentInsets":[1,2,3]}"#, "/contentInsets",
            "invalid-value"
        ),
        (
            #"{"framework":"swiftui","style":"bordered","controlSize":"mini","buttonSize":"mini"}"#,
            "/controlSize",
            "repeated-parameter"
        ),
        (
            #"{"framework":"swiftui","style":"bordered","events":"tap@0","state":"pressed"}"#, "/state",
            "parameters-exclude-each-other"
        ),
        (#"{"items":{}}"#, "/items", "wrong-type"), (#"{"items":[],"title":""}"#, "/title", "unknown-member"),
    ])
    func `is refused at the member that is wrong`(body: String, pointer: String, code: String) throws {
        let response = service.post(body)
        #expect(response.status == .unprocessableContent)
        let problem = try response.members()
        #expect(problem["pointer"] as? String == pointer)
        #expect(problem["type"] as? String == "urn:bezel:problem:" + code)
        #expect(problem["status"] as? Int == 422)
    }

    @Test func `has the price of a URL`() throws {
        let title = String(repeating: "字", count: 256)
        let body =
            #"{"framework":"swiftui","style":"bordered","format":"states.svg","rows":"beside","columns":"dynamicTypeSize","title":"\#(title)"}"#
        let response = service.post(body)
        #expect(response.status == .badRequest)
        #expect(try response.members()["limit"] as? String == "20 ms")
    }

    @Test func `has errors in the form that it requests`() {
        let picture = service.post(#"{"framework":"swiftui","style":"bordered","x":1,"errors":"image"}"#)
        #expect(picture.status == .ok)
        #expect(picture.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(picture.field("X-Error-Code") == "unknown-parameter")
        let late = #"{"framework":"swiftui","style":"bordered","format":"frames/900.svg","errors":"image"}"#
        #expect(service.post(late).field("X-Error-Code") == "unknown-frame")
        let refused = service.post(#"{"framework":"swiftui","style":"bordered","x":1,"errors":"status"}"#) {
            $0.accept = "image/*"
        }
        #expect(refused.status == .unprocessableContent)
    }
}

@Suite struct `A JSON body with items` {
    private let service = Service()

    private func items(_ body: String) throws -> [[String: Any]] {
        let response = service.post(body)
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "application/json")
        return try #require(try response.members()["items"] as? [[String: Any]])
    }

    @Test func `responds with each picture or its problem`() throws {
        let items = try items(
            """
            {"items":[
                {"framework":"swiftui","style":"bordered","title":"\\"Buy\\" & <go>"},
                {"framework":"swiftui","style":"bordered","format":"json"},
                {"framework":"uikit","style":"filled","format":"swift"},
                {"framework":"swiftui","style":"borderd"},
                {"framework":"swiftui","style":"bordered","format":"frames/900.svg"},
                7
            ]}
            """
        )
        #expect(items.count == 6)
        #expect(items[0]["contentType"] as? String == "image/svg+xml; charset=utf-8")
        #expect(
            items[0]["svg"] as? String
                == service.get("/v1/swiftui/bordered.svg?title=%22Buy%22+%26+%3Cgo%3E").text
        )
        #expect(items[1]["contentType"] as? String == "application/json")
        let resolved = try #require(items[1]["json"] as? NSDictionary)
        #expect(resolved == (try service.json("/v1/swiftui/bordered.json") as NSDictionary))
        #expect(items[2]["contentType"] as? String == "text/plain; charset=utf-8")
        let code = try #require((items[2]["data"] as? String).flatMap { Data(base64Encoded: $0) })
        #expect(Array(code) == service.get("/v1/uikit/filled.swift").body)
        let problems = try items[3...].map { try #require($0["problem"] as? [String: Any]) }
        #expect(
            problems.map { $0["pointer"] as? String } == ["/items/3/style", "/items/4/format", "/items/5"]
        )
        #expect(problems.map { $0["status"] as? Int } == [422, 422, 422])
    }

    @Test func `has a hundred items at most`() throws {
        let item = #"{"framework":"swiftui","style":"plain"}"#
        let hundred = Array(repeating: item, count: RenderingLimits.items)
        let body = #"{"items":[\#(hundred.joined(separator: ","))]}"#
        #expect(try items(body).allSatisfy { $0["svg"] != nil })
        let more = #"{"items":[\#((hundred + [item]).joined(separator: ","))]}"#
        let refused = service.post(more)
        #expect(refused.status == .unprocessableContent)
        #expect(try refused.members()["pointer"] as? String == "/items")
        #expect(try items(#"{"items":[]}"#).isEmpty)
    }

    @Test func `draws items up to the price of one request`() throws {
        let title = String(repeating: "字", count: 60)
        let item = #"{"framework":"swiftui","style":"bordered","format":"states.svg","title":"\#(title)"}"#
        let one = try cost(ofTitle: title)
        let fitting = Int(RenderingLimits.microseconds / one.microseconds)
        let fittingBytes = Int(RenderingLimits.bytes / one.bytes)
        let count = min(fitting, fittingBytes)
        try #require(count < RenderingLimits.items)
        let body = Array(repeating: item, count: count + 2).joined(separator: ",")
        let items = try items(
            #"{"items":[\#(body),{"framework":"swiftui","style":"plain","format":"swift"}]}"#
        )
        #expect(items.count == count + 3)
        #expect(items[..<count].allSatisfy { $0["svg"] != nil })
        for item in items[count..<count + 2] {
            let problem = try #require(item["problem"] as? [String: Any])
            #expect(problem["status"] as? Int == 400)
            #expect((problem["type"] as? String)?.hasPrefix("urn:bezel:problem:batch-") == true)
        }
    }

    /// The cost of a sheet with a title.
    private func cost(ofTitle title: String) throws -> Cost {
        let target = RequestTarget(
            Array("/v1/swiftui/bordered/states.svg?title=\(title.percentEncoded)".utf8)
        )
        let style = try #require(service.service.reader.catalog.entry(.swiftUI, named: "bordered"))
        let query = try service.service.reader.query(try target.queryItems(), for: style, output: .sheet)
        return try Pricing(query, sizes: service.service.buttonSizes, reader: service.service.reader)
            .cost(title: title)
    }

    @Test func `is work for the pool with the price of its items`() throws {
        let item = #"{"framework":"swiftui","style":"bordered","format":"states.svg"}"#
        func price(_ count: Int) throws -> Int {
            let body = Array(repeating: item, count: count).joined(separator: ",")
            let request = Request(
                method: .post,
                target: Array("/v1/render".utf8),
                hasBodyLength: true,
                rareFields: RareFields(contentType: "application/json"),
                body: Array(#"{"items":[\#(body)]}"#.utf8)
            )
            guard case .job(let job) = service.service.plan(request) else {
                throw CancellationError()
            }
            #expect(job.lane == .drawing)
            #expect(job.key == nil)
            return job.price.microseconds
        }
        let one = try price(1)
        #expect(one > 0)
        #expect(try price(5) == 5 * one)
    }
}
