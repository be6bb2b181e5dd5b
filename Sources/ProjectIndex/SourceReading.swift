/// Reads the declarations of many files, in parts that can be read at once.
///
/// Each part has a table of names of its own, whose names are added to those of the first one.
struct SourceReading {
    /// A file with the number of its place.
    struct Item: Sendable {
        let number: Int
        let bytes: [UInt8]
        let settings: BuildSettings
    }

    private(set) var names: NameTable
    /// The number of names when all files were read; `nil` before.
    private(set) var firstNameCount: Int?
    private let storage: Storage?

    init(names: NameTable, firstNameCount: Int? = nil, storage: Storage? = nil) {
        self.names = names
        self.firstNameCount = firstNameCount
        self.storage = storage
    }

    /// Reads files, and returns what they have with the numbers of their places.
    ///
    /// Those that the storage has are not read again.
    mutating func read(_ items: [Item], in parallel: ParallelParts) -> [(number: Int, file: IndexedFile)] {
        guard let storage, items.reduce(0, { $0 + $1.bytes.count }) >= storage.leastBytes else {
            return readSources(items, in: parallel)
        }
        let stored = storage.load()
        if let stored { (names, firstNameCount) = (stored.names, stored.firstNameCount) }
        let key = stored?.key ?? .random()
        let hashes = parallel.results(of: items, size: \.bytes.count) { _, items in
            items.map { key.hash(of: $0.bytes) }
        }
        .flatMap(\.self)
        var files: [(number: Int, file: IndexedFile)] = []
        var unread: [Item] = []
        for (item, hash) in zip(items, hashes) {
            if let file = stored?.file(hash, like: item) {
                files.append((item.number, file))
            } else {
                unread.append(item)
            }
        }
        files += readSources(unread, in: parallel)
        if !unread.isEmpty, unread.reduce(0, { $0 + $1.bytes.count }) >= storage.leastBytes {
            let hashes = Dictionary(zip(items, hashes).map { ($0.number, $1) }) { first, _ in first }
            let kept = files.compactMap { file in hashes[file.number].map { ($0, file.file) } }
            storage.save(kept, names: names, firstNameCount: firstNameCount ?? names.count, key: key)
        }
        return files
    }

    /// Reads the sources of files.
    private mutating func readSources(
        _ items: [Item],
        in parallel: ParallelParts
    ) -> [(number: Int, file: IndexedFile)] {
        let first = names
        let parts = parallel.results(of: items, size: \.bytes.count) { number, items in
            var part = Part(names: number == 0 ? first : NameTable())
            part.read(items)
            return part
        }
        guard let part = parts.first else { return [] }
        names = part.names
        var files = part.files
        for part in parts.dropFirst() {
            let numbers = names.numbers(of: part.names)
            files += part.files.map { ($0.number, $0.file.renumbered(by: numbers)) }
        }
        return files
    }

    /// The files of a range, with the names in them.
    private struct Part: Sendable {
        var names: NameTable
        var files: [(number: Int, file: IndexedFile)] = []

        mutating func read(_ items: ArraySlice<Item>) {
            var reader = DeclarationReader()
            reader.scanner.names = names
            // The reader is the only owner of the table, which it changes in place.
            names = NameTable()
            for item in items { files.append((item.number, reader.read(item.bytes, for: item.settings))) }
            names = reader.scanner.names
        }
    }
}

extension IndexedFile {
    /// The file in whose declarations the names have other numbers, by those that they have.
    fileprivate func renumbered(by numbers: [Int32]) -> IndexedFile {
        func number(_ name: Int32) -> Int32 { name < 0 ? name : numbers[Int(name)] }
        var file = self
        for index in file.declarations.indices {
            file.declarations[index].name = number(declarations[index].name)
            file.declarations[index].base = number(declarations[index].base)
        }
        file.imports = imports.map { Import(module: number($0.module), isExported: $0.isExported) }
        file.mentions = mentions.map { Mention(number($0.name), kind: $0.kind) }
        file.literals = literals.map(number)
        file.inherited = inherited.map(number)
        file.memberNames = memberNames.map(number)
        return file
    }
}
