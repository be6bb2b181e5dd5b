import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

@Suite struct `A source that was removed` {
    private let service = SharingService()
    private let hash = SourceHash(of: Array(Sample.pill.utf8))

    /// Stores the pill, and then another source that takes its room.
    private func remove() {
        #expect(service.post(Sample.pill).status.code == 201)
        service.store?.removeAtInsertion([hash])
        #expect(service.post(Sample.pair).status.code == 201)
    }

    private var targets: [String] {
        let page = "https%3A%2F%2Fbezel.example%2Fembed%2Fcustom%2FPill~\(hash)"
        return [
            "/v1/custom/Pill~\(hash).svg", "/v1/custom/Pill~\(hash)/source.swift",
            "/embed/custom/Pill~\(hash)",
            "/v1/styles/custom/Pill~\(hash)", "/oembed?url=\(page)", "/v1/custom/Pill~\(hash)/states.png",
        ]
    }

    @Test func `is gone, also where the cache has it`() {
        remove()
        let other = SharingService(store: service.store)
        for service in [service, other] {
            for target in targets {
                for method in [HTTP.Method.get, .head] {
                    let response = service.get(target, method: method)
                    #expect(response.status == .gone, "\(target)")
                    #expect(response.field("Cache-Control") == "public, max-age=60")
                }
            }
            let response = service.get(targets[0])
            #expect(response.json["type"] as? String == "urn:bezel:problem:removed-source")
            #expect(response.json["value"] as? String == hash.description)
        }
        // In a body, it is an error at its place.
        let body = "{\"framework\": \"custom\", \"style\": \"Pill~\(hash)\"}"
        let response = service.post(body, to: "/v1/render", type: "application/json")
        #expect(response.status == .unprocessableContent)
        #expect(response.json["type"] as? String == "urn:bezel:problem:removed-source")
        // Others are missing as before, and the source in an address needs no store.
        #expect(service.get("/v1/custom/Pill~\(SourceHash(of: [1])).svg").status == .notFound)
        #expect(service.get("/v1/custom/~\(Sample.data(Sample.pill)).svg").status == .ok)
    }

    @Test func `is there again once it is stored again`() {
        remove()
        let other = SharingService(store: service.store)
        for service in [service, other] { #expect(service.get(targets[0]).status == .gone) }
        #expect(other.post(Sample.pill).status.code == 201)
        for service in [service, other] {
            for target in targets { #expect(service.get(target).status == .ok, "\(target)") }
        }
    }
}

@Suite struct `A read of a stored source` {
    private let service = SharingService()
    private let hash = SourceHash(of: Array(Sample.pill.utf8))

    @Test func `is noted unless the request was made before`() {
        let other = SharingService(store: service.store)
        #expect(service.post(Sample.pill).status.code == 201)
        #expect(service.takeReads().isEmpty)
        for service in [service, other] {
            // The second title is that of a known query.
            for (title, count) in [("A", 1), ("A", 0), ("B", 0)] {
                #expect(service.get("/v1/custom/Pill~\(hash).svg?title=\(title)").status == .ok)
                #expect(service.takeReads().isEmpty == (count == 0))
            }
            service.service.forgetRequests()
            #expect(service.get("/v1/custom/Pill~\(hash).svg?title=A").status == .ok)
            #expect(Set(service.takeReads()) == [hash])
        }
        #expect(other.parsed == 1)
    }

    @Test func `is none where the source is in the address, or only checked`() {
        #expect(service.post(Sample.pill, to: "/v1/custom?dryRun=true").status == .ok)
        #expect(service.get("/v1/custom/~\(Sample.data(Sample.pill)).svg").status == .ok)
        #expect(service.takeReads().isEmpty)
    }
}
