import ButtonRendering

/// The names of the symbols that can be drawn.
package struct SymbolNames: Sendable {
    private let names: [String]
    private let known: Set<String>
    /// The names that documents do not list, for they are many.
    private let unlisted: Set<String>
    /// The words between the dots of the names.
    private let words: Set<Substring>

    /// Whether fonts are missing that would draw more.
    let isIncomplete: Bool

    /// The names that documents list, and all that are drawn.
    package init(_ names: [String], drawn: Set<String> = [], isIncomplete: Bool = false) {
        self.names = names
        self.isIncomplete = isIncomplete
        known = Set(names)
        unlisted = drawn
        words = Set(names.flatMap { $0.split(separator: ".") })
    }

    /// The longest name of a symbol that cannot be drawn, in characters; those of SF's have up to 60.
    static let maximumLength = 128

    /// The names that documents list, in their order.
    var all: [String] { names }

    func contains(_ name: String) -> Bool { known.contains(name) || unlisted.contains(name) }

    /// The names in a request that no symbol has here.
    func missing(in query: ButtonQuery) -> [String] {
        query.request.button.label.systemImage.map { contains($0) ? [] : [$0] } ?? []
    }

    /// The listed name that another one is a misspelling of: it is one edit away, or differs in case only.
    ///
    /// A name of SF's that cannot be drawn may be as near to one that can. It has another digit, or another word in place
    /// of a word: `gobackward.10` and `tray.full` are no misspellings.
    func correction(of name: String) -> String? {
        guard name.utf8.count <= Self.longestCorrected else { return nil }
        let lowercased = name.lowercased()
        if known.contains(lowercased) { return lowercased }
        return names.first { known in name.isOneEdit(from: known) && !isOther(name, than: known) }
    }

    /// In bytes: no name is as long.
    private static let longestCorrected = 64

    /// Whether a name differs from one that it is near to by a number or by a word, as names of two symbols do.
    private func isOther(_ name: String, than known: String) -> Bool {
        if name.filter({ !$0.isNumber }) == known.filter({ !$0.isNumber }) { return true }
        let own = name.split(separator: ".", omittingEmptySubsequences: false)
        let others = known.split(separator: ".", omittingEmptySubsequences: false)
        guard own.count == others.count else { return false }
        return zip(own, others).allSatisfy { own, other in
            own == other || words.contains(own) || SymbolWords.likeOthers.contains(own)
        }
    }

    /// The names that look most like another, the nearest first.
    func nearest(to name: String, count: Int) -> [String] {
        names.nearest(to: name, count: count)
    }
}
