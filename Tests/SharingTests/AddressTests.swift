import Compression
import Foundation
import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

@Suite struct `An address of a source` {
    private let service = SharingService()
    private let hash = SourceHash(of: Array(Sample.pair.utf8)).description
    private let data = Sample.data(Sample.pair)

    private static let outputs = [
        ".svg", ".json", ".swift", ".png", "/card.png", "/states.svg", "/states.json", "/states.png",
        "/animation.svg", "/animation.gif", "/frames.json", "/frames/0.svg", "/timeline.json", "/tokens.json",
        "/tokens.resolver.json",
    ]

    @Test func `has all outputs, which caches store for good`() throws {
        _ = service.post(Sample.pair)
        for component in ["Plate~\(hash)", "~\(data)"] {
            for output in Self.outputs {
                let target = "/v1/custom/\(component)\(output)"
                let response = service.get(target)
                #expect(response.status == .ok, "\(output): \(response.text)")
                #expect(response.field("Cache-Control") == "public, max-age=604800, immutable", "\(output)")
                #expect(service.get(target).body == response.body)
                let tag = try #require(response.field("ETag"))
                #expect(service.get(target, ifNoneMatch: tag).status == .notModified)
                let head = service.get(target, method: .head)
                #expect(head.status == .ok)
            }
        }
    }

