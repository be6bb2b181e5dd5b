extension Double {
    /// The number limited to a range; infinities and NaN are replaced by a fallback.
    func limited(to range: ClosedRange<Double>, or fallback: Double) -> Double {
        isFinite ? min(max(self, range.lowerBound), range.upperBound) : fallback
    }
}
