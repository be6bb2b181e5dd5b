/// The choice of the files of a folder.
package struct FolderSettings: Sendable {
    /// Patterns of files that are read, though they would be ignored.
    package var included: IgnoreRules
    /// Patterns of files and folders that are not read.
    package var excluded: IgnoreRules
    /// Packages in other folders, whose files are read as if they were in this one.
    package var packages: [OutsidePackage]
    package var limits = FolderLimits()

    /// Creates settings with patterns in the syntax of `.gitignore`.
    package init(including: [String] = [], excluding: [String] = [], packages: [String] = []) {
        included = IgnoreRules(including.joined(separator: "\n"))
        excluded = IgnoreRules(excluding.joined(separator: "\n"))
        self.packages = OutsidePackage.all(at: packages)
    }
}
