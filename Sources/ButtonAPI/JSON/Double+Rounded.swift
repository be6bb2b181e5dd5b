extension Double {
    /// The number with six decimals: microseconds, or millionths of a point.
    var roundedToMillionths: Double { (self * 1e6).rounded() / 1e6 }
}
