import ButtonRendering

/// The part of a project that an audit has looked at: an entry outside of it is neither matched nor unmatched.
struct AuditScope: Equatable, Sendable {
    var rules: Set<FindingRule> = Set(FindingRule.allCases)
    /// The paths of the files; `nil` for all of them.
    var files: Set<String>?
    /// The name of its only root; `nil` for all of them.
    var root: String?
    /// Whether findings about Apple's own colors are asked for.
    var includesSystem = false
    /// Whether parameters make the pictures others than those of an audit without them.
    var hasParameters = false
    /// The paths of the files of which something cannot be audited.
    var failedFiles: Set<String> = []

    /// Whether the finding of an entry would have been found if it were still there.
    func covers(_ entry: AcceptedFindings.Entry) -> Bool {
        let identity = entry.identity
        return !hasParameters && rules.contains(identity.rule) && (includesSystem || !entry.isOfSystem)
            && files?.contains(identity.file) != false && (root ?? identity.root) == identity.root
            && !failedFiles.contains(identity.file)
    }
}
