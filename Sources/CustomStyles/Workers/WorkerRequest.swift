import ProjectResources
import StyleSyntax

/// A message to a process that checks and draws sources.
package enum WorkerRequest: Sendable {
    case check(ParsedText)
    case draw(Drawing)
    /// The styles of a folder, for drawings of one of them.
    case folder(FolderKey, StyleFolder.RepeatedName, files: [File])

    /// A drawing, which names its source by the hash and its folder by the key.
    package struct Drawing: Sendable {
        package let style: Style
        package let pathExtension: String
        package let query: String
        package let tokens: String?
        package let result: StyleDrawing.Result

        package enum Style: Hashable, Sendable {
            case source(hash: String, SourceStyles.Address, name: String)
            /// The name is that of the root among those of the folder.
            case folder(FolderKey, name: String)
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
            case .folder(let folder, let name): .folder(folder.key, name: name)
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
            folder.key,
            folder.repeatedName,
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
            writer.write(source.text)
            writer.write(source.programs.count)
            for program in source.programs { writer.write(program) }
            writer.write(source.resources)
        case .draw(let drawing):
            writer.write(tag: Tag.draw.rawValue)
            writer.write(drawing)
        case .folder(let key, let repeatedName, let files):
            writer.write(tag: Tag.folder.rawValue)
            writer.write(key)
            writer.write(tag: repeatedName.rawValue)
            writer.write(files)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .check:
            let hash = try reader.readText()
            let text: SourceText = try reader.read()
            var programs: [[UInt8]] = []
            for _ in 0..<(try reader.readCount()) { programs.append(try reader.readBytes()) }
            guard programs.count == text.files.count else { throw WireError() }
            let resources: SourceResources? = try reader.readOptional()
            self = .check(ParsedText(text, hash: hash, programs: programs, resources: resources))
        case .draw: self = .draw(try reader.read())
        case .folder:
            self = .folder(
                try reader.read(),
                try reader.readCase(),
                files: try reader.readList()
            )
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
    private enum Tag: UInt8 { case source, folder }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .source(let hash, let address, let name):
            writer.write(tag: Tag.source.rawValue)
            writer.write(hash)
            writer.write(address)
            writer.write(name)
        case .folder(let key, let name):
            writer.write(tag: Tag.folder.rawValue)
            writer.write(key)
            writer.write(name)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .source:
            self = .source(
                hash: try reader.readText(),
                try reader.read(),
                name: try reader.readText()
            )
        case .folder: self = .folder(try reader.read(), name: try reader.readText())
        }
    }
}

extension WorkerRequest.File: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.write(source.hash)
        // The worker has the other files with the program, if it has that; many roots need the same ones.
        writer.write(source.text.firstFile)
        source.write(to: &writer)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        path = try reader.readText()
        let hash = try reader.readText()
        let text: SourceText = try reader.read()
        source = try CustomSource(text, hash: hash, from: &reader)
    }
}