    @Test func `shows the same by hash and by data`() {
        _ = service.post(Sample.pair)
        let style = service.get("/v1/custom/Tap~\(hash).svg?title=Buy")
        #expect(style.text.contains("Buy"))
        #expect(service.get("/v1/custom/~\(data).svg?style=Tap&title=Buy").body == style.body)
        let first = service.get("/v1/custom/~\(data).svg?title=Buy")
        #expect(first.body == service.get("/v1/custom/Plate~\(hash).svg?title=Buy").body)
        #expect(first.body != style.body)
        #expect(
            service.get("/v1/custom/~\(data).svg?style=Tap").field("ETag")
                != service.get("/v1/custom/~\(data).svg").field("ETag")
        )
    }

    @Test func `takes the stand-ins and properties of its source as parameters`() {
        let target = "/v1/custom/~\(data).svg"
        let drawn = service.get(target + "?external.Brand.accent=ff0066")
        #expect(drawn.status == .ok)
        #expect(drawn.text.contains("#f06"))
        #expect(service.get(target + "?external.Brand.accnt=ff0066").status == .badRequest)
    }

    @Test func `contains its style in all addresses that a response has`() throws {
        for output in ["/frames.json", "/states.json"] {
            let response = service.get("/v1/custom/~\(data)\(output)?style=Tap")
            let list = response.objects(output == "/frames.json" ? "frames" : "cells")
            let url = try #require(list.first?["url"] as? String)
            #expect(url.hasPrefix("/v1/custom/~\(data)"))
            #expect(url.contains("style=Tap"))
            #expect(service.get(url).status == .ok)
        }
    }

    @Test func `has an entry of the catalog, a schema, the source, an embed and oEmbed`() throws {
        _ = service.post(Sample.pair)
        for component in ["Tap~\(hash)", "~\(data)"] {
            let query = component.hasPrefix("~") ? "?style=Tap" : ""
            let entry = service.get("/v1/styles/custom/\(component)\(query)")
            #expect(entry.status == .ok)
            #expect(entry.json["framework"] as? String == "custom")
            let schema = try #require(entry.json["schema"] as? String)
            #expect(service.get(schema).status == .ok)
            let picture = try #require(entry.json["url"] as? String)
            #expect(picture == "/v1/custom/\(component).svg\(query)")
            let source = service.get("/v1/custom/\(component)/source.swift")
            #expect(source.text == Sample.pair)
            #expect(source.field("Content-Type") == "text/plain; charset=utf-8")
            let embed = service.get("/embed/custom/\(component)\(query)")
            #expect(embed.status == .ok)
            #expect(embed.text.contains(picture.replacing("&", with: "&amp;")))
            let address = "https://bezel.example\(picture)"
            let oEmbed = service.get("/oembed?url=\(address.percentEncoded)")
            #expect(oEmbed.status == .ok, "\(oEmbed.text)")
            #expect((oEmbed.json["html"] as? String)?.contains("/embed/custom/") == true)
        }
        // The page of a shared style has its preview, also for who loads it first.
        let page = SharingService().get("/?style=custom/~\(data)/Tap&title=Buy")
        #expect(page.status == .ok)
    }

    @Test func `is parsed once for all that it shows`() {
        for output in Self.outputs { _ = service.get("/v1/custom/~\(data)\(output)") }
        #expect(service.parsed == 1)
        _ = service.post(Sample.pair)
        for output in Self.outputs { _ = service.get("/v1/custom/Tap~\(hash)\(output)") }
        #expect(service.parsed == 1)
    }

    @Test func `is drawn without a cache, too`() {
        let service = SharingService(cache: 0)
        _ = service.post(Sample.pair)
        #expect(service.get("/v1/custom/Tap~\(hash).svg").status == .ok)
        #expect(service.get("/v1/custom/~\(data).svg").status == .ok)
    }

    @Test func `without a source is not found, and one with a wrong name has a suggestion`() {
        _ = service.post(Sample.pair)
        let missing = service.get("/v1/custom/Plate~\(SourceHash(of: [1])).svg")
        #expect(missing.status == .notFound)
        #expect(missing.field("Cache-Control") == "public, max-age=60")
        for (name, suggestion) in [("Plaet", "Plate"), ("plate", "Plate"), ("TAP", "Tap")] {
            let response = service.get("/v1/custom/\(name)~\(hash).svg")
            #expect(response.status == .notFound)
            #expect(response.json["suggestion"] as? String == "\(suggestion)~\(hash)")
        }
        for component in ["Plate~\(hash.dropLast())", "Plate~\(hash)a", "Plate~\(hash.uppercased())"] {
            #expect(service.get("/v1/custom/\(component).svg").status == .notFound)
        }
        let wrong = service.get("/v1/custom/~\(data).svg?style=Tab")
        #expect(wrong.status == .notFound)
        #expect(service.get("/v1/custom/~\(data).svg?style=Tap&style=Tap").status == .badRequest)
    }

    @Test func `with data that is no source is an error that says so`() {
        let compressed = Zlib.compress(Array(Sample.pill.utf8))
        let cases: [(String, Int)] = [
            ("", 400), ("A", 400), ("Zm9v", 400), (data + "=", 400), (data.dropLast(4) + "", 400),
            (Base64URL.encode(Array(compressed.dropLast())), 400),
            (Base64URL.encode(Zlib.compress([0x73, 0xFF, 0xFE])), 400),
            (Sample.data(Sample.source(length: 65_536)), 200),
            (Sample.data(Sample.source(length: 65_537)), 400),
            (Base64URL.encode(Zlib.compress([UInt8](repeating: 0x20, count: 5_000_000))), 400),
            (Sample.data(Sample.invalid), 422), (Sample.data(""), 422), (Sample.data("struct A {}"), 422),
        ]
        for (data, status) in cases {
            let response = service.get("/v1/custom/~\(data).svg")
            #expect(response.status.code == status, "\(response.text)")
            let picture = service.get("/v1/custom/~\(data).svg", accept: "image/*")
            #expect(picture.status == .ok)
            #expect((picture.field("X-Error-Code") != nil) == (status != 200))
            if status != 200 { #expect(picture.field("Cache-Control") == "public, max-age=60") }
        }
    }

    @Test func `is stored under, or part of, bodies of other routes`() {
        _ = service.post(Sample.pair)
        for style in ["Tap~\(hash)", "~\(data)", "~\(data)/Tap"] {
            let body = "{\"framework\": \"custom\", \"style\": \"\(style)\", \"title\": \"Buy\"}"
            let response = service.post(body, to: "/v1/render", type: "application/json")
            #expect(response.status == .ok)
            #expect(response.text.contains("Buy"))
            // One that is planned by another thread, before its source is loaded.
            let long = body + String(repeating: " ", count: ButtonService.longestBodyRead)
            #expect(service.post(long, to: "/v1/render", type: "application/json").body == response.body)
        }
        // More sources than one request may have parsed.
        let items = (0..<10).map { number in
            let data = Sample.data(Sample.source(length: 900, name: "Pill\(number)"))
            return "{\"framework\": \"custom\", \"style\": \"~\(data)\"}"
        }
        let response = service.post(
            "{\"items\": [\(items.joined(separator: ","))]}",
            to: "/v1/render",
            type: "application/json"
        )
        #expect(response.status == .ok)
        #expect(response.objects("items").count { $0["problem"] != nil } == 2)
    }
}
