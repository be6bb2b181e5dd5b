import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `The route of a response` {
    private let service = Service(files: [StaticFile(path: "/index.html", content: Array("page".utf8))])

    private func name(_ response: Response) -> String {
        service.service.routes[Int(response.route.rawValue)]
    }

    @Test(arguments: [
        ("/v1/swiftui/bordered.svg", "/v1/{framework}/{style}.svg"),
        ("/v1/SwiftUI/BORDERED.svg?title=a", "/v1/{framework}/{style}.svg"),
        ("/v1/uikit/filled.json", "/v1/{framework}/{style}.json"),
        ("/v1/swiftui/bordered/frames/3.svg", "/v1/{framework}/{style}/frames/{n}.svg"),
        ("/v1/swiftui/bordered/states.json", "/v1/{framework}/{style}/states.json"),
        ("/v1/swiftui/bordered/tokens.json", "/v1/{framework}/{style}/tokens.json"),
        ("/v1/styles", "/v1/styles"),
        ("/v1/styles/uikit/filled", "/v1/styles/{framework}/{style}"),
        ("/v1/styles/uikit/filled/schema.json", "/v1/styles/{framework}/{style}/schema.json"),
        ("/openapi.json", "/openapi.json"),
        ("/llms.txt", "/llms.txt"),
        ("/v1/render", "/v1/render"),
        ("/v1/custom", "/v1/custom"),
        ("/mcp", "/mcp"),
        ("/embed/swiftui/bordered", "/embed/{framework}/{style}"),
        ("/oembed?url=secret", "/oembed"),
        ("/version", "/version"),
        ("/livez", "health"),
        ("/", "/{file}"),
        // An error has the route of its path.
        ("/v1/swiftui/bordered.svg?title=a&title=b", "/v1/{framework}/{style}.svg"),
        ("/v1/swiftui/bordered.svg?tint=nothing&errors=image", "/v1/{framework}/{style}.svg"),
        ("/v1/swiftui/bordered/frames/99999.svg", "/v1/{framework}/{style}/frames/{n}.svg"),
        // The names that a client invents are those of no route.
        ("/v1/swiftui/secret.svg", "none"),
        ("/v1/styles/swiftui/secret", "none"),
        ("/secret.html", "none"),
        ("/v1/swiftui/bordered.svg%3Ftitle=secret", "none"),
        ("/metrics", "none"),
    ])
    func `is that of its path, whether it is drawn or cached`(target: String, route: String) {
        // The third response to a picture comes from the cache, the fourth by the bytes of the request.
        for _ in 0..<4 { #expect(name(service.get(target)) == route) }
    }

    @Test func `is the same with another title, for HEAD and with status 304`() throws {
        let route = "/v1/{framework}/{style}.svg"
        for title in ["a", "b", "b", "b"] {
            let response = service.get("/v1/swiftui/bordered.svg?title=\(title)")
            #expect(name(response) == route)
            let tag = try #require(response.fields.first { $0.name.rawName.lowercased() == "etag" }?.value)
            let target = "/v1/swiftui/bordered.svg?title=\(title)"
            #expect(name(service.get(target) { $0.method = .head }) == route)
            let known = service.get(target) { $0.ifNoneMatch = tag }
            #expect(known.status == .notModified)
            #expect(name(known) == route)
        }
        #expect(name(service.get("/v1/swiftui/bordered.svg") { $0.method = .post }) == route)
    }

    @Test func `has a name of its own for each output`() {
        let names = service.service.routes
        #expect(Set(names).count == names.count)
        #expect(names.count == Output.allKinds.count + 17)
        #expect(Output.allKinds.map(\.kindIndex) == Array(Output.allKinds.indices))
    }
}
