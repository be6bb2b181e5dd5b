import ButtonAPI
import Caching
import Foundation
import Graphics
import HTTP
import ParserProcess
import StyleParser
import StyleStore
import StyleSyntax
import Synchronization
import TestSupport

/// A service that shares sources, which are parsed in the process of the tests.
final class SharingService: Sendable {
    let service: ButtonService
    let store: MemoryStore?

    init(
        hasStore: Bool = true,
        store other: MemoryStore? = nil,
        token: String? = nil,
        origins: WritingOrigins = WritingOrigins(),
        isOn: Bool = true,
        rate: WritingRate = WritingRate(),
        cache: Int = 64 << 20,
        microsecondsOfParsing: Int = 0,
        workers: MessageWorkers = MessageWorkers()
    ) {
        let store = hasStore ? other ?? MemoryStore() : nil
        self.store = store
        let count = Counter()
        counter = count
        let clock = Counter()
        self.clock = clock
        let reads = Reads()
        self.reads = reads
        let settings = SourceSettings(
            store: store,
            token: token,
            origins: origins,
            rate: rate,
            noteRead: { reads.add($0) }
        ) { source, charge throws(ParserProcessError) in
            count.add(1)
            charge(microsecondsOfParsing)
            if let diagnostic = SourceFence.check(source) { throw .refused(diagnostic) }
            return SourceParser.parse(source)
        }
        service = ButtonService(
            ButtonService.Configuration(
                sources: isOn ? settings : nil,
                workers: workers,
                shaper: FixedWidthShaper(),
                symbols: SymbolNames(["star"]),
                rasters: DescribingRasterEncoder(),
                files: [
                    StaticFile(
                        path: "/index.html",
                        content: Array("<!doctype html><title>Bezel</title><head></head>".utf8)
                    )
                ],
                version: "test",
                publicURL: PublicURL("https://bezel.example"),
                budget: MemoryBudget(limit: cache),
                clock: { clock.value }
            )
        )
    }

    private let counter: Counter
    private let clock: Counter

    private let reads: Reads

    /// The stored sources that were noted as read since the last call.
    func takeReads() -> [SourceHash] { reads.take() }

    /// The number of sources that were parsed.
    var parsed: Int { counter.value }

    /// Lets time pass.
    func wait(seconds: Int) { clock.add(seconds * 1_000_000_000) }

    func respond(_ request: Request) -> Response {
        service.respond(to: request, with: service.makeWorker(oneOf: 1))
    }

    func get(_ target: String, method: HTTP.Method = .get, accept: String? = nil, ifNoneMatch: String? = nil)
        -> Response
    {
        respond(Request(method: method, target: Array(target.utf8), accept: accept, ifNoneMatch: ifNoneMatch))
    }

    /// Sends a source, or another body.
    func post(
        _ body: String,
        to target: String = "/v1/custom",
        type: String? = "text/x-swift",
        hasLength: Bool = true,
        authorization: String? = nil,
        origin: String? = nil,
        host: String? = nil,
        client: ClientID? = nil
    ) -> Response {
        respond(
            Request(
                method: .post,
                target: Array(target.utf8),
                hasBodyLength: hasLength,
                rareFields: RareFields(
                    contentType: type,
                    origin: origin,
                    host: host,
                    authorization: authorization
                ),
                client: client,
                body: Array(body.utf8)
            )
        )
    }
}

/// A number that threads share.
final class Counter: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }

    func add(_ difference: Int) { number.withLock { $0 += difference } }
}

/// The sources that were noted as read.
private final class Reads: Sendable {
    private let hashes = Mutex<[SourceHash]>([])

    func add(_ hash: SourceHash) { hashes.withLock { $0.append(hash) } }

    func take() -> [SourceHash] {
        hashes.withLock { hashes in
            defer { hashes = [] }
            return hashes
        }
    }
}

extension Response {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The members of a JSON object.
    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
    }

    /// The objects of a member that is an array.
    func objects(_ name: String) -> [[String: Any]] { json[name] as? [[String: Any]] ?? [] }

    func field(_ name: String) -> String? {
        fields.first { $0.name.rawName.lowercased() == name.lowercased() }?.value
    }
}
