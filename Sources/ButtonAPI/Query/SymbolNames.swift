/// The names of the symbols that can be drawn.
public struct SymbolNames: Sendable {
    private let names: [String]
    private let known: Set<String>

    public init(_ names: [String]) {
        self.names = names
        known = Set(names)
    }

    var isEmpty: Bool { names.isEmpty }

    /// All names, in their order.
    var all: [String] { names }

    func contains(_ name: String) -> Bool { known.contains(name) }

    /// The names that look most like another, the nearest first.
    func nearest(to name: String, count: Int) -> [String] {
        names.nearest(to: name, count: count)
    }
}
