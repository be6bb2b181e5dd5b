import ProjectTargets

/// The declarations that a name in a file means.
struct NameLookup: Sendable {
    private(set) var sources: IndexedSources
    private(set) var names: NameTable
    private let visibility: ModuleVisibility
    private let isAppleName: @Sendable (String) -> Bool
    /// The declarations of files by their names, and those that only their files see.
    private let declarations: PlaceTable
    private let privateDeclarations: PlaceTable
    /// The members of extensions of types that the project does not declare, by their names.
    private(set) var members: PlaceTable
    /// The initializers and subscripts of such extensions, by their labels, and by the name of the type.
    private(set) var initializers: PlaceTable
    /// The extensions of such types that add a protocol, by its name.
    private var conformances: [Int32: [Place]] = [:]
    /// The names of the types that values have without being named.
    private var literalTypes: Set<Int32>
    /// The extensions of a type of the project.
    private(set) var extensions: [Place: [Place]] = [:]
    /// The targets of the modules of the project, by their names.
    private var modules: [Int32: [Int32]]

    /// Whether a name is that of a member of a type, by its number.
    private var isMemberName: [Bool]
    /// Whether a file has statements, by its number.
    private let isScript: [Bool]

    /// The meaning of a name.
    struct Result {
        var places: [Place] = []
        /// Whether the declaration is in a target that the file does not import.
        var isRest = false
        /// Another declaration that could be meant as well, but is farther away.
        var other: Place?
    }

    init(
        _ project: Project,
        sources: IndexedSources,
        names: NameTable,
        isAppleName: @escaping @Sendable (String) -> Bool
    ) {
        self.sources = sources
        self.names = names
        self.isAppleName = isAppleName
        isScript = sources.files.map(\.hasStatements)
        isMemberName = Array(repeating: false, count: names.count)
        for file in sources.files {
            for name in file.memberNames { isMemberName[Int(name)] = true }
        }
        visibility = ModuleVisibility(project, sources: sources, names: names)
        modules = Self.modules(of: project, in: names)
        literalTypes = Self.literalTypes(in: names)
        var items: [(number: Int32, place: Place)] = []
        var privateItems: [(number: Int32, place: Place)] = []
        for (file, content) in sources.files.enumerated() {
            for (number, declaration) in content.declarations.enumerated() {
                guard declaration.name >= 0, declaration.isFound(in: content) else { continue }
                if declaration.traits.contains(.isPrivate) {
                    privateItems.append((declaration.name, Place(file: file, declaration: number)))
                } else {
                    items.append((declaration.name, Place(file: file, declaration: number)))
                }
            }
        }
        privateDeclarations = PlaceTable(privateItems, count: names.count)
        declarations = PlaceTable(items, count: names.count)
        members = PlaceTable([], count: 0)
        initializers = members
        linkExtensions()
    }

    /// The lookup in sources that declare the same as before, and can mention other names.
    func replacing(_ sources: IndexedSources, names: NameTable, of project: Project) -> NameLookup {
        var lookup = self
        lookup.sources = sources
        lookup.names = names
        lookup.isMemberName += repeatElement(false, count: names.count - isMemberName.count)
        lookup.modules = Self.modules(of: project, in: names)
        lookup.literalTypes = Self.literalTypes(in: names)
        return lookup
    }

    private static func modules(of project: Project, in names: NameTable) -> [Int32: [Int32]] {
        var modules: [Int32: [Int32]] = [:]
        for (number, target) in project.targets.enumerated() where target.kind != .test {
            if let name = names.known(target.moduleName) { modules[name, default: []].append(Int32(number)) }
        }
        return modules
    }

    private static func literalTypes(in names: NameTable) -> Set<Int32> {
        Set(["String", "Int", "Double", "Bool", "Array", "Dictionary", "Optional"].compactMap(names.known))
    }

