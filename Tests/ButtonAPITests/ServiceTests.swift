import ButtonAPI
import Caching
import Foundation
import Graphics
import HTTP
import TestSupport
import Testing

/// A service that sets text in squares, asked without a socket.
struct Service {
    let service: ButtonService
    private let worker: ButtonWorker

    /// A service whose caches hold a number of bytes at most.
    init(
        files: [StaticFile] = [],
        rasters: (any RasterEncoder)? = DescribingRasterEncoder(),
        publicURL: PublicURL? = nil,
        budget: Int = 16 << 20
    ) {
        service = .test(
            symbols: ["star", "star.fill", "heart", "trash"],
            rasters: rasters,
            files: files,
            publicURL: publicURL,
            budget: MemoryBudget(limit: budget)
        )
        worker = service.makeWorker(oneOf: 1)
    }

    func get(_ target: String, _ change: (inout Request) -> Void = { _ in }) -> Response {
        var request = Request(target: Array(target.utf8))
        change(&request)
        return respond(to: request)
    }

    func respond(to request: Request) -> Response {
        service.respond(to: request, with: worker)
    }

    /// The members of a JSON response.
    func json(_ target: String) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(get(target).body))
        return try #require(object as? [String: Any])
    }
}

extension Response {
    func field(_ name: String) -> String? {
        HeaderField.Name(name).flatMap { fields[$0] }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Whether both have one body in memory, as a cached response and its copies have.
    func sharesBody(with other: Response) -> Bool {
        body.withUnsafeBytes { first in
            other.body.withUnsafeBytes { second in first.baseAddress == second.baseAddress }
        }
    }
}

private let bordered = "/v1/swiftui/bordered.svg"

@Suite struct `A picture` {
    private let service = Service()

    @Test func `comes with all that the contract promises`() {
        let response = service.get(bordered)
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(
            response.field("Content-Security-Policy")
                == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        )
        #expect(response.field("Access-Control-Allow-Origin") == "*")
        #expect(response.field("Cross-Origin-Resource-Policy") == "cross-origin")
        #expect(response.field("Timing-Allow-Origin") == "*")
        #expect(response.field("Referrer-Policy") == "no-referrer")
        #expect(response.field("X-Robots-Tag") == "noindex")
        #expect(response.field("Vary") == "Accept-Encoding")
        #expect(response.field("Content-Disposition") == "inline; filename=\"bordered-normal.svg\"")
        #expect(
            response.field("Cache-Control")
                == "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800"
        )
        let names = response.fields.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: ["/v1/swiftui/BORDEREDprominent.svg", "/v1/SwiftUI/borderedProminent.svg"])
    func `is found whatever the case of its name`(target: String) {
        #expect(service.get(target).status == .ok)
        #expect(service.get(target).body == service.get("/v1/swiftui/borderedProminent.svg").body)
    }

    @Test(arguments: [
        "title=Buy&state=pressed", "state=PRESSED&title=Buy", "state=highlighted&title=Buy&v=3&utm_source=x",
        "title=%42uy&state=pressed&role=none&controlSize=regular&cb=1&_=9", "title=Buy&state=normal,pressed",
    ])
    func `is the same answer for every spelling of the same query`(query: String) {
        let first = service.get("\(bordered)?title=Buy&state=pressed")
        let second = service.get("\(bordered)?\(query)")
        #expect(first.body == second.body)
        #expect(first.field("ETag") == second.field("ETag"))
    }

    @Test func `says what it shows`() {
        #expect(service.get("\(bordered)?title=a+b%20c").text.contains("<title>a b c</title>"))
        #expect(service.get("\(bordered)?title=&systemImage=star").text.contains("aria-label=\"star\""))
        #expect(service.get("\(bordered)?title=").text.contains("aria-label=\"bordered\""))
    }

