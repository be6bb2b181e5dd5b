import StyleSyntax

/// The roots of the files of a folder by all their names.
struct FolderRoots: Sendable {
    struct Place: Sendable {
        let file: Int
        let style: Int
    }

    /// The kinds of names, in the order in which they are compared.
    private enum Rank: Int, CaseIterable {
        /// Of a type or a function.
        case name
        /// Its last part.
        case shortName
        /// `preview-2`, `preview-2-1`, `snippet-1`.
        case number
        case identifier
        /// For people.
        case displayName

        /// Whether a name that one file has twice means the first.
        var isOrdered: Bool { self == .name || self == .number || self == .identifier }
    }

    /// The names in addresses, in the order of files and declarations.
    private(set) var names: [String] = []
    /// The places of the roots with these names.
    private(set) var places: [Place] = []
    /// The places of roots that are not shown, each with that of the root of its name.
    private(set) var duplicates: [(place: Place, first: Place)] = []
    private var numbers: [String: Int] = [:]
    /// The numbers of roots by their names, for each rank.
    private var numbersByName = Rank.allCases.map { _ in [String: [Int]]() }
    /// The files with errors, by the names of the roots that cannot be drawn or that they seem to declare.
    private var invalidFiles: [String: [Int]] = [:]

    init(of files: [StyleFolder.File], _ repeatedName: StyleFolder.RepeatedName) {
        let repeated = Self.repeatedNames(in: files, repeatedName)
        for (number, file) in files.enumerated() {
            for (index, style) in file.source.styles.enumerated() {
                let place = Place(file: number, style: index)
                let name = repeated.contains(style.name) ? "\(file.path)#\(style.name)" : style.name
                if let first = numbers[name] {
                    duplicates.append((place, places[first]))
                } else {
                    numbers[name] = names.count
                    add(style, of: file)
                    names.append(name)
                    places.append(place)
                }
            }
            let refused = file.source.refusals.map(\.name)
            let seeming = file.source.isValid ? [] : file.source.text.namesOfStyles + [file.name]
            for name in Set(refused + seeming) { invalidFiles[name, default: []].append(number) }
        }
    }

    /// Adds the next root under its names.
    private mutating func add(_ style: CustomStyle, of file: StyleFolder.File) {
        func add(_ name: String, _ rank: Rank) {
            if numbersByName[rank.rawValue][name, default: []].last == names.count { return }
            numbersByName[rank.rawValue][name, default: []].append(names.count)
        }
        let isNumbered = style.kind == .preview || style.kind == .snippet
        add(style.name, isNumbered ? .number : .name)
        if isNumbered {
            add(style.identifier, .number)
        } else if let point = style.name.lastIndex(of: ".") {
            add(String(style.name[style.name.index(after: point)...]), .shortName)
        }
        add("\(file.path)#\(style.name)", .identifier)
        add("\(file.path)#\(style.identifier)", .identifier)
        if let name = style.displayName ?? (style.kind == .preview ? file.name : nil) {
            add(name, .displayName)
        }
    }

    /// The names that several files have, and none of them alone.
    private static func repeatedNames(
        in files: [StyleFolder.File],
        _ repeatedName: StyleFolder.RepeatedName
    ) -> Set<String> {
        var (seen, repeated): (Set<String>, Set<String>) = ([], [])
        for file in files {
            let roots = file.source.styles.filter {
                repeatedName == .none || $0.kind == .preview || $0.kind == .snippet
            }
            var names = Set(roots.map(\.name))
            if repeatedName == .none { names.formUnion(file.source.refusals.map(\.name)) }
            for name in names where !seen.insert(name).inserted { repeated.insert(name) }
        }
        return repeated
    }

    /// The number of the root of a name in addresses.
    func number(ofAddress name: String) -> Int? { numbers[name] }

    /// The number of a root, or those of files.
    enum Lookup {
        case found(Int)
        case ambiguous([Int])
        case otherFiles([Int])
        case missing
    }

    /// The root of a name in the file that a request chooses.
    func lookup(_ name: String, in choice: FileChoice, _ files: [StyleFolder.File]) -> Lookup {
        var others: [Int] = []
        for rank in Rank.allCases {
            guard let named = numbersByName[rank.rawValue][name] else { continue }
            let found = choice.chosen(of: named) { number in
                let file = files[places[number].file]
                return (file.path, file.source.styles[places[number].style])
            }
            let filesOfFound = Self.distinct(
                found.map { places[$0].file } + refusedFiles(of: name, rank, choice, files)
            )
            if found.isEmpty {
                others += named.map { places[$0].file }
            } else if filesOfFound.count > 1 {
                return .ambiguous(filesOfFound)
            } else if found.count == 1 || rank.isOrdered {
                return .found(found[0])
            }
        }
        return others.isEmpty ? .missing : .otherFiles(Self.distinct(others))
    }

    /// The files that have a root of a name which cannot be drawn, where it would be ambiguous if it could.
    private func refusedFiles(
        of name: String,
        _ rank: Rank,
        _ choice: FileChoice,
        _ files: [StyleFolder.File]
    ) -> [Int] {
        guard rank == .name, choice == FileChoice(), numbers[name] == nil else { return [] }
        return (invalidFiles[name] ?? []).filter { files[$0].source.refusal(named: name) != nil }
    }

    private static func distinct(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }

    /// The file with errors that declares, or seems to declare, a root of a name.
    func invalidFile(named name: String, in choice: FileChoice, _ files: [StyleFolder.File]) -> Int? {
        func isChosen(_ number: Int) -> Bool {
            choice.file.map { files[number].path.endsAsPath(with: $0) } ?? true
        }
        if let number = invalidFiles[name]?.first(where: isChosen) { return number }
        guard let mark = name.lastIndex(of: "#") else { return nil }
        let path = name[..<mark]
        return invalidFiles[String(name[name.index(after: mark)...])]?.first { files[$0].path == path }
    }
}

extension StyleFolder.File {
    /// The name without folders and extension.
    fileprivate var name: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