    /// Tells the extensions of the project's types from those of others.
    private mutating func linkExtensions() {
        let nested = nestedTypes()
        var members: [(number: Int32, place: Place)] = []
        var initializers: [(number: Int32, place: Place)] = []
        for (file, content) in sources.files.enumerated() {
            // The meanings of the names in the file.
            var found: [Int32: [Place]] = [:]
            for (number, declaration) in content.declarations.enumerated()
            where declaration.kind == .extension {
                let place = Place(file: file, declaration: number)
                let outer: [Place]
                if let known = found[declaration.base] {
                    outer = known
                } else {
                    outer = Array(types(named: declaration.base, from: place.file).prefix(1))
                    found[declaration.base] = outer
                }
                if !outer.isEmpty {
                    let text = declaration.name == declaration.base ? nil : names.text(declaration.name)
                    let inner = text.flatMap { nested[$0] }?.filter { isVisible($0, from: place.file) } ?? []
                    for type in inner.isEmpty ? outer : inner { extensions[type, default: []].append(place) }
                    continue
                }
                for name in sources.inherited(of: place) { conformances[name, default: []].append(place) }
                for member in sources.subtree(of: place).dropFirst()
                where content.declarations[member].parent == number {
                    add(
                        Place(file: file, declaration: member),
                        of: declaration,
                        members: &members,
                        initializers: &initializers
                    )
                }
            }
        }
        self.members = PlaceTable(members, count: names.count)
        self.initializers = PlaceTable(initializers, count: names.count)
    }

    private func add(
        _ place: Place,
        of outer: IndexedDeclaration,
        members: inout [(number: Int32, place: Place)],
        initializers: inout [(number: Int32, place: Place)]
    ) {
        let member = sources[place]
        switch member.kind {
        case .initializer, .subscript:
            for label in sources.inherited(of: place) { initializers.append((label, place)) }
            if sources.inherited(of: place).isEmpty {
                initializers.append((outer.base, place))
                if let last = names.text(outer.name).split(separator: ".").last,
                    let name = names.known(String(last)), name != outer.base
                {
                    initializers.append((name, place))
                }
            }
        default:
            if member.name >= 0 { members.append((member.name, place)) }
        }
    }

    /// The types inside of others, by their names with all parts.
    private func nestedTypes() -> [String: [Place]] {
        var nested: [String: [Place]] = [:]
        for (file, content) in sources.files.enumerated() {
            for (number, declaration) in content.declarations.enumerated()
            where declaration.parent >= 0 && declaration.kind.isType {
                let place = Place(file: file, declaration: number)
                nested[qualifiedName(of: place), default: []].append(place)
            }
        }
        return nested
    }

    /// The name of a declaration with those of the types around it.
    func qualifiedName(of place: Place) -> String {
        let declarations = sources.files[Int(place.file)].declarations
        var parts: [String] = []
        var number = Int(place.declaration)
        // A name of many parts is not looked for.
        while number >= 0, parts.count < 32 {
            let declaration = declarations[number]
            if declaration.name >= 0 { parts.append(names.text(declaration.name)) }
            number = Int(declaration.parent)
        }
        return parts.reversed().joined(separator: ".")
    }

    private func isVisible(_ place: Place, from file: Int32) -> Bool {
        place.file == file
            || !sources[place].traits.contains(.isPrivate) && visibility.rank(of: place.file, in: file) < 3
    }

    // MARK: Names

    /// The types and aliases that a name means in a file.
    func types(named name: Int32, from file: Int32) -> [Place] {
        declarations(named: name, from: file).places.filter {
            sources[$0].kind.isType || sources[$0].kind == .alias
        }
    }

    /// The declarations of files that a name means in a file.
    func declarations(named name: Int32, from file: Int32) -> Result {
        let own = declarations.places(name, in: file) + privateDeclarations.places(name, in: file)
        if !own.isEmpty { return Result(places: Array(own.prefix(IndexLimits.overloads))) }
        return best(of: declarations[name].prefix(IndexLimits.candidates), named: name, from: file)
    }

    /// The declarations of files that a name means behind the name of a module.
    func declarations(named name: Int32, ofModule module: Int32) -> [Place] {
        guard let targets = modules[module] else { return [] }
        return declarations[name].prefix(IndexLimits.candidates).filter { place in
            visibility.targets(of: place.file).contains(where: targets.contains)
        }
    }

    /// Whether a name is that of a module of the project.
    func isModule(_ name: Int32) -> Bool { modules[name] != nil }

    /// The extensions that add a protocol to types that the project does not declare.
    func conformances(to name: Int32) -> [Place] { conformances[name] ?? [] }

