import ButtonAPI
import HTTP
import Testing

private let bordered = "/v1/swiftui/bordered.svg"

@Suite struct `An error` {
    private let service = Service()

    private struct Case: CustomTestStringConvertible {
        let target: String
        let status: Status
        let code: String
        var parameter: String?
        var suggestion: String?

        var testDescription: String { String(target.prefix(60)) }
    }

    private static let cases = [
        Case(target: "/nothing", status: .notFound, code: "unknown-route"),
        Case(target: "/v1/swiftui/bordered.bmp", status: .notFound, code: "unknown-route"),
        Case(target: "/v1/swiftui", status: .notFound, code: "unknown-route"),
        Case(target: "/v1/appkit/bordered.svg", status: .notFound, code: "unknown-route"),
        Case(target: "/v1/styles/", status: .notFound, code: "unknown-route"),
        Case(target: "/index.html/../x", status: .notFound, code: "unknown-route"),
        Case(
            target: "/v1/swiftui/borderd.svg",
            status: .notFound,
            code: "unknown-style",
            suggestion: "bordered"
        ),
        Case(
            target: "/v1/styles/swiftui/plian",
            status: .notFound,
            code: "unknown-style",
            suggestion: "plain"
        ),
        Case(target: "/v1/swiftui/%FF.svg", status: .badRequest, code: "malformed-path"),
        Case(
            target: "\(bordered)?titel=x",
            status: .badRequest,
            code: "unknown-parameter",
            parameter: "titel",
            suggestion: "title"
        ),
        Case(
            target: "\(bordered)?Title=x",
            status: .badRequest,
            code: "unknown-parameter",
            parameter: "Title",
            suggestion: "title"
        ),
        Case(target: "\(bordered)?=x", status: .badRequest, code: "unknown-parameter", parameter: ""),
        Case(
            target: "\(bordered)?title=a&title=a",
            status: .badRequest,
            code: "repeated-parameter",
            parameter: "title"
        ),
        Case(
            target: "\(bordered)?title=%zz",
            status: .badRequest,
            code: "malformed-parameter",
            parameter: "title"
        ),
        Case(
            target: "\(bordered)?title=a%00",
            status: .badRequest,
            code: "malformed-parameter",
            parameter: "title"
        ),
        Case(
            target: "\(bordered)?title=%EF%BF%BF",
            status: .badRequest,
            code: "malformed-parameter",
            parameter: "title"
        ),
        Case(
            target: "\(bordered)?title=" + String(repeating: "a", count: 257),
            status: .badRequest,
            code: "invalid-value",
            parameter: "title"
        ),
        Case(
            target: "\(bordered)?state=presed",
            status: .badRequest,
            code: "invalid-value",
            parameter: "state",
            suggestion: "pressed"
        ),
        Case(target: "\(bordered)?state=", status: .badRequest, code: "invalid-value", parameter: "state"),
        Case(
            target: "\(bordered)?state=selected",
            status: .badRequest,
            code: "invalid-value",
            parameter: "state"
        ),
        Case(
            target: "\(bordered)?padding=-1",
            status: .badRequest,
            code: "invalid-value",
            parameter: "padding"
        ),
        Case(
            target: "\(bordered)?padding=1e1",
            status: .badRequest,
            code: "invalid-value",
            parameter: "padding"
        ),
        Case(
            target: "\(bordered)?padding=nan",
            status: .badRequest,
            code: "invalid-value",
            parameter: "padding"
        ),
        Case(
            target: "\(bordered)?tint=%23ff0000",
            status: .badRequest,
            code: "invalid-value",
            parameter: "tint"
        ),
        Case(
            target: "\(bordered)?tint=bleu",
            status: .badRequest,
            code: "invalid-value",
            parameter: "tint",
            suggestion: "blue"
        ),
        Case(
            target: "\(bordered)?systemImage=star.fil",
            status: .badRequest,
            code: "invalid-value",
            parameter: "systemImage",
            suggestion: "star.fill"
        ),
        Case(
            target: "\(bordered)?errors=maybe",
            status: .badRequest,
            code: "invalid-value",
            parameter: "errors"
        ),
        Case(
            target: "/v1/swiftui/glass.svg?system=ios18",
            status: .badRequest,
            code: "invalid-value",
            parameter: "system"
        ),
        Case(
            target: "\(bordered)?role=close",
            status: .badRequest,
            code: "parameters-exclude-each-other",
            parameter: "role"
        ),
        Case(
            target: "\(bordered)?subtitle=x",
            status: .badRequest,
            code: "parameter-not-taken",
            parameter: "subtitle"
        ),
        Case(
            target: "/v1/swiftui/plain.svg?buttonBorderShape=capsule",
            status: .badRequest,
            code: "parameter-not-taken",
            parameter: "buttonBorderShape"
        ),
        Case(
            target: "\(bordered)?buttonBorderShape=capsule&cornerRadius=4",
            status: .badRequest,
            code: "parameters-exclude-each-other",
            parameter: "cornerRadius"
        ),
    ]

