package import ButtonRendering
package import CustomStyles
import Graphics
import HTTP
import JSONReading

extension ButtonService {
    /// Draws a button in the process of a worker, of a style whose program is here.
    ///
    /// `style` is the entry by whose addresses the service names it. The result is `nil` for a drawing that the service
    /// would not request.
    package func draw(
        _ style: CatalogEntry,
        as drawing: WorkerRequest.Drawing,
        with worker: ButtonWorker
    ) -> DrawnStyle? {
        worker.timer.begin(.resolve)
        defer { worker.endJob() }
        guard var query = try? titledQuery(of: style, drawing) else { return nil }
        query.isWithoutCurves = drawing.result == .bodyWithoutCurves
        do throws(QueryError) {
            guard drawing.result != .size else {
                let size = try worker.checkedSize(of: query)
                return .size(width: size.width, height: size.height)
            }
            let body = try drawings.body(
                of: query,
                with: worker,
                listsIgnoredTokens: drawing.result == .bodyAndIgnoredTokens
            )
            return .body(
                body,
                placeholders: worker.drawnPlaceholders,
                ignoredTokens: worker.ignoredTokens
            )
        } catch {
            switch error {
            case .unknownFrame(let number, let count): return .unknownFrame(number, count: count)
            case .beyondLimit(let limit, let value): return .beyondLimit(limit.rawValue, value: value)
            case .rasterFailed: return .rasterFailed
            case .stoppedStyle(let problem): return .stopped(problem.diagnostics)
            default: return nil
            }
        }
    }

    /// The query of a drawing; one that differs from an earlier one in its title only is not read again.
    private func titledQuery(
        of style: CatalogEntry,
        _ drawing: WorkerRequest.Drawing
    ) throws -> TitledQuery {
        let target = RequestTarget(drawing.target)
        guard drawing.tokens == nil else { return try read(drawing, of: style, at: target) }
        if let known = templates.query(for: target) { return known }
        let query = try read(drawing, of: style, at: target)
        templates.insert(query.template, for: target)
        return query
    }

    private func read(
        _ drawing: WorkerRequest.Drawing,
        of style: CatalogEntry,
        at target: RequestTarget
    ) throws -> TitledQuery {
        guard let output = Output(pathExtension: drawing.pathExtension[...]) else {
            throw QueryError.unknownRoute(path: drawing.pathExtension)
        }
        let tokens = try drawing.tokens.map { text in
            try TokenTheme(JSONValue(reading: Array(text.utf8)), at: .root)
        }
        return try priced(
            try reader.query(try target.queryItems(), for: style, output: output, tokens: tokens),
            route: .none
        )
    }
}

extension WorkerRequest.Drawing {
    /// The bytes of a target that no other drawing has, but for its result.
    fileprivate var target: [UInt8] {
        let identity = style.identity
        var bytes: [UInt8] = []
        bytes.reserveCapacity(identity.utf8.count + pathExtension.utf8.count + 1 + query.utf8.count)
        bytes += identity.utf8
        bytes += pathExtension.utf8
        bytes.append(UInt8(ascii: "?"))
        bytes += query.utf8
        return bytes
    }
}

extension WorkerRequest.Drawing.Style {
    /// The source, or the folder at a moment, and the style in it.
    fileprivate var identity: String {
        switch self {
        case .source(let hash, .hash, let name): "/\(hash)/\(name)"
        case .source(let hash, .data, let name): "/~\(hash)/\(name)"
        case .source(let hash, .none, let name): "/\(hash)//\(name)"
        case .folder(.revision(let revision), let name): "/\(revision)/\(name)"
        case .folder(.bundle(let bundle), let name): "//\(bundle.identity)/\(name)"
        }
    }
}

extension BundleIdentity {
    /// The files and the form of their addresses, on which the links of documents depend.
    fileprivate var identity: String {
        switch address {
        case .hash: hash
        case .data: "~\(hash)"
        case .none: "/\(hash)"
        }
    }
}
