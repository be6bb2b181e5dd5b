/// The protocols that a source may name, with those that they refine.
struct KnownProtocols {
    private var refined: [String: Set<String>] = ["OptionSet": []]

    mutating func add(_ name: String, refining parents: [String]) {
        // The raw values of the engine are not those of Apple.
        guard name != "RawRepresentable" else { return }
        refined[name, default: []].formUnion(parents)
    }

    func contains(_ name: String) -> Bool { refined[name] != nil }

    /// Whether a source knows that a protocol refines another one.
    func refines(_ name: String, _ other: String) -> Bool {
        name == other || (refined[name] ?? []).contains { refines($0, other) }
    }

    var names: [String] { refined.keys.sorted() }
}
