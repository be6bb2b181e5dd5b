package import StyleSyntax

extension SourceText: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(modules.sorted())
        writer.write(files.count)
        for file in files {
            writer.write(file.path)
            writer.write(file.module)
            writer.write(file.lines.bytes)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let modules: [String] = try reader.readList()
        var files: [(path: String, module: String, lines: SourceLines)] = []
        for _ in 0..<(try reader.readCount()) {
            files.append((try reader.readText(), try reader.readText(), SourceLines(try reader.readBytes())))
        }
        guard files.count > 0 else { throw WireError() }
        self =
            files.count == 1 && files[0].path.isEmpty
            ? SourceText(files[0].lines.bytes) : SourceText(joining: files, modules: Set(modules))
    }
}
