/// The search for the file of a project that a client names by a path of its own, whose first part need not exist here.
enum ProjectPathSearch: Equatable {
    case found(String)
    /// Several files end with the same part of the path.
    case ambiguous([String])
    case missing
    /// The text is no path of a file below a folder.
    case refused

    /// The length of the longest path, in bytes, as the system limits it.
    static let limit = 4096

    /// Looks for the path that has the longest end in common with another one, in whole components.
    init(_ text: String, among paths: [String]) {
        let hasControl = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        let parts = text.split(separator: "/").filter { $0 != "." }
        guard text.utf8.count <= Self.limit, !hasControl, !parts.isEmpty, !parts.contains("..") else {
            self = .refused
            return
        }
        var (best, found): (Int, [String]) = (0, [])
        for path in paths {
            let common = Self.commonEnd(of: path.split(separator: "/"), parts)
            guard common > 0, common >= best else { continue }
            if common > best { found = [] }
            best = common
            found.append(path)
        }
        // A path that is a whole end of the text is nearer than one with further folders before it.
        let whole = found.filter { $0.split(separator: "/").count == best }
        if !whole.isEmpty { found = whole }
        switch found.count {
        case 0: self = .missing
        case 1: self = .found(found[0])
        default: self = .ambiguous(found)
        }
    }

    private static func commonEnd(of first: [Substring], _ second: [Substring]) -> Int {
        zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    }
}
