import Compression
import Foundation
import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

@Suite struct `Sending a source` {
    private let service = SharingService()

    @Test func `stores it, and returns its styles and their addresses`() throws {
        let response = service.post(Sample.pair)
        #expect(response.status.code == 201)
        let hash = SourceHash(of: Array(Sample.pair.utf8)).description
        let data = Sample.data(Sample.pair)
        #expect(response.field("Location") == "/v1/custom/Plate~\(hash).svg")
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.json["hash"] as? String == hash)
        let styles = response.objects("styles")
        #expect(styles.map { $0["name"] as? String } == ["Plate", "Tap"])
        #expect(styles.map { $0["kind"] as? String } == ["buttonStyle", "primitiveButtonStyle"])
        #expect(styles.map { $0["line"] as? Int } == [3, 9])
        #expect(styles.map { $0["column"] as? Int } == [8, 8])
        let urls = styles.compactMap { $0["url"] as? [String: String] }
        #expect(
            urls == [
                [
                    "short": "/v1/custom/Plate~\(hash).svg", "data": "/v1/custom/~\(data).svg",
                    "page": "/?style=custom/Plate~\(hash)",
                ],
                [
                    "short": "/v1/custom/Tap~\(hash).svg", "data": "/v1/custom/~\(data).svg?style=Tap",
                    "page": "/?style=custom/Tap~\(hash)",
                ],
            ]
        )
        #expect(styles.allSatisfy { $0["states"] is [String] && $0["own"] is [Any] })
        let standIn = try #require(response.objects("standIns").first)
        #expect(standIn["name"] as? String == "Brand.accent")
        #expect(standIn["type"] as? String == "Color")
        #expect(standIn["line"] as? Int == 5)
        #expect(standIn["parameter"] as? String == "external.Brand.accent")
        #expect(response.objects("warnings").isEmpty)
        #expect(service.store?.count == 1)
        // All addresses show the style.
        for url in urls.flatMap({ [$0["short"], $0["data"]] }).compactMap(\.self) {
            #expect(service.get(url).status == .ok)
        }
    }

    @Test func `lists what its styles share once`() throws {
        let source = """
            import SwiftUI
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            struct Sized: ButtonStyle {
                var width: CGFloat = 1
                var height: CGFloat = 2
                var isLoud = false
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(Brand.accent)
                }
            }
            class Card: UIButton {}
            """
        let response = service.post(source)
        #expect(response.status.code == 201)
        let listed = response.objects("parameters")
        let data = try #require(response.json["data"] as? String)
        #expect(data == Sample.data(source))
        for style in response.objects("styles") {
            let name = try #require(style["name"] as? String)
            let own = try #require(style["own"] as? [[String: Any]])
            let shared = try #require(style["shared"] as? [String])
            let whole = listed.filter { shared.contains($0["name"] as? String ?? "") } + own
            let alone = service.get("/v1/styles/custom/~\(data)?style=\(name)").objects("parameters")
            #expect(whole.count == alone.count)
            for parameter in alone where parameter["type"] as? String != "symbol" {
                let other = whole.first { $0["name"] as? String == parameter["name"] as? String }
                #expect(other as NSDictionary? == parameter as NSDictionary, "\(name)")
            }
        }
        func own(_ index: Int) -> [String] {
            (response.objects("styles")[index]["own"] as? [[String: Any]])?.compactMap {
                $0["name"] as? String
            } ?? []
        }
        #expect(own(0) == ["external.Brand.accent"])
        #expect(own(1) == ["rows", "columns", "style.width", "height", "isLoud", "external.Brand.accent"])
    }

    @Test func `with many styles has a short response`() throws {
        func source(_ count: Int) -> String {
            "import SwiftUI\n"
                + (0..<count).map { number in
                    """
                    struct Style\(number): ButtonStyle {
                        var radius: CGFloat = \(number)
                        func makeBody(configuration: Configuration) -> some View { configuration.label }
                    }

                    """
                }.joined()
        }
        for path in ["/v1/custom", "/v1/custom?dryRun=true"] {
            let lengths = [50, 100, 200].map { service.post(source($0), to: path).body.count }
            #expect(lengths[1] <= 200_000)
            #expect(lengths[2] - lengths[1] < 5 * (lengths[1] - lengths[0]) / 2, "\(lengths)")
        }
        let response = service.post(source(100), to: "/v1/custom?dryRun=true")
        let data = try #require(response.json["data"] as? String)
        let urls = response.objects("styles").compactMap { $0["url"] as? [String: Any] }
        #expect(urls.first?["data"] as? String == "/v1/custom/~\(data).svg")
        // The others are made of the text of the source and their name.
        #expect(urls.last?["data"] is NSNull)
        #expect(service.get("/v1/custom/~\(data).svg?style=Style99").status == .ok)
    }

    @Test func `again has the same response, and stores nothing more`() {
        let first = service.post(Sample.pill)
        let second = service.post(Sample.pill)
        #expect(first.status.code == 201)
        #expect(second == first)
        #expect(service.store?.count == 1)
        #expect(service.parsed == 1)
    }

    @Test func `as JSON does the same`() {
        let body = "{\"source\": \"\(Sample.pill.replacing("\n", with: "\\n"))\"}"
        #expect(service.post(body, type: "application/json").body == service.post(Sample.pill).body)
    }

    @Test func `only to check it stores nothing`() {
        let response = service.post(Sample.pill, to: "/v1/custom?dryRun=true")
        #expect(response.status == .ok)
        #expect(response.field("Location") == nil)
        let url = response.objects("styles").first?["url"] as? [String: Any]
        #expect(url?["short"] is NSNull)
        #expect(url?["data"] as? String == "/v1/custom/~\(Sample.data(Sample.pill)).svg")
        #expect(url?["page"] as? String == "/?style=custom/~\(Sample.data(Sample.pill))")
        #expect(service.store?.count == 0)
        #expect(service.post(Sample.pill, to: "/v1/custom?dryRun=FALSE&utm_source=a").status.code == 201)
    }

    @Test func `with errors returns all of them with their places`() throws {
        let response = service.post(Sample.invalid)
        #expect(response.status == .unprocessableContent)
        #expect(response.field("Content-Type") == "application/problem+json")
        let diagnostics = response.objects("diagnostics")
        let error = try #require(diagnostics.first { $0["severity"] as? String == "error" })
        #expect(error["line"] as? Int == 5)
        #expect((error["message"] as? String)?.contains("paddin") == true)
        #expect(error["text"] as? String == "        configuration.label.paddin(8)")
        #expect(service.store?.count == 0)
        #expect(service.post(Sample.invalid, to: "/v1/custom?dryRun=true").body == response.body)
    }

    @Test func `that declares no style is an error of it`() {
        for source in ["", "import SwiftUI\n", "struct Pill {}", "let a = \u{0}1"] {
            #expect(service.post(source).status == .unprocessableContent)
        }
    }

    @Test func `of another type, without a length or with a bad query is refused`() {
        #expect(service.post(Sample.pill, hasLength: false).status == .lengthRequired)
        for type in [nil, "text/plain", "text/x-swift; charset=latin1", "image/svg+xml"] {
            #expect(service.post(Sample.pill, type: type).status == .unsupportedMediaType)
        }
        #expect(service.post(Sample.pill, type: "TEXT/X-Swift;charset=UTF-8").status.code == 201)
        for query in ["dryRun=1", "dryRun=", "dryrun=true", "dryRun=true&dryRun=true", "style=Pill"] {
            let response = service.post(Sample.pill, to: "/v1/custom?" + query)
            #expect(response.status == .badRequest, "\(query)")
        }
        #expect(service.post(Sample.pill, to: "/v1/custom?dryrun=true").text.contains("dryRun"))
        for method in [HTTP.Method.get, .head] {
            let response = service.get("/v1/custom", method: method)
            #expect(response.status == .methodNotAllowed)
            #expect(response.field("Allow") == "POST, OPTIONS")
        }
        #expect(service.get("/v1/custom", method: .options).status == .noContent)
    }

    @Test func `is received only if its header has no error`() {
        var request = Request(method: .post, target: Array(SharingRequest.path.utf8))
        request.hasBodyLength = true
        for (type, isReceived) in [("text/x-swift", true), ("application/json", true), ("text/plain", false)]
        {
            request.contentType = type
            #expect((service.service.planWithoutBody(request) == nil) == isReceived, "\(type)")
        }
    }

    @Test(arguments: [
        ("{", 400), ("{\"source\": \"a\", \"source\": \"a\"}", 400), ("[]", 422), ("{}", 422),
        ("{\"source\": 1}", 422), ("{\"source\": \"a\", \"name\": \"b\"}", 422),
    ])
    func `as JSON that is malformed is refused`(body: String, status: Int) {
        #expect(service.post(body, type: "application/json").status.code == status)
    }

    @Test func `may have 64 KiB`() {
        #expect(service.post(Sample.source(length: 65_536)).status.code == 201)
        let response = service.post(Sample.source(length: 65_537))
        #expect(response.status == .contentTooLarge)
        #expect(response.json["limit"] as? String == "65536 bytes")
        #expect(service.service.bodyLimit(of: Array("/v1/custom?dryRun=true".utf8)) == 2_097_152)
        #expect(service.service.bodyLimit(of: Array("/v1/custom/".utf8)) == 65_536)
    }

    @Test func `that is too long for an address has none that contains it`() throws {
        // Digits without pattern, which deflate to two thirds.
        var number: UInt64 = 1
        let noise = (0..<1200).map { _ in
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return String(number, radix: 36)
        }.joined()
        let response = service.post(Sample.pill + "\n// " + noise)
        #expect(response.status.code == 201)
        let url = try #require(response.objects("styles").first?["url"] as? [String: Any])
        #expect(url["data"] is NSNull)
        let short = try #require(url["short"] as? String)
        #expect(service.get(short).status == .ok)
    }
}