    @Test(arguments: cases)
    private func `has a problem document`(error: Case) throws {
        let response = service.get(error.target)
        #expect(response.status == error.status)
        #expect(response.field("Content-Type") == "application/problem+json")
        #expect(response.field("Cache-Control") == "public, max-age=60")
        #expect(response.field("Vary") == "Accept, Accept-Encoding")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        let problem = try service.json(error.target)
        #expect(problem["type"] as? String == "urn:bezel:problem:\(error.code)")
        #expect(problem["status"] as? Int == error.status.code)
        #expect(problem["title"] is String)
        #expect(problem["detail"] is String)
        #expect(problem["parameter"] as? String == error.parameter)
        #expect(problem["suggestion"] as? String == error.suggestion)
    }

    @Test(arguments: cases)
    private func `is a picture for a client that accepts only pictures`(error: Case) {
        let response = service.get(error.target) { $0.accept = "image/avif,image/webp,*/*;q=0.8" }
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(response.field("X-Error-Code") == error.code)
        #expect(response.field("Cache-Control") == "public, max-age=60")
        #expect(response.field("Vary") == "Accept, Accept-Encoding")
        #expect(response.text.hasPrefix("<svg "))
        #expect(response.text.contains("aria-label=\"Error: "))
    }

    @Test func `has the form that the query requests`() {
        let asPicture = service.get("\(bordered)?titel=x&errors=image")
        #expect(asPicture.status == .ok)
        #expect(asPicture.field("X-Error-Code") == "unknown-parameter")
        let asStatus = service.get("\(bordered)?titel=x&errors=STATUS") { $0.accept = "image/*" }
        #expect(asStatus.status == .badRequest)
        let page = service.get("/nothing") { $0.accept = "text/html,image/webp" }
        #expect(page.status == .notFound)
    }

    @Test func `quotes a value in part only, and never as markup`() throws {
        let value = "<b>" + String(repeating: "x", count: 200)
        let target = "\(bordered)?state=" + value.percentEncoded
        let shown = try #require(try service.json(target)["value"] as? String)
        #expect(shown.count == 65)
        let picture = service.get(target + "&errors=image")
        #expect(!picture.text.contains("<b>"))
        #expect(picture.text.contains("&lt;b&gt;"))
    }

    @Test func `isolates right-to-left text and shortens thousands of combining marks`() throws {
        let marks = "x" + String(repeating: "\u{301}", count: 2000)
        let response = service.get("\(bordered)?\(marks.percentEncoded)=1")
        #expect(response.body.count < 2000)
        let turned = try #require(
            try service.json("\(bordered)?state=\("\u{202E}abc".percentEncoded)")["detail"] as? String
        )
        #expect(turned.hasPrefix("“\u{2068}\u{202E}abc\u{2069}” is no value"))
    }

    @Test func `in a path has no effect on a preflight request`() {
        #expect(service.get("/nothing") { $0.method = .options }.status == .noContent)
    }

    @Test(arguments: ["PUT", "DELETE", "TRACE", "PATCH", "CONNECT", "FOO", "get"])
    func `in the method is never a picture, which would have a status of success`(name: String) {
        for target in [bordered, "\(bordered)?errors=image", "/livez", "/v1/render?errors=image", "host:443"]
        {
            let response = service.get(target) { request in
                request.method = Method(rawValue: name)
                request.accept = "image/png, */*"
            }
            let isUnknown = target == "host:443" && name != "CONNECT"
            #expect(response.status == (isUnknown ? .notFound : .methodNotAllowed), "\(target)")
            #expect(response.field("Content-Type") == "application/problem+json")
            #expect((response.field("Allow") == nil) == isUnknown)
        }
    }

    @Test func `in the method lists those that are allowed`() throws {
        let response = service.get(bordered) { $0.method = Method(rawValue: "DELETE") }
        #expect(response.status == .methodNotAllowed)
        #expect(response.field("Allow") == "GET, HEAD, OPTIONS")
    }

    @Test(arguments: [
        (Violation.targetTooLong(limit: 8192), Status.uriTooLong, "A URL may have 8192 bytes."),
        (
            .fieldsTooLarge(limit: 8192), .requestHeaderFieldsTooLarge,
            "The header fields together may have 8 KiB."
        ),
        (.bodyTooLarge(limit: 65_536), .contentTooLarge, "A body may have 64 KiB."),
        (.bodyTooLarge(limit: 262_144), .contentTooLarge, "A body may have 256 KiB."),
        (.hostInvalid, .badRequest, "HTTP/1.1 wants exactly one Host field (RFC 9112, 3.2)."),
        (
            .bodyLengthAmbiguous, .badRequest,
            "Content-Length and Transfer-Encoding exclude each other (RFC 9112, 6.3)."
        ),
    ])
    func `of the transport has its detail from the service`(
        violation: Violation,
        status: Status,
        detail: String
    ) {
        let response = service.get(bordered) { $0.violation = violation }
        #expect(response.status == status)
        #expect(ButtonService.detail(of: response) == detail)
    }
}
