/// A Swift file: an import, declarations, and embedded sources.
package struct SwiftFile: Hashable, Sendable {
    private let module: String
    private let declarations: [Statement]
    private let sources: [EmbeddedSource]

    /// A file that imports one module.
    package init(
        importing module: String,
        _ declarations: [Statement],
        followedBy sources: [EmbeddedSource] = []
    ) {
        self.module = module
        self.declarations = declarations
        self.sources = sources
    }

    /// The file in UTF-8.
    package var bytes: [UInt8] {
        var writer = SourceWriter()
        let others = Set(sources.flatMap(\.modules)).subtracting([module]).sorted()
        writer.write(([module] + others).map { .expression(.name("import " + $0)) } + [.blank])
        writer.write(declarations)
        return sources.reduce(into: Array(writer.source.utf8)) { bytes, source in
            bytes.append(UInt8(ascii: "\n"))
            bytes += source.bytes
        }
    }
}