@Suite struct `A service without a store` {
    private let service = SharingService(hasStore: false)

    @Test func `returns addresses that contain the source`() throws {
        let response = service.post(Sample.pill)
        #expect(response.status.code == 201)
        let data = "/v1/custom/~\(Sample.data(Sample.pill)).svg"
        #expect(response.field("Location") == data)
        let url = try #require(response.objects("styles").first?["url"] as? [String: Any])
        #expect(url["short"] is NSNull)
        #expect(service.get(data).status == .ok)
    }

    @Test func `knows no hashes`() {
        let hash = SourceHash(of: Array(Sample.pill.utf8))
        #expect(service.get("/v1/custom/Pill~\(hash).svg").status == .notFound)
    }
}

@Suite struct `A service that draws no sources` {
    private let service = SharingService(isOn: false)

    @Test func `has neither the route nor the addresses`() {
        let hash = SourceHash(of: Array(Sample.pill.utf8))
        let targets = ["Pill~\(hash)", "~\(Sample.data(Sample.pill))"].map { "/v1/custom/\($0).svg" }
        for response in [service.post(Sample.pill)] + targets.map({ service.get($0) }) {
            #expect(response.status == .notFound)
            #expect(response.text.contains("--custom off"))
        }
        #expect(service.get("/v1/swiftui/bordered.svg").status == .ok)
    }
}

