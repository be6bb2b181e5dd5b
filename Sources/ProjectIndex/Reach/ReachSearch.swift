/// A search for the declarations that the roots of a file use, the nearest first.
struct ReachSearch {
    private let lookup: NameLookup
    private let limits: ReachLimits
    private var reach = ProjectReach()
    /// The declarations that wait for a look at their names, and the first of them.
    private var waiting: [Place] = []
    private var first = 0
    private var seen: Set<Place> = []
    /// The declarations that are reached with all that is inside of them, and those of them that are still to be added.
    private var whole: Set<Place> = []
    private var unfinished: [Place] = []
    private var files: Set<Int32> = []
    private var leftOut: Set<Int32> = []
    private var byteCount = 0
    /// The names that have been looked for in a file.
    private var searched: Set<Search> = []
    private var names: Set<Int32> = []
    private var literals: Set<Int32> = []
    private var notes: Set<String> = []
    /// The declarations that are reached as soon as a name is: members of types, and extensions that add a protocol.
    private var expected: [Int32: [Place]] = [:]
    /// The file of the roots, of which everything is reached.
    private let start: Int32

    private struct Search: Hashable {
        let file: Int32
        let mention: Mention
    }

    private init(from start: Int, in lookup: NameLookup, within limits: ReachLimits) {
        self.start = Int32(truncatingIfNeeded: start)
        self.lookup = lookup
        self.limits = limits
    }

    /// The reach of a file.
    static func reach(from file: Int, in lookup: NameLookup, within limits: ReachLimits) -> ProjectReach {
        var search = ReachSearch(from: file, in: lookup, within: limits)
        let content = lookup.sources.files[file]
        search.files = [Int32(file)]
        search.byteCount = content.byteCount
        search.reach.files = [lookup.sources.paths[file]]
        for flag in content.flags { search.note("the flag \(flag) is not defined") }
        if content.skippedCount > 0 {
            let count = content.skippedCount
            search.note("\(count) declaration\(count == 1 ? " is" : "s are") for macOS only")
        }
        for (number, declaration) in content.declarations.enumerated() where declaration.parent < 0 {
            search.addWhole(Place(file: file, declaration: number))
        }
        search.run()
        return search.reach
    }

    private mutating func run() {
        while first < waiting.count {
            let place = waiting[first]
            first += 1
            literals.formUnion(
                lookup.sources.files[Int(place.file)].literals(of: Int(place.declaration))
            )
            look(at: place)
            finish()
        }
        reach.identifiers = Set(names.map(lookup.names.text))
        reach.literals = Set(literals.map(lookup.names.text))
    }

    private mutating func note(_ text: String) {
        if reach.notes.count < IndexLimits.notes, notes.insert(text).inserted { reach.notes.append(text) }
    }

    // MARK: Declarations

    /// Reaches a declaration with all that is inside of it, and a type with its extensions.
    private mutating func addWhole(_ place: Place) {
        unfinished.append(place)
        finish()
    }

    private mutating func finish() {
        while let place = unfinished.popLast() {
            guard whole.insert(place).inserted else { continue }
            if lookup.sources[place].kind == .extension, lookup.sources.inherited(of: place).isEmpty {
                // By itself it adds nothing.
                addMembers(of: place)
            } else if admit(place.file) {
                if let parent = lookup.sources.parent(of: place) { add(parent) }
                add(place)
                addMembers(of: place)
            }
        }
    }

    /// Reaches what is inside of a declaration, as far as it is needed.
    private mutating func addMembers(of place: Place) {
        let declaration = lookup.sources[place]
        if declaration.kind.isType { unfinished += (lookup.extensions[place] ?? []).reversed() }
        if declaration.kind == .protocol { addConformances(to: place) }
        var members: [Place] = []
        let end = lookup.sources.subtree(of: place).upperBound
        var next = Int(place.declaration) + 1
        while next < end {
            let member = Place(file: Int(place.file), declaration: next)
            next = lookup.sources.subtree(of: member).upperBound
            let name = lookup.sources[member].name
            if place.file != start, lookup.sources[member].isOnDemand, !names.contains(name) {
                expected[name, default: []].append(member)
            } else {
                members.append(member)
            }
        }
        unfinished += members.reversed()
    }

    /// Reaches one declaration alone, of a file that is reached.
    private mutating func add(_ place: Place) {
        guard seen.insert(place).inserted else { return }
        waiting.append(place)
        let declaration = lookup.sources[place]
        if declaration.name >= 0, declaration.kind != .preview { addName(declaration.name) }
    }

    /// Whether a file is in the reach, or has room in it.
    private mutating func admit(_ file: Int32) -> Bool {
        if files.contains(file) { return true }
        if leftOut.contains(file) { return false }
        let size = lookup.sources.files[Int(file)].byteCount
        guard files.count < limits.files, byteCount + size <= limits.bytes else {
            leftOut.insert(file)
            reach.leftOut.append(lookup.sources.paths[Int(file)])
            return false
        }
        files.insert(file)
        byteCount += size
        reach.files.append(lookup.sources.paths[Int(file)])
        return true
    }

    /// Reaches the extensions that add a protocol to types of others, as far as these are named.
    private mutating func addConformances(to place: Place) {
        for part in lookup.conformances(to: lookup.sources[place].name) {
            let base = lookup.sources[part].base
            if names.contains(base) || lookup.isLiteralType(base) {
                unfinished.append(part)
            } else {
                expected[base, default: []].append(part)
            }
        }
    }

    private mutating func addName(_ name: Int32) {
        guard names.insert(name).inserted, let parts = expected.removeValue(forKey: name) else { return }
        unfinished += parts.reversed()
    }

    // MARK: Names

    private mutating func look(at place: Place) {
        let mentions = lookup.sources.mentions(of: place)
        let modules = mentions.filter { $0.kind == .plain && lookup.isModule($0.name) }.map(\.name)
        for mention in mentions {
            if mention.kind != .label { addName(mention.name) }
            if mention.kind == .member {
                for module in modules {
                    follow(lookup.declarations(named: mention.name, ofModule: module))
                }
            }
            if mention.kind == .local { continue }
            guard searched.insert(Search(file: place.file, mention: mention)).inserted else { continue }
            look(for: mention, from: place.file)
        }
    }

    private mutating func look(for mention: Mention, from file: Int32) {
        let name = mention.name
        if mention.kind == .label {
            for result in lookup.members(named: name, from: file, in: lookup.initializers) {
                follow(result, named: name, from: file)
            }
            return
        }
        // Behind a point are types of modules, and members.
        if mention.kind == .plain || lookup.names.isCapitalized(name) {
            follow(lookup.declarations(named: name, from: file), named: name, from: file)
        }
        for table in [lookup.members, lookup.initializers] {
            for result in lookup.members(named: name, from: file, in: table) {
                follow(result, named: name, from: file)
            }
        }
    }

    private mutating func follow(_ result: NameLookup.Result, named name: Int32, from file: Int32) {
        guard let chosen = result.places.first else { return }
        follow(result.places)
        guard chosen.file != file else { return }
        let text = lookup.names.text(name)
        let path = lookup.sources.path(of: chosen)
        if result.isRest {
            note("\(text) is that of \(path), which \(lookup.sources.paths[Int(file)]) does not import")
        } else if let other = result.other {
            note("\(text) is that of \(path), which is nearer than \(lookup.sources.path(of: other))")
        }
    }

    private mutating func follow(_ places: [Place]) {
        for place in places where !whole.contains(place) { addWhole(place) }
    }
}
