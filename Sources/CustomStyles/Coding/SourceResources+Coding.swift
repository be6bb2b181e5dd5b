import ProjectResources
import ResourceFiles

extension SourceResources: WireCodable {
    package func write(to writer: inout WireWriter) {
        let files = tree.paths.compactMap { path in tree.bytes(of: path).map { (path, $0) } }
        writer.write(files.count)
        for (path, bytes) in files {
            writer.write(path)
            writer.write(bytes)
        }
        writer.write(bundles)
        writer.write(developmentLanguage)
        writer.write(allowsVectors)
        writer.write(isForMac)
        writer.write(drawnDocuments.count)
        for (path, bytes) in drawnDocuments.sorted(by: { $0.key < $1.key }) {
            writer.write(path)
            writer.write(bytes)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        var contents: [String: FileTree.Content] = [:]
        for _ in 0..<(try reader.readCount()) {
            let path = try reader.readText()
            guard RelativePath.isPlain(path) else { throw WireError() }
            contents[path] = .bytes(try reader.readBytes())
        }
        let bundles: [ResourceBundle] = try reader.readList()
        let developmentLanguage: String? = try reader.readOptional()
        let allowsVectors = try reader.readFlag()
        let isForMac = try reader.readFlag()
        var drawnDocuments: [String: [UInt8]] = [:]
        for _ in 0..<(try reader.readCount()) {
            let path = try reader.readText()
            guard RelativePath.isPlain(path) else { throw WireError() }
            drawnDocuments[path] = try reader.readBytes()
        }
        self.init(
            tree: FileTree(contents),
            bundles: bundles,
            developmentLanguage: developmentLanguage,
            allowsVectors: allowsVectors,
            isForMac: isForMac,
            drawnDocuments: drawnDocuments
        )
    }
}

extension ResourceBundle: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(isApp)
        writer.write(files)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        self.init(
            name: try reader.readText(),
            isApp: try reader.readFlag(),
            files: try reader.readList()
        )
    }
}
