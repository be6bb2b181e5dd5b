import Graphics

/// The limits of the program that draws PDFs.
enum DocumentLimits {
    /// Seconds of processor time; whole ones, since the kernel counts them so.
    static let processorSeconds = 5
    /// The address space in bytes: libraries, and the pixels several times.
    static let addressSpace = 1 << 30
    /// The number of descriptors: the three standard ones, and those of libraries, fonts and their lists.
    static let descriptors = 32
    /// The time until a picture must be there, in milliseconds.
    static let waitMilliseconds = 15_000
    /// The bytes of a picture.
    static let pictureBytes = 2 << 20
    /// The pixels for a point of a document, unless it has too many then.
    static let pixelsOfPoint: CGFloat = 4
    /// The pixels of a picture.
    static let pixels = 1_000_000
    /// The bytes of documents and pictures that are kept; beyond them all are forgotten.
    static let keptBytes = 32 << 20
}