    @Test func `can be saved as a file`() {
        let response = service.get("\(bordered)?download=1&state=pressed,focused")
        #expect(
            response.field("Content-Disposition") == "attachment; filename=\"bordered-pressed-focused.svg\""
        )
        let shown = service.get("\(bordered)?state=pressed,focused")
        #expect(shown.field("ETag") != response.field("ETag"))
    }

    @Test func `has a tag that differs by picture and by coding`() {
        let plain = service.get(bordered)
        let pressed = service.get("\(bordered)?state=pressed")
        let packed = service.get(bordered) { $0.acceptEncoding = "gzip" }
        let tags = [plain, pressed, packed].compactMap { $0.field("ETag") }
        #expect(Set(tags).count == 3)
        #expect(service.get(bordered).field("ETag") == tags[0])
    }

    @Test func `is not sent again to who has it`() throws {
        let tag = try #require(service.get(bordered).field("ETag"))
        let response = service.get(bordered) { $0.ifNoneMatch = "W/\"other\", \(tag)" }
        #expect(response.status == .notModified)
        #expect(response.field("ETag") == tag)
        #expect(response.field("Cache-Control") == service.get(bordered).field("Cache-Control"))
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(service.get(bordered) { $0.ifNoneMatch = "\"other\"" }.status == .ok)
    }

    @Test func `is packed for who asks, from the first answer on`() {
        let target = "\(bordered)?title=" + String(repeating: "abc", count: 20)
        let packed = service.get(target) { $0.acceptEncoding = "br, gzip;q=0.8" }
        #expect(packed.field("Content-Encoding") == "gzip")
        #expect(packed.body.starts(with: [0x1F, 0x8B]))
        let plain = service.get(target)
        #expect(plain.field("Content-Encoding") == nil)
        #expect(plain.body.count > packed.body.count)
    }

    @Test func `is kept from the second time on`() {
        let target = "\(bordered)?title=kept"
        let first = service.get(target)
        let second = service.get(target)
        #expect(!first.sharesBody(with: second))
        #expect(first.body == second.body)
        #expect(service.get(target).sharesBody(with: second))
        #expect(service.get("\(target)&v=2").sharesBody(with: second))
    }

    @Test func `is known by the bytes of its request, not by their meaning`() {
        // Asked often enough to be known by its words, then by bytes that only look the same.
        for _ in 0..<4 { _ = service.get("\(bordered)?title=\u{FFFD}") }
        var raw = Request(target: Array("\(bordered)?title=".utf8))
        raw.target.append(0xFF)
        #expect(service.respond(to: raw).status == .badRequest)
        for _ in 0..<4 { _ = service.get("\(bordered)?title=\u{E9}") }
        #expect(service.get("\(bordered)?title=e\u{301}").text.contains("<title>e\u{301}</title>"))
    }

    @Test func `makes room for others where it is not used`() {
        // With one mebibyte the service holds less than two hundred pictures.
        let service = Service(budget: 1 << 20)
        let target = "\(bordered)?title=first&v="
        let kept = (0..<3).map { service.get(target + "\($0)") }[2]
        #expect(service.get(target + "3").sharesBody(with: kept))
        for index in 0..<600 {
            for _ in 0..<2 { _ = service.get("\(bordered)?title=\(index)") }
        }
        let again = service.get(target + "4")
        #expect(!again.sharesBody(with: kept))
        #expect(again.body == kept.body)
    }

    @Test func `is framed as it is asked`() {
        #expect(service.get("\(bordered)?padding=0&title=ab").text.contains("viewBox=\"0 0 41 31\""))
        #expect(service.get("\(bordered)?padding=10&title=ab").text.contains("viewBox=\"-10 -10 61 51\""))
        #expect(service.get("\(bordered)?background=f00&padding=0").text.contains("fill=\"#f00\""))
    }

    @Test func `takes colors as digits and by name`() {
        let target = "/v1/swiftui/borderedProminent.svg?tint="
        #expect(service.get(target + "0f0").text.contains("fill=\"#0f0\""))
        #expect(service.get(target + "00FF0080").text.contains("fill=\"#0f0\" fill-opacity=\".502\""))
        #expect(service.get(target + "systemGreen").body == service.get(target + "GREEN").body)
    }
}

@Suite struct `A mistake` {
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
    private func `gets a problem document that names it`(mistake: Case) throws {
        let response = service.get(mistake.target)
        #expect(response.status == mistake.status)
        #expect(response.field("Content-Type") == "application/problem+json")
        #expect(response.field("Cache-Control") == "public, max-age=60")
        #expect(response.field("Vary") == "Accept, Accept-Encoding")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        let problem = try service.json(mistake.target)
        #expect(problem["type"] as? String == "urn:bezel:problem:\(mistake.code)")
        #expect(problem["status"] as? Int == mistake.status.code)
        #expect(problem["title"] is String)
        #expect(problem["detail"] is String)
        #expect(problem["parameter"] as? String == mistake.parameter)
        #expect(problem["suggestion"] as? String == mistake.suggestion)
    }

