import Foundation
import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

struct `Sending the files of a project` {
    private let service = SharingService()

    private func hash(_ response: Response) throws -> String {
        try #require(response.json["hash"] as? String)
    }

    @Test func `stores them, and returns their roots and addresses`() throws {
        let response = service.post(files: BundleSample.pair)
        #expect(response.status == .created)
        let hash = try hash(response)
        #expect(response.field("Location") == "/v1/custom/Pill~\(hash).svg")
        let styles = response.objects("styles")
        #expect(
            styles.map { $0["name"] as? String } == [
                "Sources/Other.swift#Primary", "Sources/Pill.swift#Primary", "Pill",
            ]
        )
        #expect(
            styles.map { $0["file"] as? String } == [
                "Sources/Other.swift", "Sources/Pill.swift", "Sources/Pill.swift",
            ]
        )
        #expect(styles.map { $0["line"] as? Int } == [2, 7, 2])
        #expect(styles.map { $0["buttons"] as? Int } == [1, 1, nil])
        #expect(response.json["notes"] as? [String] == [])
        #expect(response.objects("warnings").isEmpty)
        #expect(service.store?.count == 1)
        for url in styles.compactMap({ $0["url"] as? [String: String] }) {
            let pictures = try [#require(url["short"]), #require(url["data"])].map { service.get($0) }
            #expect(pictures.allSatisfy { $0.status == .ok })
            // Both addresses mean one root.
            #expect(pictures[0].body == pictures[1].body)
        }
        let picture = service.get("/v1/custom/Pill~\(hash).svg")
        #expect(picture.text.contains("#123456"))
        #expect(picture.field("Cache-Control")?.contains("immutable") == true)
    }

    @Test func `shows what its files have for iOS`() throws {
        let style = """
            #if os(macOS)
            struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
            #endif
            """
        let response = service.post(files: [
            "Sources/Both.swift":
                "struct Card: View { var body: some View { Button(\"A\") {} } }\n" + style,
            "Sources/Mac.swift": style,
        ])
        #expect(response.objects("styles").compactMap { $0["name"] as? String } == ["Card"])
    }

    @Test func `gives files in another order the same hash`() throws {
        let one = try hash(service.post(files: BundleSample.pair))
        #expect(try hash(service.post(files: BundleSample.pair, isReversed: true)) == one)
        #expect(service.store?.count == 1)
    }

    @Test func `stores what another service reads`() throws {
        let store = MemoryStore()
        let hash = try hash(SharingService(store: store).post(files: BundleSample.pair))
        let other = SharingService(store: store)
        #expect(other.get("/v1/custom/Pill~\(hash).svg").status == .ok)
        #expect(other.get("/v1/custom/Pill~\(hash)/states.svg").status == .ok)
        let source = other.get("/v1/custom/Pill~\(hash)/source.swift")
        #expect(source.text == BundleSample.pair["Sources/Pill.swift"])
        let bundle = other.get("/v1/custom/Pill~\(hash)/source.json")
        #expect(bundle.field("Content-Type") == "application/json")
        #expect(bundle.text.hasPrefix(#"{"files":{"Assets.xcassets/Brand.colorset/Contents.json":"#))
        #expect(SourceHash(of: bundle.body).description == hash)
    }

    /// Each is asked for twice, so that it comes from caches, and in turn.
    @Test(arguments: [true, false])
    func `tells two roots of one name apart through every cache`(isInAddress: Bool) throws {
        let response = service.post(files: BundleSample.pair)
        let data = try #require(response.json["data"] as? String)
        let hash = try hash(response)
        let ids = ["Sources%2FOther.swift%23Primary", "Sources%2FPill.swift%23Primary"]
        let ends = [
            ".svg", ".json", "/states.svg", ".swift", "/source.swift", "/schema.json", "/animation.svg",
        ]
        for end in ends {
            let isSchema = end == "/schema.json"
            let folder = isSchema ? "/v1/styles/custom/" : "/v1/custom/"
            let targets = ids.map { id in
                isInAddress ? "\(folder)~\(data)\(end)?show=\(id)" : "\(folder)\(id)~\(hash)\(end)"
            }
            let found = (targets + targets + targets.reversed()).map { service.get($0) }
            #expect(found.allSatisfy { $0.status == .ok }, "\(end)")
            #expect(found[0].body != found[1].body, "\(end)")
            #expect(found[2].body == found[0].body && found[3].body == found[1].body, "\(end)")
            #expect(found[4].body == found[1].body && found[5].body == found[0].body, "\(end)")
        }
    }

    @Test func `needs the file for a name that two files have`() throws {
        let hash = try hash(service.post(files: BundleSample.pair))
        let ambiguous = service.get("/v1/custom/Primary~\(hash).svg")
        #expect(ambiguous.status == .badRequest)
        #expect(ambiguous.json["allowed"] as? [String] == ["Sources/Other.swift", "Sources/Pill.swift"])
        let chosen = service.get("/v1/custom/Primary~\(hash).svg?file=Pill.swift")
        #expect(chosen.body == service.get("/v1/custom/Sources%2FPill.swift%23Primary~\(hash).svg").body)
        #expect(service.get("/v1/custom/Primary~\(hash).svg?file=Space.swift").status == .badRequest)
        #expect(service.get("/v1/custom/Nothing~\(hash).svg").status == .notFound)
    }

    @Test func `draws a root in a JSON body, in the file that it names`() throws {
        let hash = try hash(service.post(files: BundleSample.pair))
        let item = #"{"framework": "custom", "style": "Primary~\#(hash)", "file": "Other.swift"}"#
        let response = service.post(item, to: "/v1/render", type: "application/json")
        #expect(response.status == .ok)
        #expect(
            response.body == service.get("/v1/custom/Sources%2FOther.swift%23Primary~\(hash).svg").body
        )
    }

    @Test func `names the file of a message`() throws {
        var files = BundleSample.pair
        files["Sources/Bad.swift"] = "struct Bad: ButtonStyle { func makeBody( }"
        let response = service.post(files: files)
        #expect(response.status == .created)
        let messages = response.objects("warnings")
        #expect(messages.contains { $0["file"] as? String == "Sources/Bad.swift" })
        let alone = service.post(files: ["Sources/Bad.swift": files["Sources/Bad.swift"] ?? ""])
        #expect(alone.status == .unprocessableContent)
        #expect(alone.objects("diagnostics").first?["file"] as? String == "Sources/Bad.swift")
        #expect(service.store?.count == 1)
    }

    @Test(arguments: [[:], ["Read.md": "Pill"], ["A.swift": "enum A {}"]])
    func `without a root says what would be one`(files: [String: String]) {
        let response = service.post(files: files)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("ButtonStyle"))
        #expect(service.store?.count == 0)
    }

    @Test func `beside a source is refused at its place`() {
        let response = service.post(
            #"{"files": {}, "source": "struct A {}"}"#,
            type: "application/json"
        )
        #expect(response.status == .unprocessableContent)
        #expect(response.json["pointer"] as? String == "/source")
    }

    @Test(arguments: [
        (#"{"files": {"../a.swift": ""}}"#, 422, "/files/..~1a.swift"),
        (#"{"files": {"a.swift": "", "A.swift": ""}}"#, 422, "/files/A.swift"),
        (#"{"files": {"a.png": {"base64": "!"}}}"#, 422, "/files/a.png/base64"),
        (#"{"files": {"a.png": 1}}"#, 422, "/files/a.png"),
        (#"{"files": []}"#, 422, "/files"), (#"{"files": {}, "other": 1}"#, 422, "/other"),
        (#"{"files": {"a": \#(String(repeating: "[", count: 64))"#, 400, nil),
    ])
    func `in another form is refused`(body: String, status: Int, pointer: String?) {
        let response = service.post(body, type: "application/json")
        #expect(response.status.code == status)
        #expect(response.json["pointer"] as? String == pointer)
        #expect(service.store?.count == 0)
    }

    @Test func `that are too many or too long is refused`() {
        let files = (0...500).map { ("\($0).swift", "") }
        #expect(service.post(files: Dictionary(files) { $1 }).status == .contentTooLarge)
        let long = String(repeating: "x", count: 2 << 20)
        #expect(service.post(files: ["a": long, "b": long, "c": "x"]).status == .contentTooLarge)
    }

    @Test func `leaves out what is parsed after all of the time`() throws {
        let files = (1...4).map { ("\($0).swift", BundleSample.style) }
        let service = SharingService(microsecondsOfParsing: 1_000_000)
        let response = service.post(files: Dictionary(files) { $1 })
        #expect(response.status == .created)
        // The third is the first beyond the limit.
        #expect(service.parsed == 3)
        let messages = response.objects("warnings")
        #expect(messages.map { $0["file"] as? String } == ["4.swift"])
    }

    /// 64 KiB are what an address can have when it is inflated, however short it is.
    @Test(arguments: [(65_536, true), (65_537, false)])
    func `has addresses with the files if they are short enough`(size: Int, hasData: Bool) throws {
        var files = ["A.swift": BundleSample.style, "b": ""]
        let rest = size - #"{"files":{"A.swift":,"b":""}}"#.utf8.count
        // As JSON, without escaped slashes.
        files["b"] = String(repeating: "x", count: rest - BundleSample.quoted(BundleSample.style).utf8.count)
        let response = service.post(files: files)
        #expect(response.status == .created)
        #expect((response.json["data"] as? String != nil) == hasData)
        let url = try #require(response.objects("styles").first?["url"] as? [String: Any])
        #expect((url["data"] as? String != nil) == hasData)
        if let address = url["data"] as? String { #expect(service.get(address).status == .ok) }
    }

    @Test func `shows no file after many roots`() throws {
        let previews = String(repeating: "#Preview { Button(\"\") {} }\n", count: 100)
        let files = (1...7).map { ("\($0).swift", previews) }
        let response = service.post(files: Dictionary(files) { $1 })
        #expect(response.status == .created)
        #expect(response.objects("styles").count == 500)
        let refused = response.objects("warnings").filter { $0["severity"] as? String == "error" }
        #expect(refused.map { $0["file"] as? String } == ["6.swift", "7.swift"])
    }

    @Test func `as a source is refused, also to tools`() throws {
        let canonical = #"{"files":{}}"#
        #expect(service.post(canonical).status == .unprocessableContent)
        let body = "{\"source\": \(BundleSample.quoted(canonical))}"
        #expect(service.post(body, type: "application/json").status == .unprocessableContent)
    }

    @Test func `in an address has one form`() {
        let texts = [
            #"{"files":{"B.swift":"","A.swift":""}}"#, #"{"files":{"../A.swift":""}}"#, #"{"files":"#,
        ]
        for text in texts {
            let response = service.get("/v1/custom/~\(Sample.data(text)).svg")
            #expect(response.status == .badRequest)
            #expect(response.text.contains("invalid-source-data"))
        }
    }

    /// The colors of a stranger are read where its code runs, and a broken catalog is as none.
    @Test(arguments: [
        "", "[", "{\"colors\": 1}", String(repeating: "[", count: 100_000),
        "{\"colors\": [\(String(repeating: "{},", count: 20_000)){}]}",
    ])
    func `draws beside a catalog that cannot be read`(catalog: String) throws {
        var files = BundleSample.pair
        files["Assets.xcassets/Brand.colorset/Contents.json"] = catalog
        let response = service.post(files: files)
        #expect(response.status == .created)
        let hash = try hash(response)
        #expect(service.get("/v1/custom/Pill~\(hash).svg").status == .ok)
    }

    /// A drawing of a bundle that the worker has is one request; one that it has forgotten is given to it again.
    @Test func `is kept by a worker beside the last others`() throws {
        let workers = MessageWorkers()
        let service = SharingService(workers: workers)
        let hashes = try (0..<5).map { number in
            try hash(service.post(files: BundleSample.pair.merging(["\(number).md": ""]) { $1 }))
        }
        func requests(_ number: Int, _ title: String) -> Int {
            let before = workers.requestCount
            #expect(service.get("/v1/custom/Pill~\(hashes[number]).svg?title=\(title)").status == .ok)
            return workers.requestCount - before
        }
        for number in 0..<4 { #expect(requests(number, "First") == 3) }
        for number in 0..<4 { #expect(requests(number, "Second") == 1) }
        #expect(requests(4, "First") == 3)
        #expect(requests(0, "Third") == 3)
    }

    /// The folder of a worker has the roots' own files; the program that it has checked has all of them.
    @Test func `names the other file that a view of a root is declared in`() throws {
        let inner = """
            import SwiftUI

            struct Inner: View {
                var body: some View {
                    Text("Hello")
                        .font(.system(size: 18))
                }
            }
            """
        let outer =
            "import SwiftUI\nstruct Outer: View { var body: some View { Button {} label: { Inner() } } }"
        let response = service.post(files: ["Inner.swift": inner, "Outer.swift": outer])
        let root = "/v1/custom/Outer~\(try hash(response))"
        let findings = service.get(root + "/findings.json").objects("findings")
        let finding = try #require(findings.first { $0["rule"] as? String == "fixed-size" })
        let place = try #require(finding["place"] as? [String: Any])
        #expect(place["file"] as? String == "Inner.swift")
        #expect(place["line"] as? Int == 6)
        #expect(place["what"] as? String == "font(.system(size: 18))")
        #expect(finding["file"] as? String == "Outer.swift")
        let elements = service.get(root + ".json").objects("elements")
        let text = try #require(elements.first { $0["kind"] as? String == "text" })
        let origin = try #require(text["place"] as? [String: Any])
        #expect(origin["file"] as? String == "Inner.swift")
        #expect(origin["line"] as? Int == 5)
    }

    @Test func `is drawn by a worker that has forgotten them`() throws {
        let workers = MessageWorkers()
        let service = SharingService(workers: workers)
        let hash = try hash(service.post(files: BundleSample.pair))
        let picture = service.get("/v1/custom/Pill~\(hash).svg?title=One")
        workers.restart()
        let again = service.get("/v1/custom/Pill~\(hash).svg?title=Two")
        #expect(again.status == .ok)
        #expect(again.text.replacing("Two", with: "One") == picture.text)
    }
}
