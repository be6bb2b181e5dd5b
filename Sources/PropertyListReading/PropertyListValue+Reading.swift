extension PropertyListValue {
    /// Reads a property list: XML, or the old syntax of Xcode's projects and of string tables, in UTF-8 or UTF-16.
    ///
    /// The pairs of a string table are a dictionary without braces.
    package init(reading bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.count <= PropertyListLimits.bytes else {
            throw .tooLarge(limit: PropertyListLimits.bytes)
        }
        guard !bytes.starts(with: Array("bplist".utf8)) else { throw .binary }
        let text = try PropertyListText.utf8(bytes)
        if PropertyListText.isXML(text) {
            self = try XMLPropertyList.value(of: text)
        } else {
            var reader = OldStylePropertyList(text)
            self = try reader.value()
        }
    }
}
