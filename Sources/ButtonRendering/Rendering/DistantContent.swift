import Graphics

/// The error of a style that scales or moves something far beyond its picture, where the library that draws pixels would
/// follow every curve.
struct DistantContent: Error, CustomStringConvertible {
    /// The greatest distance from the origin in points: a label that is 1,000,000 points wide takes some 50 ms, ten times
    /// the width ten times the time.
    static let limit: CGFloat = 1_000_000

    var description: String {
        "the style draws farther away than \(Int(Self.limit)) points, which pixels cannot show"
    }
}
