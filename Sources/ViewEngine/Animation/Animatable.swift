/// A type with a part that can be interpolated from one value to another.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    /// The part that is interpolated; the rest of a value changes at once.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}
