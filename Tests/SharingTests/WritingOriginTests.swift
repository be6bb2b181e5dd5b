import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `The origin of a script` {
    private static let foreign = [
        "https://evil.example", "null", "", "http://bezel.example", "https://bezel.example:8443",
        "https://bezel.example.evil.example", "https://bezel.example, https://evil.example", "file://", "*",
    ]

    private let service = SharingService(
        origins: WritingOrigins(
            allowed: ["https://Tools.example", "http://localhost:3000"],
            publicURL: PublicURL("https://bezel.example/buttons")
        )
    )

    /// The preflight of a request.
    private func preflight(
        of target: String = "/v1/custom",
        to service: SharingService,
        origin: String?,
        host: String? = nil
    ) -> Response {
        var request = Request(method: .options, target: Array(target.utf8))
        request.origin = origin
        request.host = host
        return service.respond(request)
    }

    @Test(arguments: [
        nil, "https://bezel.example", "HTTPS://BEZEL.EXAMPLE", "https://bezel.example:443",
        "https://tools.example",
        "http://localhost:3000",
    ])
    func `is the service's, or an allowed one, to store a source`(origin: String?) {
        #expect(service.post(Sample.pill, origin: origin, host: "other.example").status.code == 201)
        let preflight = preflight(to: service, origin: origin)
        #expect(preflight.status == .noContent)
        #expect(preflight.field("Access-Control-Allow-Origin") == "*")
        #expect(preflight.field("Access-Control-Allow-Methods") == "POST, OPTIONS")
    }

    @Test(arguments: foreign)
    func `of another site stores nothing, and its preflight says so`(origin: String) throws {
        let response = service.post(Sample.pill, origin: origin, host: "bezel.example")
        #expect(response.status == .forbidden)
        #expect(response.json["type"] as? String == "urn:bezel:problem:origin-not-allowed")
        #expect(service.store?.count == 0)
        #expect(service.parsed == 0)
        for query in ["", "?dryRun=false"] {
            let preflight = preflight(
                of: "/v1/custom" + query,
                to: service,
                origin: origin,
                host: "bezel.example"
            )
            #expect(preflight.status == .forbidden)
            #expect(preflight.field("Access-Control-Allow-Headers") == nil)
        }
    }

    @Test(arguments: foreign)
    func `does not matter where nothing is stored`(origin: String) {
        let target = "/v1/custom?dryRun=true"
        #expect(service.post(Sample.pill, to: target, origin: origin).status == .ok)
        for target in [target, "/v1/render", "/v1/swiftui/bordered.svg", "/v1/custom?dryRun=maybe"] {
            #expect(preflight(of: target, to: service, origin: origin).status == .noContent)
        }
    }

    @Test func `is known before the body is received`() throws {
        var request = Request(
            method: .post,
            target: Array(SharingRequest.path.utf8),
            hasBodyLength: true,
            rareFields: RareFields(contentType: "text/x-swift", origin: "https://bezel.example")
        )
        #expect(service.service.planWithoutBody(request) == nil)
        request.origin = "null"
        guard case .response(let response)? = service.service.planWithoutBody(request) else {
            Issue.record("the body is received")
            return
        }
        #expect(response.status == .forbidden)
    }

    @Test func `is that of the host which the request names, for a service without a URL`() {
        let service = SharingService(origins: WritingOrigins(allowed: ["https://tools.example"]))
        func status(_ origin: String?, _ host: String?) -> Int {
            let status = service.post(Sample.pill, origin: origin, host: host).status.code
            #expect(
                (preflight(to: service, origin: origin, host: host).status == .noContent) == (status == 201)
            )
            return status
        }
        #expect(status(nil, nil) == 201)
        #expect(status("http://localhost:8080", "localhost:8080") == 201)
        // A proxy has ended the encryption.
        #expect(status("https://bezel.example", "bezel.example") == 201)
        #expect(status("https://tools.example", "bezel.example") == 201)
        for (origin, host) in [
            ("http://localhost:8080", "localhost:8081"), ("http://localhost:8080", "127.0.0.1:8080"),
            ("http://evil.example:8080", "localhost:8080"), ("null", "null"), ("null", "localhost:8080"),
            ("http://localhost:8080", nil), ("", ""),
        ] {
            #expect(status(origin, host) == 403, "\(origin) at \(host ?? "none")")
        }
    }

    @Test func `may be any for a client with the token`() {
        let service = SharingService(token: "s3cret", origins: WritingOrigins())
        func status(_ origin: String?, _ authorization: String?) -> Int {
            service.post(Sample.pill, authorization: authorization, origin: origin, host: "a.example").status
                .code
        }
        for origin in Self.foreign {
            #expect(status(origin, "Bearer s3cret") == 201)
            #expect(status(origin, "Bearer other") == 401)
            #expect(status(origin, nil) == 403)
            // It does not tell whether the request will have the token.
            #expect(preflight(to: service, origin: origin).status == .noContent)
        }
        for origin in [nil, "https://a.example"] {
            #expect(status(origin, "Bearer s3cret") == 201)
            #expect(status(origin, nil) == 401)
        }
        // Without a token of the service, a field says nothing.
        #expect(
            self.service.post(Sample.pill, authorization: "Bearer a", origin: "null").status == .forbidden
        )
    }
}