    /// Whether values can have a type without its name, as literals do.
    func isLiteralType(_ name: Int32) -> Bool { literalTypes.contains(name) }

    /// All declarations of files with a name.
    func all(named name: Int32) -> [Place] {
        (declarations[name] + privateDeclarations[name]).sorted { $0.file < $1.file }
    }

    /// The members of extensions that a name means in a file: those of each extended type by itself.
    func members(named name: Int32, from file: Int32, in table: PlaceTable) -> [Result] {
        var all = table[name]
        guard !all.isEmpty else { return [] }
        if all.count == 1 { return [best(of: all, named: name, from: file)] }
        if all.count > IndexLimits.candidates {
            all = all.prefix(IndexLimits.candidates) + table.places(name, in: file)
        }
        var types: [Int32] = []
        var byType: [Int32: [Place]] = [:]
        for place in all {
            let base = extended(place)
            if byType[base] == nil { types.append(base) }
            byType[base, default: []].append(place)
        }
        return types.map { best(of: byType[$0, default: []][...], named: name, from: file) }
    }

    /// The name of the type of which a declaration is a member.
    private func extended(_ place: Place) -> Int32 {
        let parent = sources[place].parent
        return parent < 0 ? -1 : sources.files[Int(place.file)].declarations[Int(parent)].name
    }

    /// Of declarations with one name those that a file means: of its own, of its target, of imported ones, and if there is
    /// only one, of the rest of the folder.
    private func best(of candidates: ArraySlice<Place>, named name: Int32, from file: Int32) -> Result {
        var best: [Place] = []
        var bestRank = 4
        for place in candidates {
            let rank: Int
            if place.file == file {
                rank = 0
            } else {
                if isPrivate(place) { continue }
                rank = visibility.rank(of: place.file, in: file)
            }
            if rank < bestRank {
                bestRank = rank
                best = [place]
            } else if rank == bestRank, best.count < IndexLimits.overloads {
                best.append(place)
            }
        }
        guard let first = best.first, bestRank > 0 else { return Result(places: best) }
        if bestRank == 3 {
            let isOne = best.allSatisfy { $0.file == first.file }
            guard isOne, !isForeign(first, named: name) else { return Result() }
            return Result(places: best, isRest: true)
        }
        return nearest(of: best, to: file)
    }

    /// Whether a name that one declaration of the rest of the folder has is more likely that of something else.
    private func isForeign(_ place: Place, named name: Int32) -> Bool {
        // A script has names of its own, and a name of members means many things.
        isScript[Int(place.file)] && !sources[place].kind.isType || isMemberName[Int(name)]
            || isAppleName(names.text(name))
    }

    /// Whether a declaration, or what is around it, is private.
    private func isPrivate(_ place: Place) -> Bool {
        let declaration = sources[place]
        if declaration.traits.contains(.isPrivate) { return true }
        guard declaration.parent >= 0 else { return false }
        return sources.files[Int(place.file)].declarations[Int(declaration.parent)].traits.contains(
            .isPrivate
        )
    }

    /// Functions, and of several types or variables the one in the nearest folder.
    private func nearest(of places: [Place], to file: Int32) -> Result {
        guard places.count > 1, let first = places.first else { return Result(places: places) }
        let unique = places.filter { sources[$0].kind.isUnique }
        guard unique.contains(where: { $0.file != unique.first?.file }) else { return Result(places: places) }
        var chosen = unique.first ?? first
        var nearness = sources.nearness(of: chosen.file, to: file)
        for place in unique.dropFirst() {
            let other = sources.nearness(of: place.file, to: file)
            if other > nearness { (chosen, nearness) = (place, other) }
        }
        return Result(
            places: places.filter { $0.file == chosen.file || !sources[$0].kind.isUnique },
            other: unique.first { $0.file != chosen.file }
        )
    }
}

extension IndexedDeclaration {
    /// Whether a name by itself can mean the declaration.
    fileprivate func isFound(in file: IndexedFile) -> Bool {
        switch kind {
        case .extension, .preview, .expansion, .statements, .initializer, .subscript: false
        case .partOfPattern: file.declarations[Int(parent)].parent < 0
        default: parent < 0
        }
    }
}
