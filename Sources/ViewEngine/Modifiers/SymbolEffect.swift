/// An animation of a symbol.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let automatic = SymbolEffect(name: "automatic")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let drawOn = SymbolEffect(name: "drawOn")
    public static let drawOff = SymbolEffect(name: "drawOff")

    // Symbols are drawn at rest, so that the forms of an effect are equal.
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var left: SymbolEffect { self }
    public var right: SymbolEffect { self }
    public var forward: SymbolEffect { self }
    public var backward: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var counterClockwise: SymbolEffect { self }
    public var plain: SymbolEffect { self }
    public var pulse: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var nonReversing: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
}

/// The speed and the repetitions of the animation of a symbol.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The way in which an animation is repeated.
    public enum RepeatBehavior: Hashable, Sendable {
        case continuous, periodic

        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }

    // Symbols are drawn at rest, so that all options are equal.
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
    /// Has no effect: symbols are drawn at rest.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        approximated(isActive ? .symbolEffect : nil)
    }

    /// Has no effect: symbols are drawn at rest.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        approximated(.symbolEffect)
    }
}

extension ContentTransition {
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}
