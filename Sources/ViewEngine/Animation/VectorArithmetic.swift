/// A vector that can be added and scaled, as animations compute with it.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The dot product of the vector with itself.
    var magnitudeSquared: Double { get }

    /// Moves some fraction of the way to another vector; 1 is the whole way.
    ///
    /// A requirement and not only an extension: sums and scales would create temporary vectors of types that
    /// are known only at run time, in every frame. It belongs to the engine and is no API for apps.
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