@Suite struct `A token` {
    private let service = SharingService(token: "s3cret")

    @Test func `is required to store a source, and not to check or to draw one`() {
        for field in [nil, "", "s3cret", "Basic s3cret", "Bearer"] {
            let response = service.post(Sample.pill, authorization: field)
            #expect(response.status.code == 401)
            #expect(response.field("WWW-Authenticate") == "Bearer")
        }
        for field in ["Bearer s3cre", "Bearer s3cret1", "bearer S3CRET", "Bearer x"] {
            let response = service.post(Sample.pill, authorization: field)
            #expect(response.status.code == 401)
            #expect(response.field("WWW-Authenticate") == "Bearer error=\"invalid_token\"")
        }
        #expect(service.store?.count == 0)
        #expect(service.post(Sample.pill, to: "/v1/custom?dryRun=true").status == .ok)
        #expect(service.get("/v1/custom/~\(Sample.data(Sample.pill)).svg").status == .ok)
        for field in ["Bearer s3cret", "bearer  s3cret"] {
            #expect(service.post(Sample.pill, authorization: field).status.code == 201)
        }
    }
}

@Suite struct `The rate of a client` {
    private let service: SharingService
    private let client = ClientID(bits: 1)

    init() {
        var rate = WritingRate()
        rate.capacity = 4000
        rate.bytesPerSecond = 100
        rate.leastCost = 1000
        service = SharingService(rate: rate)
    }

