/// A message from a process that checks and draws sources.
package enum WorkerResponse: Sendable {
    /// The source of a check, as bytes that are read with its text.
    case checked([UInt8])
    case drawn(DrawnStyle)
    /// The drawing needs sources, by their hashes, that were not checked by the process, or that it has forgotten.
    case missingSources([String])
    /// The drawing needs a folder that the process does not have.
    case missingFolder
    /// The process has the folder.
    case ready
}

extension WorkerResponse: WireCodable {
    private enum Tag: UInt8 { case checked, drawn, missingSources, missingFolder, ready }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .checked(let source):
            writer.write(tag: Tag.checked.rawValue)
            writer.write(source)
        case .drawn(let style):
            writer.write(tag: Tag.drawn.rawValue)
            writer.write(style)
        case .missingSources(let hashes):
            writer.write(tag: Tag.missingSources.rawValue)
            writer.write(hashes)
        case .missingFolder: writer.write(tag: Tag.missingFolder.rawValue)
        case .ready: writer.write(tag: Tag.ready.rawValue)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .checked: self = .checked(try reader.readBytes())
        case .drawn: self = .drawn(try reader.read())
        case .missingSources: self = .missingSources(try reader.readList())
        case .missingFolder: self = .missingFolder
        case .ready: self = .ready
        }
    }
}

extension DrawnStyle: WireCodable {
    private enum Tag: UInt8 { case body, size, unknownFrame, beyondLimit, rasterFailed, stopped }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .body(let body, let placeholders, let ignoredTokens):
            writer.write(tag: Tag.body.rawValue)
            writer.write(body)
            writer.write(placeholders)
            writer.write(ignoredTokens)
        case .size(let width, let height):
            writer.write(tag: Tag.size.rawValue)
            writer.write(width)
            writer.write(height)
        case .unknownFrame(let number, let count):
            writer.write(tag: Tag.unknownFrame.rawValue)
            writer.write(number)
            writer.write(count)
        case .beyondLimit(let limit, let value):
            writer.write(tag: Tag.beyondLimit.rawValue)
            writer.write(limit)
            writer.write(value)
        case .rasterFailed: writer.write(tag: Tag.rasterFailed.rawValue)
        case .stopped(let diagnostics):
            writer.write(tag: Tag.stopped.rawValue)
            writer.write(diagnostics)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .body:
            self = .body(
                try reader.readBytes(),
                placeholders: try reader.readList(),
                ignoredTokens: try reader.readList()
            )
        case .size:
            let (width, height) = (try reader.readDouble(), try reader.readDouble())
            guard width >= 0, height >= 0, max(width, height) < 1e6 else { throw WireError() }
            self = .size(width: width, height: height)
        case .unknownFrame:
            self = .unknownFrame(try reader.readInteger(), count: try reader.readInteger())
        case .beyondLimit:
            self = .beyondLimit(try reader.readInteger(), value: try reader.readInteger())
        case .rasterFailed: self = .rasterFailed
        case .stopped: self = .stopped(try reader.readList())
        }
    }
}

extension WireCodable {
    /// The bytes of the message.
    package var message: [UInt8] {
        // Most requests are shorter.
        var writer = WireWriter(capacity: 256)
        writer.write(self)
        return writer.bytes
    }

    /// Reads a message to its end, which may be behind a header of a length.
    package init(message bytes: [UInt8], behind header: Int = 0) throws(WireError) {
        var reader = WireReader(bytes, droppingFirst: header)
        try self.init(from: &reader)
        try reader.end()
    }
}
