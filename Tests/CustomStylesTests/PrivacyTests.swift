import ButtonAPI
import CustomStyles
import HTTP
import Testing

private let card = """
    import SwiftUI
    struct Card: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(.red) }
    }
    """

@Suite struct `A service with a project` {
    private let folder: Folder

    init() throws {
        folder = try Folder(["Sources/Card.swift": card], repeatedName: .none)
    }

    private func get(
        _ target: String,
        host: String? = "localhost:8080",
        origin: String? = nil,
        listening: String? = "127.0.0.1",
        publicURL: String? = nil,
        allowing origins: Set<String> = []
    ) -> Response {
        let policy = PrivacyPolicy(
            listeningAt: listening,
            publicURL: publicURL.flatMap(PublicURL.init),
            allowing: origins
        )
        return PrivateService(folder.service, policy: policy).get(
            target,
            host: host,
            origin: origin,
            folder.worker
        )
    }

    private static let targets = [
        "/v1/custom/Card.svg", "/v1/swiftui/bordered.svg", "/v1/styles", "/v1/styles/custom/Card",
        "/v1/custom/Card/source.swift", "/v1/custom/None.svg", "/livez", "/openapi.json", "/mcp",
    ]

    @Test(arguments: [
        "localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:8080", "127.8.9.10:1", "[::1]", "[::1]:8080",
    ])
    func `is for hosts of its machine`(host: String) {
        #expect(get("/v1/custom/Card.svg", host: host).status == .ok)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
        "127.0.0.1@evil",
        "128.0.0.1", "127.0.0.256", "127.1", "[::2]", "[::1", "::1", "", "localhost:8080.evil", "0.0.0.0",
    ])
    func `refuses other hosts`(host: String) {
        for target in Self.targets {
            let response = get(target, host: host)
            #expect(response.status == .forbidden)
            #expect(!response.text.contains("Card.swift"))
            #expect(response.fields["Access-Control-Allow-Origin"] == nil)
        }
        // A cached response is none for them, either.
        for _ in 0..<3 { _ = get("/v1/swiftui/bordered.svg") }
        #expect(get("/v1/swiftui/bordered.svg", host: host).status == .forbidden)
    }

    @Test func `has its public host, and any where it is not for its machine only`() {
        let target = "/v1/custom/Card.svg"
        let url = "https://bezel.example/x"
        #expect(get(target, host: "bezel.example", publicURL: url).status == .ok)
        #expect(get(target, host: "other.example", publicURL: url).status == .forbidden)
        #expect(get(target, host: "other.example", listening: "0.0.0.0").status == .ok)
        #expect(get(target, host: "other.example", listening: nil).status == .ok)
        #expect(get(target, host: "other.example", listening: "::1").status == .forbidden)
        #expect(get(target, host: "other.example", listening: "localhost").status == .forbidden)
    }

    @Test(arguments: targets, ["127.0.0.1", "0.0.0.0"])
    func `lets no other site read it`(target: String, listening: String) {
        for _ in 0..<3 {
            for origin in [nil, "https://evil.example", "null"] {
                let response = get(target, origin: origin, listening: listening)
                #expect(response.fields["Access-Control-Allow-Origin"] == nil)
                #expect(response.fields["Timing-Allow-Origin"] == nil)
                #expect(response.fields["Cross-Origin-Resource-Policy"] == "same-origin")
                let policy = response.fields["Content-Security-Policy"] ?? ""
                #expect(policy.contains("frame-ancestors 'self'"))
                #expect(!policy.contains("frame-ancestors *"))
            }
        }
    }

    @Test func `lets sites read it that its operator names`() {
        let origins: Set = ["https://design.example"]
        for target in [
            "/v1/custom/Card.svg", "/v1/swiftui/bordered.svg", "/v1/styles", "/v1/custom/None.svg",
        ] {
            for origin in ["https://design.example", "https://evil.example", nil] {
                let response = get(target, origin: origin, allowing: origins)
                let isAllowed = origin == "https://design.example"
                #expect(response.fields["Access-Control-Allow-Origin"] == (isAllowed ? origin : nil))
                #expect(response.fields[.vary]?.contains("Origin") == true)
                let policy = response.fields["Content-Security-Policy"] ?? ""
                #expect(policy.contains("frame-ancestors 'self' https://design.example"))
            }
        }
    }

    @Test func `names the revision in all responses about the project`() throws {
        let revision = try #require(folder.styles.current.projectRevision)
        for target in [
            "/v1/custom/Card.svg", "/v1/custom/Card.json", "/v1/custom/Card/states.svg", "/v1/styles",
            "/v1/styles/custom/Card", "/v1/custom/Card/source.swift", "/v1/custom/None.svg",
            "/v1/custom/Card.svg?titel=1", "/v1/styles/custom/Card/schema.json",
        ] {
            for _ in 0..<3 {
                #expect(folder.get(target).fields["X-Project-Revision"] == revision, "\(target)")
            }
            guard let tag = folder.get(target).fields[.eTag] else { continue }
            let same = folder.get(target, ifNoneMatch: tag)
            #expect(same.status == .notModified && same.fields["X-Project-Revision"] == revision)
        }
        for target in ["/v1/styles", "/v1/styles/custom/Card", "/v1/custom/Card.json"] {
            #expect(folder.get(target).text.contains(#""projectRevision":"\#(revision)""#))
        }
        let item = #"{"framework":"custom","style":"Card"}"#
        #expect(folder.render(item).fields["X-Project-Revision"] == revision)
        #expect(folder.render(#"{"items":[\#(item)]}"#).fields["X-Project-Revision"] == revision)
        #expect(folder.get("/v1/swiftui/bordered.svg").fields["X-Project-Revision"] == nil)
        let picture = folder.get("/v1/custom/Card.svg")
        #expect(!picture.text.contains(revision))
        try folder.publish(["Sources/Card.swift": card, "Sources/Other.swift": "let a = 1"])
        let next = folder.get("/v1/custom/Card.svg")
        #expect(next.fields["X-Project-Revision"] != revision)
        #expect(next.body == picture.body)
    }

    @Test func `is otherwise as without one`() throws {
        let styles = try Folder(["Sources/Card.swift": card])
        let response = styles.get("/v1/custom/Card.svg")
        #expect(response.fields["X-Project-Revision"] == nil)
        #expect(response.fields["Access-Control-Allow-Origin"] == "*")
        #expect(!styles.get("/v1/styles").text.contains("projectRevision"))
    }
}

extension Responder {
    fileprivate func get(_ target: String, host: String?, origin: String?, _ worker: Worker) -> Response {
        let request = Request(
            target: Array(target.utf8),
            rareFields: RareFields(origin: origin, host: host)
        )
        return cachedResponse(to: request) ?? response(of: plan(request), with: worker)
    }
}