    private func post(_ number: Int, length: Int = 900, client: ClientID?) -> Response {
        service.post(Sample.source(length: length, name: "Pill\(number)"), client: client)
    }

    @Test func `bounds what it stores, and leaves others alone`() {
        for number in 0..<4 { #expect(post(number, client: client).status.code == 201) }
        let response = post(4, client: client)
        #expect(response.status == .tooManyRequests)
        #expect(response.field("Retry-After") == "10")
        #expect(response.field("Cache-Control") == "no-store")
        #expect(post(5, client: ClientID(bits: 2)).status.code == 201)
        #expect(post(6, client: nil).status.code == 201)
        service.wait(seconds: 9)
        #expect(post(4, client: client).status == .tooManyRequests)
        service.wait(seconds: 1)
        #expect(post(4, client: client).status.code == 201)
        #expect(post(7, client: client).status == .tooManyRequests)
    }

    @Test func `counts long sources by their length`() {
        #expect(post(0, length: 3001, client: client).status.code == 201)
        #expect(post(1, client: client).status == .tooManyRequests)
    }

    @Test func `counts neither checks, nor errors, nor what is stored already`() {
        for _ in 0..<10 {
            #expect(post(0, client: client).status.code == 201)
            #expect(service.post(Sample.invalid, client: client).status == .unprocessableContent)
            #expect(
                service.post(Sample.pair, to: "/v1/custom?dryRun=true", client: client).status == .ok
            )
        }
        for number in 1..<4 { #expect(post(number, client: client).status.code == 201) }
        #expect(post(4, client: client).status == .tooManyRequests)
        // Nothing is left for another source, and what is stored needs nothing.
        for number in 0..<4 { #expect(post(number, client: client).status.code == 201) }
        #expect(post(4, client: client).status == .tooManyRequests)
        service.wait(seconds: 10)
        #expect(post(4, client: client).status.code == 201)
        #expect(post(5, client: client).status == .tooManyRequests)
    }
}

@Suite struct `A store that fails` {
    private let service = SharingService()

    @Test(arguments: [
        (StoreError.full, 507), (.readOnly, 503), (.busy, 503), (.unavailable("/secret/path"), 503),
        (.corrupt("/secret/path"), 500), (.newerSchema(9), 500),
    ])
    func `is a clear error, while pictures that need no store go on`(error: StoreError, status: Int) {
        #expect(service.post(Sample.pill).status.code == 201)
        service.store?.fail(with: error)
        let response = service.post(Sample.pair)
        #expect(response.status.code == status)
        #expect(response.field("Retry-After") != nil)
        #expect(response.field("Cache-Control") == "no-store")
        #expect(!response.text.contains("secret"))
        // The cached source, and the one in the address.
        #expect(service.get("/v1/custom/Pill~\(SourceHash(of: Array(Sample.pill.utf8))).svg").status == .ok)
        #expect(service.get("/v1/custom/~\(Sample.data(Sample.pair)).svg").status == .ok)
        #expect(service.post(Sample.pair, to: "/v1/custom?dryRun=true").status == .ok)
        let unknown = service.get("/v1/custom/Pill~\(SourceHash(of: [1])).svg")
        let isReadable = error == .full || error == .readOnly
        #expect(unknown.status.code == (isReadable ? 404 : status))
        service.store?.fail(with: nil)
        #expect(service.post(Sample.pair).status.code == 201)
    }
}
