/// A place where the declarations of a project are kept between two runs of the program.
package struct IndexStorage: Sendable {
    /// The program that has made them: another one may read sources in another way.
    let program: String
    /// The bytes that were kept last, which anybody may have changed; `nil` without any.
    package let load: @Sendable () -> [UInt8]?
    package let save: @Sendable (_ bytes: [UInt8]) -> Void
    /// The bytes of sources that must be read before it is worth to keep what they declare.
    let leastBytes: Int

    /// The most bytes that are kept of a project.
    package static let mostBytes = IndexLimits.storedBytes

    package init(
        program: String,
        leastBytes: Int = IndexLimits.leastKeptBytes,
        load: @escaping @Sendable () -> [UInt8]?,
        save: @escaping @Sendable (_ bytes: [UInt8]) -> Void
    ) {
        self.program = program
        self.load = load
        self.save = save
        self.leastBytes = leastBytes
    }
}
