/// The limits of an index, apart from those of the tree of files.
enum IndexLimits {
    /// The bytes of a text that can be the name of a resource.
    static let literalBytes = 200
    /// The views between a view and the control that it shows.
    static let controlDepth = 3
    /// The texts that are not used any more before all files are read again, beside as many as there were first.
    static let staleNames = 65_536
    /// The bytes of sources that are read before it is worth to keep what they declare: some milliseconds of work.
    static let leastKeptBytes = 1 << 20
    /// The bytes of declarations that are kept between two runs of the program.
    static let storedBytes = 64 << 20
    /// The types and extensions inside of one another whose members are read.
    static let nesting = 16
    /// The declarations of one name that are compared.
    static let candidates = 2_000
    /// The declarations that a name can mean at the same time, such as functions.
    static let overloads = 64
    /// The notes about one file.
    static let notes = 50
}
