/// The limits of a program.
package enum ProgramLimits {
    /// The depth of nested nodes.
    ///
    /// Each bracket of a source is some three nodes deep, and real styles have 13.
    package static let depth = 256
    /// The size of a written program in bytes, by that of its source.
    ///
    /// A source that people could write has about a third of it.
    package static func bytes(ofSource size: Int) -> Int { 16 * max(size, SourceLimits.bytes) }
    /// The greatest count, reference or number of a version.
    package static let number = Int(Int32.max)
}
