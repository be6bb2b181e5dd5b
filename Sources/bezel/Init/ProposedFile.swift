/// A file that `bezel init` writes, or leaves as it is.
struct ProposedFile {
    enum Change: Equatable {
        case new(String)
        /// The whole text with what is added to it.
        case added(String, to: String)
        /// It has everything.
        case none
        /// It is not understood, so somebody has to add a text.
        case byHand(reason: String, text: String)
    }

    /// Below the folder of the project.
    let path: String
    let change: Change

    /// The text that is written; `nil` if none is.
    var text: String? {
        switch change {
        case .new(let text), .added(let text, _): text
        case .none, .byHand: nil
        }
    }

    /// The text that a person reads before the file is written.
    var description: String {
        switch change {
        case .new(let text): "\(path) (new)\n" + Self.marked(text)
        case .added(let text, let old): "\(path) (added)\n" + Self.marked(Self.addition(to: old, in: text))
        case .none: "\(path) has everything\n"
        case .byHand(let reason, let text): "\(path) \(reason); add this yourself:\n" + Self.marked(text)
        }
    }

    private static func marked(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.last == "" ? lines.dropLast() : lines[...]).map { "    + \($0)\n" }.joined()
    }

    /// The lines between those that both texts begin and end with.
    private static func addition(to old: String, in text: String) -> String {
        let (before, after) = (
            old.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let start = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        return after[start..<after.count - end].joined(separator: "\n")
    }
}
