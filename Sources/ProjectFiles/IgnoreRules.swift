/// The patterns of a `.gitignore`.
package struct IgnoreRules: Sendable {
    /// The bytes of a file and the patterns that are read.
    package static let byteLimit = 65_536
    package static let patternLimit = 1_000

    /// The patterns, the last one first.
    private let patterns: [IgnorePattern]

    package init(_ text: String) {
        let lines = text.utf8.prefix(Self.byteLimit).split(separator: 10)
        patterns = lines.prefix(Self.patternLimit).compactMap { IgnorePattern(Array($0)) }.reversed()
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether a path is ignored, or is not though another pattern ignores it; `nil` if no pattern is for it.
    ///
    /// The parts are those in the folder of the file. The folders around the path are not ignored.
    package func decision(on parts: some BidirectionalCollection<String>, isFolder: Bool) -> Bool? {
        guard !patterns.isEmpty, let name = parts.last else { return nil }
        let bytes = Array(name.utf8)
        var allParts: [[UInt8]]?
        for pattern in patterns where isFolder || !pattern.isForFolders {
            let isMatch: Bool
            if let namePattern = pattern.namePattern {
                isMatch = namePattern.matches(bytes)
            } else {
                let all = allParts ?? parts.map { Array($0.utf8) }
                allParts = all
                isMatch = pattern.matches(all)
            }
            if isMatch { return !pattern.isNegated }
        }
        return nil
    }
}
