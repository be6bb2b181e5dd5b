/// The types of Apple's that the types of a project conform to or inherit, as far as they make roots.
struct Conformances {
    /// The types of the project, without protocols, that conform to each.
    private(set) var types: [(place: Place, names: Set<Int32>)] = []

    private let lookup: NameLookup
    /// The protocols and classes between a type and one of Apple's.
    private static let limit = 64

    init(_ lookup: NameLookup) {
        self.lookup = lookup
        for (file, content) in lookup.sources.files.enumerated() {
            for (number, declaration) in content.declarations.enumerated()
            where declaration.kind.isType && declaration.kind != .protocol {
                let place = Place(file: file, declaration: number)
                let names = names(of: place)
                if !names.isEmpty { types.append((place, names)) }
            }
        }
    }

    /// The known names that a type inherits, through protocols and classes of the project, too.
    private func names(of type: Place) -> Set<Int32> {
        var found: Set<Int32> = []
        var seen: Set<Place> = [type]
        var waiting = [type]
        while let place = waiting.popLast() {
            var inherited = lookup.sources.inherited(of: place).map { ($0, place.file) }
            for part in lookup.extensions[place] ?? [] {
                inherited += lookup.sources.inherited(of: part).map { ($0, part.file) }
            }
            for (name, file) in inherited {
                if KnownName.inherited.contains(name) {
                    found.insert(name)
                    continue
                }
                guard seen.count < Self.limit else { break }
                for next in lookup.types(named: name, from: file) {
                    let kind = lookup.sources[next].kind
                    if kind == .protocol || kind == .class, seen.insert(next).inserted {
                        waiting.append(next)
                    }
                }
            }
        }
        return found
    }
}
