/// An animation of a symbol.
public struct SymbolEffect: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, scale, wiggle, breathe, rotate, disappear
        /// Effects of the layers of a symbol, and those that replace it; they are not drawn.
        case other(String)
    }

    let kind: Kind
    /// Whether the effect shrinks, moves down or turns counterclockwise first.
    private(set) var isReversed = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public static let bounce = SymbolEffect(.bounce)
    public static let pulse = SymbolEffect(.pulse)
    public static let variableColor = SymbolEffect(.other("variableColor"))
    public static let scale = SymbolEffect(.scale)
    public static let appear = SymbolEffect(.other("appear"))
    public static let disappear = SymbolEffect(.disappear)
    public static let replace = SymbolEffect(.other("replace"))
    public static let automatic = SymbolEffect(.other("automatic"))
    public static let wiggle = SymbolEffect(.wiggle)
    public static let breathe = SymbolEffect(.breathe)
    public static let rotate = SymbolEffect(.rotate)
    public static let drawOn = SymbolEffect(.other("drawOn"))
    public static let drawOff = SymbolEffect(.other("drawOff"))

    public var up: SymbolEffect { reversed(false) }
    public var down: SymbolEffect { reversed(true) }
    public var left: SymbolEffect { reversed(true) }
    public var right: SymbolEffect { reversed(false) }
    public var forward: SymbolEffect { reversed(false) }
    public var backward: SymbolEffect { reversed(true) }
    public var clockwise: SymbolEffect { reversed(false) }
    public var counterClockwise: SymbolEffect { reversed(true) }

    // A symbol moves as a whole, so that the other forms of an effect are equal.
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

    private func reversed(_ isReversed: Bool) -> SymbolEffect {
        var effect = self
        effect.isReversed = isReversed
        return effect
    }
}

/// The speed and the repetitions of the animation of a symbol.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The way in which an animation is repeated.
    public enum RepeatBehavior: Hashable, Sendable {
        case continuous, periodic

        /// The delay between two times has no effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }

    private(set) var speed = 1.0
    /// The number of times that an effect runs; `nil` for that of the effect, infinity for no end.
    private(set) var count: Double?

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: .infinity)
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    public var repeating: SymbolEffectOptions { repeated(.infinity) }
    public var nonRepeating: SymbolEffectOptions { repeated(1) }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        repeated(count.map(Double.init) ?? .infinity)
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }

    private func repeated(_ count: Double) -> SymbolEffectOptions {
        var options = self
        options.count = count
        return options
    }
}

extension View {
    /// Animates the symbols in the view while the effect is active.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(effect: effect, options: options, start: .active(isActive)))
            .approximated(isActive ? .symbolEffect : nil)
    }

    /// Animates the symbols in the view when a value changes.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        let start = SymbolEffectModifier.Start.change { values, identity in
            values.exchange(value, at: identity).map { $0 != value } ?? false
        }
        return modifier(SymbolEffectModifier(effect: effect, options: options, start: start))
            .approximated(.symbolEffect)
    }

    /// Removes the effects that the view inherits from the symbols in it.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolMotions) { if isEnabled { $0 = [] } }
    }
}

extension ContentTransition {
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}
