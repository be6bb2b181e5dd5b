/// A vector that can be scaled: what an animation computes with.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The dot product of the vector with itself.
    var magnitudeSquared: Double { get }

    /// Goes some part of the way to another vector; 1 is all of it.
    ///
    /// It could be said in sums and scales, but those make vectors of types that are known at run time only,
    /// in every frame.
    mutating func move(towards target: Self, by amount: Double)
}

extension VectorArithmetic {
    public mutating func move(towards target: Self, by amount: Double) {
        self += (target - self).scaled(by: amount)
    }

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

    public mutating func move(towards target: Double, by amount: Double) {
        self += (target - self) * amount
    }
}
