/// The roots of a project, by the names in its files.
struct RootFinder: Sendable {
    private var lookup: NameLookup
    private var kinds: [Place: IndexedRoot.Kind] = [:]

    init(_ lookup: NameLookup) {
        self.lookup = lookup
        let conformances = Conformances(lookup)
        let pressable = PressableViews(conformances, lookup: lookup)
        for (place, names) in conformances.types {
            let declaration = lookup.sources[place]
            if names.contains(KnownName.previewProvider), declaration.parent < 0 {
                kinds[place] = .preview
            } else if declaration.kind == .class, names.contains(KnownName.button) {
                kinds[place] = .button
            } else if names.contains(where: KnownName.styles.contains) {
                kinds[place] = .style
            } else if pressable.contains(place) {
                kinds[place] = .view
            }
        }
    }

    /// The finder in a lookup of the same declarations, each of which names what it did.
    func replacing(_ lookup: NameLookup) -> RootFinder {
        var finder = self
        finder.lookup = lookup
        return finder
    }

    /// The roots of all files, by path, in a file by kind, and of one kind in the order of the source.
    func roots() -> [IndexedRoot] { lookup.sources.files.indices.flatMap(roots(ofFile:)) }

    private func roots(ofFile file: Int) -> [IndexedRoot] {
        var found: [IndexedRoot] = []
        var definitions = 0
        let content = lookup.sources.files[file]
        for (number, declaration) in content.declarations.enumerated() {
            let place = Place(file: file, declaration: number)
            guard let kind = kind(of: declaration, at: place) else { continue }
            if kind == .preview { definitions += 1 }
            found.append(
                IndexedRoot(
                    kind: kind,
                    name: kind == .preview ? "preview-\(definitions)" : lookup.qualifiedName(of: place),
                    displayName: kind == .preview ? displayName(of: declaration, in: file) : nil,
                    path: lookup.sources.paths[file],
                    line: Int(declaration.line),
                    offset: Int(declaration.offset)
                )
            )
        }
        let sorted = IndexedRoot.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
        return unique(sorted)
    }

    private func kind(of declaration: IndexedDeclaration, at place: Place) -> IndexedRoot.Kind? {
        if declaration.kind == .preview { return .preview }
        if declaration.traits.contains(.makesButton) { return .button }
        return declaration.kind.isType ? kinds[place] : nil
    }

    private func displayName(of declaration: IndexedDeclaration, in file: Int) -> String {
        if declaration.name >= 0 { return lookup.names.text(declaration.name) }
        let name = lookup.sources.paths[file].split(separator: "/").last ?? ""
        return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
    }

    /// The roots without those whose name another one of the file has: of types the last one counts, of functions the
    /// first one.
    private func unique(_ roots: [IndexedRoot]) -> [IndexedRoot] {
        guard Set(roots.map(\.name)).count < roots.count else { return roots }
        var places: [String: Int] = [:]
        for (place, root) in roots.enumerated() where places[root.name] == nil || root.kind != .button {
            places[root.name] = place
        }
        return roots.enumerated().filter { places[$1.name] == $0 }.map(\.element)
    }
}
