/// The files of a project that have been read.
struct IndexedSources: Sendable {
    /// The paths, in the order of their bytes.
    let paths: [String]
    /// In the order of the paths.
    private(set) var files: [IndexedFile]
    private let numbers: [String: Int]

    init(paths: [String], files: [IndexedFile]) {
        self.paths = paths
        self.files = files
        numbers = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Replaces what a file of a number has.
    mutating func replace(_ number: Int, with file: IndexedFile) {
        files[number] = file
    }

    func number(of path: String) -> Int? { numbers[path] }

    subscript(place: Place) -> IndexedDeclaration {
        files[Int(place.file)].declarations[Int(place.declaration)]
    }

    func path(of place: Place) -> String { paths[Int(place.file)] }

    func mentions(of place: Place) -> ArraySlice<Mention> {
        files[Int(place.file)].mentions(of: Int(place.declaration))
    }

    func inherited(of place: Place) -> ArraySlice<Int32> {
        files[Int(place.file)].inherited(of: Int(place.declaration))
    }

    /// The declaration around another one: a type, an extension, or a pattern of which it is a part.
    func parent(of place: Place) -> Place? {
        let parent = self[place].parent
        return parent < 0 ? nil : Place(file: Int(place.file), declaration: Int(parent))
    }

    /// A declaration and all that are inside of it.
    func subtree(of place: Place) -> Range<Int> {
        let declarations = files[Int(place.file)].declarations
        let first = Int(place.declaration)
        var end = first + 1
        while end < declarations.count, declarations[end].offset < declarations[first].end { end += 1 }
        return first..<end
    }

    /// The number of folders that two files have in common.
    func nearness(of first: Int32, to second: Int32) -> Int {
        let first = paths[Int(first)].split(separator: "/").dropLast()
        let second = paths[Int(second)].split(separator: "/").dropLast()
        return zip(first, second).prefix { $0 == $1 }.count
    }
}
