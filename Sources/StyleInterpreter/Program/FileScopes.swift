import StyleRuntime
import StyleSyntax

/// The files of a program, and how near they are to each other: what a name means depends on the file that it stands in.
///
/// The nearest is the file itself, then come its module, the modules that it imports, and the rest. Of files that are
/// equally near, the first in the text is, because the text has the files in the order in which they were reached.
struct FileScopes {
    private let source: SourceText
    /// The modules that each file imports.
    private let imports: [Set<String>]

    init(_ program: StyleProgram) {
        source = program.source
        var imports: [Set<String>] = Array(repeating: [], count: source.files.count)
        for id in program.statements {
            guard case .declaration(let declaration) = program[id].kind,
                case .import(let path) = program[declaration].kind, let module = path.first
            else { continue }
            let file = source.files.count == 1 ? 0 : source.fileIndex(at: module.place.offset)
            imports[file].insert(module.text)
        }
        self.imports = imports
    }

    /// Whether the file of a place imports a module.
    func imports(_ module: String, at place: SourcePlace) -> Bool {
        imports[file(of: place)].contains(module)
    }

    /// The index of the file that a place is in.
    func file(of place: SourcePlace) -> Int {
        source.files.count == 1 ? 0 : source.fileIndex(at: place.offset)
    }

    /// Whether a place is in the file whose roots the program shows.
    func isShown(_ place: SourcePlace) -> Bool { file(of: place) == 0 }

    /// The distance of a file from another one that names something in it.
    fileprivate func distance(of file: Int, from other: Int) -> Int {
        if file == other { return 0 }
        let module = source.files[file].module
        if module == source.files[other].module { return 1 }
        return imports[other].contains(module) ? 2 : 3
    }
}

/// Declarations at the top of files, by name.
struct FileNames<Value> {
    private struct Candidate {
        var value: Value
        let file: Int
        let isPrivate: Bool
    }

    private var candidates: [String: [Candidate]] = [:]

    /// Adds a declaration, in place of the one that the same file has of the name.
    mutating func set(_ value: Value, named name: String, in file: Int, isPrivate: Bool) {
        let candidate = Candidate(value: value, file: file, isPrivate: isPrivate)
        if let position = candidates[name]?.firstIndex(where: { $0.file == file }) {
            candidates[name]?[position] = candidate
        } else {
            candidates[name, default: []].append(candidate)
        }
    }

    /// The declaration of a name in a file.
    func value(_ name: String, in file: Int) -> Value? {
        candidates[name]?.first { $0.file == file }?.value
    }

    /// The nearest declaration of a name that a file can see.
    func value(_ name: String, from file: Int, in scopes: FileScopes) -> Value? {
        guard let known = candidates[name] else { return nil }
        if known.count == 1, !known[0].isPrivate { return known[0].value }
        return known.filter { !$0.isPrivate || $0.file == file }
            .min { scopes.distance(of: $0.file, from: file) < scopes.distance(of: $1.file, from: file) }?
            .value
    }
}

extension FileNames where Value == [FunctionInfo] {
    /// All functions of a name that a file can see, the nearest first.
    func functions(_ name: String, from file: Int, in scopes: FileScopes) -> [FunctionInfo]? {
        guard let known = candidates[name] else { return nil }
        let ordered =
            known.count == 1
            ? known
            : known.sorted {
                scopes.distance(of: $0.file, from: file) < scopes.distance(of: $1.file, from: file)
            }
        let functions = ordered.flatMap { candidate in
            candidate.value.filter { !$0.isPrivate || candidate.file == file }
        }
        return functions.isEmpty ? nil : functions
    }

    /// All functions of a name.
    func all(_ name: String) -> [FunctionInfo] { candidates[name]?.flatMap(\.value) ?? [] }

    /// Adds a function in place of an earlier one of its file, if there is one.
    mutating func add(_ info: FunctionInfo, replacing earlier: FunctionInfo?, in file: Int) {
        var functions = value(info.name, in: file) ?? []
        if let earlier { functions.removeAll { $0 === earlier } }
        set(functions + [info], named: info.name, in: file, isPrivate: false)
    }
}
