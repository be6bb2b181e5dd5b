/// The limits of a JSON body with several items.
enum RenderingLimits {
    static let items = 100
    /// The estimated CPU time of all items together, in microseconds.
    static let microseconds = 1_000_000.0
    /// The estimated length of all contents together, in bytes.
    static let bytes = Double(8 << 20)
}
