extension FolderKey: WireCodable {
    private enum Tag: UInt8 { case revision, bundle }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .revision(let revision):
            writer.write(tag: Tag.revision.rawValue)
            writer.write(revision)
        case .bundle(let bundle):
            writer.write(tag: Tag.bundle.rawValue)
            writer.write(bundle.hash)
            writer.write(bundle.address)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .revision: self = .revision(try reader.readNumber())
        case .bundle:
            self = .bundle(BundleIdentity(hash: try reader.readText(), address: try reader.read()))
        }
    }
}

extension SourceStyles.Address: WireCodable {
    private enum Tag: UInt8 { case hash, data, none }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .hash: writer.write(tag: Tag.hash.rawValue)
        case .data(let data):
            writer.write(tag: Tag.data.rawValue)
            writer.write(data)
        case .none: writer.write(tag: Tag.none.rawValue)
        }
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let tag: Tag = try reader.readCase()
        switch tag {
        case .hash: self = .hash
        case .data: self = .data(try reader.readText())
        case .none: self = .none
        }
    }
}
