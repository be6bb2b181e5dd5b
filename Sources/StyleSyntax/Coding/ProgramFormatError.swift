/// Why bytes are not a written program.
package enum ProgramFormatError: Error, Hashable, Sendable {
    /// The bytes end too early.
    case truncated
    /// There are more than `ProgramLimits.bytes(ofSource:)`.
    case tooLong
    /// More bytes follow.
    case trailingBytes
    /// A number does not fit where it stands: a tag, a length, a reference or a place.
    case invalidNumber
    /// A text is not valid UTF-8.
    case invalidText
    /// A node has two parents.
    case sharedNode
    /// Nodes are nested more deeply than `ProgramLimits.depth`.
    case tooDeep
    /// A branch of `#if` in a chain does not begin with the base of the chain.
    case invalidBranch
}
