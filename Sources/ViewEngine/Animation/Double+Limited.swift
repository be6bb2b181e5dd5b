extension Double {
    /// The number within limits; what is not finite becomes a number that makes sense.
    func limited(to range: ClosedRange<Double>, or fallback: Double) -> Double {
        isFinite ? min(max(self, range.lowerBound), range.upperBound) : fallback
    }
}
