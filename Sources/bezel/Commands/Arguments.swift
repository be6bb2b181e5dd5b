/// The words of a command line, taken one after the other.
struct Arguments {
    private var words: [String]

    init(_ words: ArraySlice<String>) {
        self.words = Array(words)
    }

    /// Takes a flag without a value, wherever it stands.
    mutating func takeFlag(_ names: String...) -> Bool {
        guard let index = words.firstIndex(where: names.contains) else { return false }
        words.remove(at: index)
        return true
    }

    /// Takes the value of a flag, as `--name value` or `--name=value`.
    mutating func takeValue(_ name: String) throws(ProgramError) -> String? {
        if let index = words.firstIndex(where: { $0.hasPrefix(name + "=") }) {
            return String(words.remove(at: index).dropFirst(name.count + 1))
        }
        guard let index = words.firstIndex(of: name) else { return nil }
        guard index + 1 < words.count else { throw .usage("\(name) wants a value") }
        defer { words.removeSubrange(index...index + 1) }
        return words[index + 1]
    }

    /// Takes the next word that is no flag.
    mutating func takeWord() throws(ProgramError) -> String? {
        guard let word = words.first else { return nil }
        guard !word.hasPrefix("-") else { throw .usage("there is no flag “\(word)” here") }
        return words.removeFirst()
    }

    func requireEnd() throws(ProgramError) {
        guard let word = words.first else { return }
        throw .usage(
            word.hasPrefix("-")
                ? "there is no flag “\(word)” here; bezel --help lists them"
                : "“\(word)” is too much; bezel --help says what is taken"
        )
    }
}
