import ProjectFiles

extension FolderSettings {
    /// The settings of a command line: `--exclude GLOB`, `--include GLOB` and `--package PATH`, each any number of times.
    init(_ arguments: inout Arguments) throws(ProgramError) {
        let excluded = try Self.patterns("--exclude", of: &arguments)
        let included = try Self.patterns("--include", of: &arguments)
        let packages = try arguments.takeValues("--package")
        if let other = packages.first(where: { !SourceFile.isFolder($0) }) {
            throw .failure("\(other) is no folder; --package names a checkout of a package")
        }
        self.init(including: included, excluding: excluded, packages: packages)
    }

    private static func patterns(_ option: String, of arguments: inout Arguments) throws(ProgramError)
        -> [String]
    {
        let patterns = try arguments.takeValues(option)
        if let other = patterns.first(where: { $0.isEmpty || $0.contains(where: \.isNewline) }) {
            throw .usage(
                other.isEmpty
                    ? "\(option) needs a pattern, such as Generated/ or *.gen.swift"
                    : "\(option) has one pattern for each time that it is given"
            )
        }
        return patterns
    }
}
