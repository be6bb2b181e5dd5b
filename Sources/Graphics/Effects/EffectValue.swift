/// The value of an effect, and everything that follows from it except its form in a file format.
///
/// A new effect is a file beside this one with a type that conforms, a case of `DisplayEffect`, and a
/// case of `TimelineItem.Effect`. The compiler then lists the switches that forward to the type; all
/// of them are in the files of those two enums. Each format also writes the new case.
protocol EffectValue: Interpolatable {
    /// The value of an effect of this kind; `nil` for another kind.
    init?(of effect: DisplayEffect)

    /// The effect that has this value.
    var effect: DisplayEffect { get }

    // MARK: Visibility

    /// Whether the group looks as if the effect were not there.
    var isIdentity: Bool { get }

    /// Whether nothing of the group is visible.
    var hidesContent: Bool { get }

    /// A rectangle that holds everything drawn of a content within the given bounds.
    ///
    /// The bounds for two values hold those for every value between them.
    func paintBounds(of content: CGRect) -> CGRect

    // MARK: Change over time

    /// Whether the value can become another one gradually.
    func canBecome(_ other: Self) -> Bool

    /// The nearest value that can be drawn; a spring may overshoot it.
    var limited: Self { get }

    // MARK: Names

    /// The parts of the value, for the description of a resolved button.
    var properties: [DisplayProperty] { get }

    /// The parts of a value over time, under names of SVG or CSS.
    static func attributes(of values: Animated<Self>) -> [AnimatedAttribute]
}

extension EffectValue {
    var isIdentity: Bool { false }
    var hidesContent: Bool { false }
    func paintBounds(of content: CGRect) -> CGRect { content }
    func canBecome(_ other: Self) -> Bool { true }
    var limited: Self { self }
}
