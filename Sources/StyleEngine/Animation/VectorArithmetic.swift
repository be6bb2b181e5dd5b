/// A vector that can be scaled: what an animation computes with.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The dot product of the vector with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    func scaled(by factor: Double) -> Self {
        var vector = self
        vector.scale(by: factor)
        return vector
    }

    var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) {
        self *= rhs
    }

    public var magnitudeSquared: Double { self * self }
}
