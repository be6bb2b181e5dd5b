import ResourceFiles

/// The declarations of files by the hash of their contents, as they are kept between two runs of the program.
///
/// It is a copy: without it, or if it is not valid, the sources are read.
struct StoredIndex {
    /// The facts without which nothing that is kept holds.
    struct Header: Equatable {
        /// The program that reads the sources.
        var program: String
        /// The modules of the project, on which conditions depend, in the order of their names.
        var modules: [String]
    }

    let key: ContentKey
    let names: NameTable
    /// The number of names when all files were read.
    let firstNameCount: Int
    private let files: [UInt64: IndexedFile]

    private static let title = "bezel index 1"

    /// The declarations of the content of a hash; `nil` if that was not read, or for other conditions.
    func file(_ hash: UInt64, like item: SourceReading.Item) -> IndexedFile? {
        guard let file = files[hash], file.byteCount == item.bytes.count,
            file.isPackage == item.settings.isPackage
        else { return nil }
        return file
    }

    /// Reads what was kept; `nil` if it is not valid, or has another header.
    init?(decoding bytes: [UInt8], header: Header) {
        do throws(InvalidIndex) {
            try self.init(reading: bytes, header: header)
        } catch {
            return nil
        }
    }

    private init(reading bytes: [UInt8], header: Header) throws(InvalidIndex) {
        let end = bytes.count - 8
        guard end >= 0 else { throw InvalidIndex() }
        var reader = IndexReader(bytes, in: 0..<end)
        var found = Header(program: "", modules: [])
        var key = ContentKey(first: 0, second: 1)
        try Self.code(&found, &key, by: &reader)
        var sum = IndexReader(bytes, in: end..<bytes.count)
        var hash: UInt64 = 0
        try sum.code(&hash)
        guard found == header, hash == key.hash(of: bytes, count: end) else { throw InvalidIndex() }

        var firstCount: Int32 = 0
        try reader.code(&firstCount, in: 0...Int32(IndexLimits.storedBytes))
        names = try NameTable(reading: &reader)
        let nameCount = Int32(names.count)
        guard firstCount <= nameCount else { throw InvalidIndex() }
        var count: Int32 = 0
        try reader.code(&count, in: 0...reader.mostElements)
        var files: [UInt64: IndexedFile] = [:]
        files.reserveCapacity(Int(count))
        for _ in 0..<count {
            var file = IndexedFile.unread
            try reader.code(&hash)
            try file.code(by: &reader, nameCount: nameCount)
            files[hash] = file
        }
        guard reader.isAtEnd else { throw InvalidIndex() }
        self.key = key
        self.files = files
        firstNameCount = Int(firstCount)
    }

    private static func code(
        _ header: inout Header,
        _ key: inout ContentKey,
        by coder: inout some IndexCoder
    ) throws(InvalidIndex) {
        var title = Self.title
        try coder.code(&title)
        guard title == Self.title else { throw InvalidIndex() }
        try coder.code(&header.program)
        try coder.code(&header.modules, from: "") { module, coder throws(InvalidIndex) in
            try coder.code(&module)
        }
        try coder.code(&key.first)
        try coder.code(&key.second)
    }

    /// The bytes that keep files; `nil` if they are more than are read.
    static func bytes(
        of files: [(hash: UInt64, file: IndexedFile)],
        names: NameTable,
        firstNameCount: Int,
        key: ContentKey,
        header: Header
    ) -> [UInt8]? {
        var writer = IndexWriter()
        var (header, key) = (header, key)
        do throws(InvalidIndex) {
            try code(&header, &key, by: &writer)
            var number = Int32(firstNameCount)
            writer.code(&number, in: 0...Int32.max)
            names.write(to: &writer)
            number = Int32(files.count)
            writer.code(&number, in: 0...Int32.max)
            for (hash, file) in files {
                var (hash, file) = (hash, file)
                writer.code(&hash)
                try file.code(by: &writer, nameCount: Int32(names.count))
                guard writer.bytes.count <= IndexLimits.storedBytes else { return nil }
            }
        } catch {
            return nil
        }
        return sealed(writer.bytes, by: key)
    }

    /// Bytes with their hash behind them.
    static func sealed(_ bytes: [UInt8], by key: ContentKey) -> [UInt8] {
        var writer = IndexWriter()
        var hash = key.hash(of: bytes)
        writer.code(&hash)
        return bytes + writer.bytes
    }
}

extension NameTable {
    /// Reads the texts of a table in the order of their numbers.
    fileprivate init(reading reader: inout IndexReader) throws(InvalidIndex) {
        var count: Int32 = 0
        try reader.code(&count, in: 0...reader.mostElements)
        self.init(room: Int(count))
        for number in 0..<count {
            let text = try reader.readText()
            // The words that have a meaning have the same numbers, and no text has two.
            guard self.number(of: reader.bytes, from: text.lowerBound, to: text.upperBound) == number else {
                throw InvalidIndex()
            }
        }
        guard self.count == Int(count) else { throw InvalidIndex() }
    }

    fileprivate func write(to writer: inout IndexWriter) {
        var count = Int32(self.count)
        writer.code(&count, in: 0...Int32.max)
        for number in 0..<count { writer.write(bytes(of: number)) }
    }
}

extension SourceReading {
    /// The storage of what the files of some modules declare.
    struct Storage {
        /// The bytes of sources that must be read before it is worth to keep what they declare.
        var leastBytes: Int { storage.leastBytes }

        private let storage: IndexStorage
        private let header: StoredIndex.Header

        init(_ storage: IndexStorage, modules: Set<String>) {
            self.storage = storage
            header = StoredIndex.Header(program: storage.program, modules: modules.sortedByBytes())
        }

        /// The index that was kept last; `nil` if it does not hold, or has more names of files that have changed than others.
        func load() -> StoredIndex? {
            guard let bytes = storage.load(), let stored = StoredIndex(decoding: bytes, header: header),
                !stored.names.isWorn(since: stored.firstNameCount)
            else { return nil }
            return stored
        }

        func save(
            _ files: [(hash: UInt64, file: IndexedFile)],
            names: NameTable,
            firstNameCount: Int,
            key: ContentKey
        ) {
            let bytes = StoredIndex.bytes(
                of: files,
                names: names,
                firstNameCount: firstNameCount,
                key: key,
                header: header
            )
            if let bytes { storage.save(bytes) }
        }
    }
}
