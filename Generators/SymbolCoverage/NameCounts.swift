/// Names and the number of their uses.
struct NameCounts {
    /// In the order in which they were read.
    private(set) var names: [String] = []
    private(set) var uses: [String: Int] = [:]

    /// Reads lines of a name each, which a number may precede.
    init(lines: some Sequence<String>) {
        for line in lines {
            let words = line.split(separator: " ")
            guard let name = words.last.map(String.init) else { continue }
            if uses[name] == nil { names.append(name) }
            uses[name, default: 0] += words.count > 1 ? Int(words[0]) ?? 1 : 1
        }
    }

    /// The shares of the names and of their uses that are drawn.
    func report(isDrawn: (String) -> Bool) -> String {
        let drawn = names.filter(isDrawn)
        let total = names.reduce(0) { $0 + (uses[$1] ?? 0) }
        let drawnUses = drawn.reduce(0) { $0 + (uses[$1] ?? 0) }
        return """
            names: \(drawn.count) of \(names.count), \(Self.percentage(drawn.count, of: names.count))
            uses:  \(drawnUses) of \(total), \(Self.percentage(drawnUses, of: total))
            """
    }

    private static func percentage(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let tenths = (part * 1000 + whole / 2) / whole
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
