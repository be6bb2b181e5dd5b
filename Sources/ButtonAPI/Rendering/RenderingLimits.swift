/// The limits of a JSON body with several items.
enum RenderingLimits {
    static let items = 100
    /// The number of unknown names in all items for which the nearest known ones are sought.
    static let suggestions = 4
    /// The estimated CPU time of all items together, in microseconds.
    static let microseconds = 1_000_000.0
    /// The estimated length of all contents together, in bytes.
    static let bytes = Double(8 << 20)
}