    @Test(arguments: cases)
    private func `gets a picture where only pictures are shown`(mistake: Case) {
        let response = service.get(mistake.target) { $0.accept = "image/avif,image/webp,*/*;q=0.8" }
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(response.field("X-Error-Code") == mistake.code)
        #expect(response.field("Cache-Control") == "public, max-age=60")
        #expect(response.field("Vary") == "Accept, Accept-Encoding")
        #expect(response.text.hasPrefix("<svg "))
        #expect(response.text.contains("aria-label=\"Error: "))
    }

    @Test func `is answered in the form that the query asks for`() {
        let asPicture = service.get("\(bordered)?titel=x&errors=image")
        #expect(asPicture.status == .ok)
        #expect(asPicture.field("X-Error-Code") == "unknown-parameter")
        let asStatus = service.get("\(bordered)?titel=x&errors=STATUS") { $0.accept = "image/*" }
        #expect(asStatus.status == .badRequest)
        let page = service.get("/nothing") { $0.accept = "text/html,image/webp" }
        #expect(page.status == .notFound)
    }

    @Test func `is repeated only in part, and never as markup`() throws {
        let value = "<b>" + String(repeating: "x", count: 200)
        let target = "\(bordered)?state=" + value.percentEncoded
        let shown = try #require(try service.json(target)["value"] as? String)
        #expect(shown.count == 65)
        let picture = service.get(target + "&errors=image")
        #expect(!picture.text.contains("<b>"))
        #expect(picture.text.contains("&lt;b&gt;"))
    }

    @Test func `of thousands of marks or of another direction stays small and in order`() throws {
        let marks = "x" + String(repeating: "\u{301}", count: 2000)
        let answer = service.get("\(bordered)?\(marks.percentEncoded)=1")
        #expect(answer.body.count < 2000)
        let turned = try #require(
            try service.json("\(bordered)?state=\("\u{202E}abc".percentEncoded)")["detail"] as? String
        )
        #expect(turned.hasPrefix("“\u{2068}\u{202E}abc\u{2069}” is no value"))
    }

    @Test func `in a path does not stop a preflight`() {
        #expect(service.get("/nothing") { $0.method = .options }.status == .noContent)
    }

    @Test func `that is no mistake says that there is nothing`() {
        let plain = service.get(bordered)
        let explicit = service.get("\(bordered)?background=none&tint=None&systemImage=none&role=none")
        #expect(explicit.body == plain.body)
        #expect(explicit.field("ETag") == plain.field("ETag"))
    }

    @Test(arguments: ["PUT", "DELETE", "TRACE", "PATCH", "CONNECT", "FOO", "get"])
    func `in the method is never a picture, whose status would mean success`(name: String) {
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

    @Test func `in the method says which there are`() throws {
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
    func `of the transport is worded here`(violation: Violation, status: Status, detail: String) {
        let response = service.get(bordered) { $0.violation = violation }
        #expect(response.status == status)
        #expect(ButtonService.detail(of: response) == detail)
    }
}

@Suite struct `The catalog` {
    private let service = Service()

    @Test func `lists every style with what it takes`() throws {
        let styles = try #require(try service.json("/v1/styles")["styles"] as? [[String: Any]])
        func names(_ framework: String) -> [String] {
            styles.filter { $0["framework"] as? String == framework }.compactMap { $0["name"] as? String }
        }
        #expect(
            names("swiftui")
                == [
                    "automatic", "plain", "borderless", "bordered", "borderedProminent", "link", "glass",
                    "glassProminent", "customDefault", "roundedAndShadowView", "roundedAndShadow",
                    "roundedAndShadowPro", "cancellable", "triggerAction", "triggerButton2", "scale",
                    "primitiveScale", "my", "myPrimitive",
                ]
        )
        #expect(
            names("uikit")
                == [
                    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
                    "borderedProminent", "glass", "prominentGlass", "outline",
                ]
        )
        for style in styles {
            let url = try #require(style["url"] as? String)
            let since = try #require(style["availability"] as? String)
            let isApple = since.hasPrefix("iOS ") || since.hasPrefix("macOS ")
            #expect(style["source"] as? String == (isApple ? "system" : "article"), "\(url)")
            #expect(service.get(url).status == .ok)
            for state in try #require(style["states"] as? [String]) {
                #expect(service.get("\(url)?state=\(state)").status == .ok)
            }
        }
    }

    @Test func `names only values that are taken, and every default among them`() throws {
        let style = try service.json("/v1/styles/swiftui/bordered")
        for parameter in try #require(style["parameters"] as? [[String: Any]]) {
            let name = try #require(parameter["name"] as? String)
            var values = parameter["values"] as? [String] ?? []
            if let standard = parameter["default"] as? String { values.append(standard) }
            for bound in ["minimum", "maximum"] {
                if let number = parameter[bound] as? Double { values.append("\(number)") }
            }
            let outputs = parameter["outputs"] as? [String] ?? ["svg"]
            // A raster is limited in its size, too.
            let others = outputs.filter { !["png", "gif", "webp"].contains($0.split(separator: ".").last) }
            let file = outputs.contains("svg") ? ".svg" : "/" + (others.last ?? outputs.last ?? "")
            let path = bordered.replacingOccurrences(of: ".svg", with: file)
            for value in values {
                // Some roles and some styles came with iOS 26.
                let system = ["role", "beside", "containerStyle"].contains(name) ? "&system=ios26" : ""
                // Programs for mail draw no SVG.
                let path = value == "email" ? bordered.replacingOccurrences(of: ".svg", with: ".json") : path
                let response = service.get("\(path)?\(name)=\(value.percentEncoded)\(system)")
                #expect(response.status == .ok, "\(name)=\(value)")
            }
        }
    }

    @Test func `says that a style without a border takes no shape`() throws {
        let style = try service.json("/v1/styles/swiftui/plain")
        let names = try #require(style["parameters"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        #expect(!names.contains("buttonBorderShape"))
        #expect(names.contains("title"))
    }

    @Test func `is not sent again to who has it`() throws {
        let tag = try #require(service.get("/v1/styles").field("ETag"))
        #expect(service.get("/v1/styles") { $0.ifNoneMatch = tag }.status == .notModified)
    }
}

