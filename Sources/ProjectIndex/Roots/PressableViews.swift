/// The views of a project in which a control is named that can be pressed, by the names alone.
struct PressableViews {
    private let lookup: NameLookup
    private var found: Set<Place> = []

    init(_ conformances: Conformances, lookup: NameLookup) {
        self.lookup = lookup
        let views = conformances.types.filter {
            $0.names.contains(KnownName.view) && lookup.sources[$0.place].kind == .structure
        }
        .map(\.place)
        var isViewName = [Bool](repeating: false, count: lookup.names.count)
        for view in views { isViewName[Int(lookup.sources[view].name)] = true }
        let all = Set(views)
        // The views of the project that each of the others names.
        var mentioned: [(view: Place, views: [Place])] = []
        for view in views {
            let parts = parts(of: view)
            if parts.contains(where: namesControl) {
                found.insert(view)
                continue
            }
            var others: [Place] = []
            var seen: Set<Int32> = []
            for part in parts {
                for mention in lookup.sources.mentions(of: part)
                where mention.kind != .label && isViewName[Int(mention.name)]
                    && seen.insert(mention.name).inserted
                {
                    others += nested(mention.name, in: view) ?? top(mention.name, from: part.file)
                }
            }
            others.removeAll { !all.contains($0) || $0 == view }
            if !others.isEmpty { mentioned.append((view, others)) }
        }
        for _ in 0..<IndexLimits.controlDepth {
            let more = mentioned.filter { $0.views.contains(where: found.contains) }.map(\.view)
            if more.isEmpty { break }
            found.formUnion(more)
        }
    }

    private func namesControl(_ part: Place) -> Bool {
        lookup.sources.mentions(of: part).contains {
            KnownName.controls.contains($0.name) && $0.kind != .label
        }
    }

    func contains(_ view: Place) -> Bool { found.contains(view) }

    /// A type and its extensions, with all that is inside of them.
    private func parts(of type: Place) -> [Place] {
        ([type] + (lookup.extensions[type] ?? [])).flatMap { place in
            lookup.sources.subtree(of: place).map { Place(file: Int(place.file), declaration: $0) }
        }
    }

    private func top(_ name: Int32, from file: Int32) -> [Place] {
        lookup.declarations(named: name, from: file).places
    }

    /// The types of a name inside of a type or beside it; `nil` if there are none.
    private func nested(_ name: Int32, in type: Place) -> [Place]? {
        let declarations = lookup.sources.files[Int(type.file)].declarations
        let parent = declarations[Int(type.declaration)].parent
        var places = lookup.sources.subtree(of: type)
            .filter {
                $0 != Int(type.declaration) && declarations[$0].name == name && declarations[$0].kind.isType
            }
        if parent >= 0, places.isEmpty {
            places = lookup.sources.subtree(of: Place(file: Int(type.file), declaration: Int(parent)))
                .filter { declarations[$0].parent == parent && declarations[$0].name == name }
        }
        return places.isEmpty ? nil : places.map { Place(file: Int(type.file), declaration: $0) }
    }
}
