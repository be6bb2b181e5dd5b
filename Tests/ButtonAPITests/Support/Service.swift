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