@Suite struct `The service` {
    @Test(arguments: ["/livez", "/readyz", "/healthz"])
    func `says that it works, to nobody's cache`(path: String) {
        let response = Service().get(path)
        #expect(response.status == .ok)
        #expect(response.field("Cache-Control") == "no-store")
    }

    @Test func `says its version`() throws {
        #expect(try Service().json("/version")["version"] as? String == "test")
    }

    @Test func `answers a preflight`() {
        let response = Service().get(bordered) { $0.method = .options }
        #expect(response.status == .noContent)
        #expect(response.field("Access-Control-Allow-Methods") == "GET, HEAD, OPTIONS")
        #expect(response.field("Access-Control-Allow-Origin") == "*")
    }

    @Test func `serves the files of its page under a policy of their own`() {
        let service = Service(files: [
            StaticFile(path: "/index.html", content: Array("<!doctype html>".utf8)),
            StaticFile(path: "/style.css", content: Array("p{}".utf8)),
        ])
        #expect(service.get("/").text == "<!doctype html>")
        #expect(service.get("/").field("Content-Type") == "text/html; charset=utf-8")
        #expect(service.get("/?x=1").status == .ok)
        #expect(service.get("/style.css").field("Content-Type") == "text/css; charset=utf-8")
        let policy = service.get("/").field("Content-Security-Policy")
        #expect(policy?.contains("script-src 'self'") == true)
        #expect(policy?.contains("unsafe-inline") == false)
    }

    @Test func `draws the pictures that its page shows without script`() throws {
        let page = try String(contentsOfFile: projectFile("public/index.html"), encoding: .utf8)
        let pictures = page.matches(of: /<img src="([^"]+)"/).map { $0.1.replacing("&amp;", with: "&") }
        #expect(pictures.count > 4)
        let service = Service()
        for picture in pictures {
            let answer = service.get(String(picture))
            #expect(answer.field("Content-Type") == "image/svg+xml; charset=utf-8", "\(picture)")
        }
    }
}
