package import StyleSyntax

/// A worker that answers messages.
package protocol WorkerConnection: ~Copyable {
    /// Sends a request, and receives the response; the estimate of the processor time of a drawing is in microseconds.
    func response(
        to request: WorkerRequest,
        price: Int,
        for client: WorkClient
    ) throws(StyleWorkError) -> WorkerResponse
}

extension WorkerConnection where Self: ~Copyable {
    /// Has a source checked.
    package func check(_ source: ParsedText, for client: WorkClient) throws(StyleWorkError) -> CustomSource {
        guard case .checked(let bytes) = try response(to: .check(source), price: 0, for: client) else {
            throw .crashed
        }
        do throws(WireError) {
            var reader = WireReader(bytes)
            let checked = try CustomSource(
                source.text,
                hash: source.hash,
                resources: source.resources,
                from: &reader
            )
            try reader.end()
            return checked
        } catch {
            throw .crashed
        }
    }

    /// Has a button drawn; a worker that does not have the source, or the folder, is given it.
    ///
    /// `first` is the response to the request if that was sent before. `parse` parses a source once more; it returns `nil` if
    /// that is not possible now.
    package func draw(
        _ drawing: StyleDrawing,
        after first: WorkerResponse? = nil,
        for client: WorkClient,
        parse: (SourceText) -> [[UInt8]]?
    ) throws(StyleWorkError) -> DrawnStyle {
        let request = WorkerRequest(drawing)
        var next = first
        for _ in 0..<drawingAttempts {
            let answer: WorkerResponse
            if let response = next.take() {
                answer = response
            } else {
                answer = try response(to: request, price: drawing.price, for: client)
            }
            switch answer {
            case .drawn(let style): return style
            case .missingFolder:
                guard case .folder(let folder, _) = drawing.style,
                    case .ready = try response(to: WorkerRequest(folder), price: 0, for: client)
                else { throw .crashed }
            case .missingSources(let hashes):
                for hash in hashes {
                    guard let source = drawing.style.source(hash: hash) else { throw .crashed }
                    guard let programs = parse(source.text) else { throw .parserUnavailable }
                    let parsed = ParsedText(
                        source.text,
                        hash: hash,
                        programs: programs,
                        resources: source.resources
                    )
                    _ = try check(parsed, for: client)
                }
            case .checked, .ready: throw .crashed
            }
        }
        throw .unavailable
    }
}

/// A worker that has nothing needs the folder, the source of the style, and those that the drawing names; it may have
/// forgotten some of them when it has the last.
private let drawingAttempts = 8

extension StyleDrawing.Style {
    /// The hash of the source of the style.
    package var hash: String {
        switch self {
        case .source(let source, _, _): source.hash
        case .folder(let folder, let name): folder.source(named: name)?.hash ?? ""
        }
    }

    /// The source of a hash, if the drawing can need it.
    fileprivate func source(hash: String) -> CustomSource? {
        switch self {
        case .source(let source, _, _): source.hash == hash ? source : nil
        case .folder(let folder, _): folder.files.first { $0.source.hash == hash }?.source
        }
    }
}
