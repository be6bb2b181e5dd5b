import Synchronization

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

    init(names: NameTable) {
        self.names = names
    }

    /// Reads files, and returns what they have with the numbers of their places.
    mutating func read(_ items: [Item], in parallel: ParallelParts) -> [(number: Int, file: IndexedFile)] {
        let ranges = Self.ranges(of: items, in: parallel)
        guard ranges.count > 1 else {
            var part = Part(names: names)
            part.read(items[...])
            names = part.names
            return part.files
        }
        let parts = Mutex<[Int: Part]>([:])
        let first = names
        parallel.run(ranges.count) { number in
            var part = Part(names: number == 0 ? first : NameTable())
            part.read(items[ranges[number]])
            let read = part
            parts.withLock { $0[number] = read }
        }
        var files: [(number: Int, file: IndexedFile)] = []
        for (number, part) in parts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            if number == 0 {
                names = part.names
                files += part.files
            } else {
                let numbers = names.numbers(of: part.names)
                files += part.files.map { ($0.number, $0.file.renumbered(by: numbers)) }
            }
        }
        return files
    }

    /// Ranges of items with about the same number of bytes.
    private static func ranges(of items: [Item], in parallel: ParallelParts) -> [Range<Int>] {
        let bytes = items.reduce(0) { $0 + $1.bytes.count }
        let size = max(parallel.leastBytes, bytes / parallel.count + 1)
        var ranges: [Range<Int>] = []
        var start = 0
        var rest = size
        for (index, item) in items.enumerated() {
            rest -= item.bytes.count
            guard rest <= 0 || index == items.count - 1 else { continue }
            ranges.append(start..<(index + 1))
            start = index + 1
            rest = size
        }
        return ranges
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
