/// The names of the symbols that can be drawn.
package struct SymbolNames: Sendable {
    private let names: [String]
    private let known: Set<String>

    /// Whether fonts are missing that would draw more.
    let isIncomplete: Bool

    package init(_ names: [String], isIncomplete: Bool = false) {
        self.names = names
        self.isIncomplete = isIncomplete
        known = Set(names)
    }

    /// All names, in their order.
    var all: [String] { names }

    func contains(_ name: String) -> Bool { known.contains(name) }

    /// The names that look most like another, the nearest first.
    func nearest(to name: String, count: Int) -> [String] {
        names.nearest(to: name, count: count)
    }
}
