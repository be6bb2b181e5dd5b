import StyleSyntax

/// A message to a process that checks and draws sources.
package enum WorkerRequest: Sendable {
    case check(ParsedText)
    case draw(Drawing)
    /// The styles of a folder, for drawings of one of them.
    case folder(revision: UInt64, files: [File])

    /// A drawing, which names its source by the hash and its folder by the revision.
    package struct Drawing: Sendable {
        package let style: Style
        package let pathExtension: String
        package let query: String
        package let tokens: String?
        package let result: StyleDrawing.Result

        package enum Style: Sendable {
            case source(hash: String, SourceStyles.Address, name: String)
            case folder(revision: UInt64, name: String)
        }
    }

    /// A file of a folder with what is known of its source.
    package struct File: Sendable {
        package let path: String
        package let source: CustomSource
    }
}

extension WorkerRequest {
    package init(_ drawing: StyleDrawing) {
        let style: Drawing.Style =
            switch drawing.style {
            case .source(let source, let address, let name):
                .source(hash: source.hash, address, name: name)
            case .folder(let folder, let name): .folder(revision: folder.revision, name: name)
            }
        self = .draw(
            Drawing(
                style: style,
                pathExtension: drawing.pathExtension,
                query: drawing.query,
                tokens: drawing.tokens,
                result: drawing.result
            )
        )
    }

    package init(_ folder: StyleFolder) {
        self = .folder(
            revision: folder.revision,
            files: folder.files.map { File(path: $0.path, source: $0.source) }
        )
    }
}

extension WorkerRequest: WireCodable {
    private enum Tag: UInt8 { case check, draw, folder }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .check(let source):
            writer.write(tag: Tag.check.rawValue)
            writer.write(source.hash)
            writer.write(source.text.bytes)
            writer.write(source.program)
        case .draw(let drawing):
            writer.write(tag: Tag.draw.rawValue)
            writer.write(drawing)
        case .folder(let revision, let files):
            writer.write(tag: Tag.folder.rawValue)
            writer.write(revision)
            writer.write(files)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .check:
            let hash = try reader.readText()
            let text = SourceText(try reader.readBytes())
            self = .check(ParsedText(text, hash: hash, program: try reader.readBytes()))
        case .draw: self = .draw(try reader.read())
        case .folder: self = .folder(revision: try reader.readNumber(), files: try reader.readList())
        }
    }
}

extension WorkerRequest.Drawing: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(style)
        writer.write(pathExtension)
        writer.write(query)
        writer.write(tokens)
        writer.write(tag: result.rawValue)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            style: try reader.read(),
            pathExtension: try reader.readText(),
            query: try reader.readText(),
            tokens: try reader.readOptional(),
            result: try reader.readCase()
        )
    }
}

extension WorkerRequest.Drawing.Style: WireCodable {
    private enum Tag: UInt8 { case hash, data, name, folder }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .source(let hash, let address, let name):
            switch address {
            case .hash: writer.write(tag: Tag.hash.rawValue)
            case .data(let data):
                writer.write(tag: Tag.data.rawValue)
                writer.write(data)
            case .none: writer.write(tag: Tag.name.rawValue)
            }
            writer.write(hash)
            writer.write(name)
        case .folder(let revision, let name):
            writer.write(tag: Tag.folder.rawValue)
            writer.write(revision)
            writer.write(name)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        let address: SourceStyles.Address
        switch tag {
        case .hash: address = .hash
        case .data: address = .data(try reader.readText())
        case .name: address = .none
        case .folder:
            self = .folder(revision: try reader.readNumber(), name: try reader.readText())
            return
        }
        self = .source(hash: try reader.readText(), address, name: try reader.readText())
    }
}

extension WorkerRequest.File: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.write(source.hash)
        writer.write(source.text.bytes)
        source.write(to: &writer)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        path = try reader.readText()
        let hash = try reader.readText()
        let text = SourceText(try reader.readBytes())
        source = try CustomSource(text, hash: hash, from: &reader)
    }
}
