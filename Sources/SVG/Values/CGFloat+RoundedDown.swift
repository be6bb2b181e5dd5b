import Graphics

extension CGFloat {
    /// The size rounded down to three decimals, except for an error in its last bits.
    ///
    /// All sizes are rounded alike, so that a shape as large as the picture ends where the picture does.
    var sizeRoundedDown: CGFloat {
        // `rounded()` would call the C library.
        self >= 0 && self < 1e9 ? CGFloat(Int(self * 1000 + 1e-6)) / 1000 : self
    }
}
