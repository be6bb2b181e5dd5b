/// The limits of a program.
package enum ProgramLimits {
    /// The depth of nested nodes.
    ///
    /// Each bracket of a source is some three nodes deep, and real styles have 13.
    package static let depth = 256
    /// The size of a written program in bytes.
    ///
    /// A source of 64 KiB that people could write has about a third of it.
    package static let bytes = 1 << 20
    /// The greatest count, reference or number of a version.
    package static let number = Int(Int32.max)
}
