/// The limits of the descriptions of targets.
package enum ProjectLimits {
    /// The bytes of a `Package.swift`.
    package static let manifestBytes = 1_048_576
    /// The calls and arrays inside of one another in a `Package.swift`.
    package static let manifestDepth = 32
    /// The targets of a project.
    package static let targets = 1_000
    /// The groups around a file of Xcode.
    package static let groupDepth = 64
    /// The problems that are reported.
    package static let problems = 100
}
