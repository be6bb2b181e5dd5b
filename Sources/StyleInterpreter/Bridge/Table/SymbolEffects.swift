import ViewEngine

// Animations of symbols.
extension Bridge {
    mutating func addSymbolEffects() {
        add(SymbolEffect.self, "Hashable")
        constants(
            "SymbolEffect",
            [
                "bounce": SymbolEffect.bounce, "pulse": .pulse, "variableColor": .variableColor,
                "scale": .scale, "appear": .appear, "disappear": .disappear, "replace": .replace,
                "wiggle": .wiggle, "breathe": .breathe, "rotate": .rotate, "automatic": .automatic,
                "drawOn": .drawOn, "drawOff": .drawOff,
            ]
        )
        property("SymbolEffect", "up") { (effect: SymbolEffect) in effect.up }
        property("SymbolEffect", "down") { (effect: SymbolEffect) in effect.down }
        property("SymbolEffect", "clockwise") { (effect: SymbolEffect) in effect.clockwise }
        property("SymbolEffect", "counterClockwise") { (effect: SymbolEffect) in effect.counterClockwise }
        property("SymbolEffect", "left") { (effect: SymbolEffect) in effect.left }
        property("SymbolEffect", "right") { (effect: SymbolEffect) in effect.right }
        property("SymbolEffect", "iterative") { (effect: SymbolEffect) in effect.iterative }
        property("SymbolEffect", "cumulative") { (effect: SymbolEffect) in effect.cumulative }
        property("SymbolEffect", "reversing") { (effect: SymbolEffect) in effect.reversing }
        property("SymbolEffect", "nonReversing") { (effect: SymbolEffect) in effect.nonReversing }
        property("SymbolEffect", "byLayer") { (effect: SymbolEffect) in effect.byLayer }
        property("SymbolEffect", "wholeSymbol") { (effect: SymbolEffect) in effect.wholeSymbol }
        property("SymbolEffect", "forward") { (effect: SymbolEffect) in effect.forward }
        property("SymbolEffect", "backward") { (effect: SymbolEffect) in effect.backward }
        property("SymbolEffect", "plain") { (effect: SymbolEffect) in effect.plain }
        property("SymbolEffect", "pulse") { (effect: SymbolEffect) in effect.pulse }
        property("SymbolEffect", "hideInactiveLayers") { (effect: SymbolEffect) in effect.hideInactiveLayers }
        property("SymbolEffect", "dimInactiveLayers") { (effect: SymbolEffect) in effect.dimInactiveLayers }
        property("SymbolEffect", "downUp") { (effect: SymbolEffect) in effect.downUp }
        property("SymbolEffect", "upUp") { (effect: SymbolEffect) in effect.upUp }
        property("SymbolEffect", "offUp") { (effect: SymbolEffect) in effect.offUp }
        factory("ContentTransition", "symbolEffect", "_", .or("options", SymbolEffectOptions.default)) {
            (effect: SymbolEffect, options: SymbolEffectOptions) in
            ContentTransition.symbolEffect(effect, options: options)
        }
        addSymbolEffectOptions()
    }

    private mutating func addSymbolEffectOptions() {
        add(SymbolEffectOptions.self, "Hashable")
        constants(
            "SymbolEffectOptions",
            [
                "default": SymbolEffectOptions.default, "repeating": .repeating,
                "nonRepeating": .nonRepeating,
            ]
        )
        factory("SymbolEffectOptions", "speed", "_") { (speed: Double) in SymbolEffectOptions.speed(speed) }
        factory("SymbolEffectOptions", "repeat", "_") { (count: Int?) in SymbolEffectOptions.repeat(count) }
        add(SymbolEffectOptions.RepeatBehavior.self, "Hashable")
        constants(
            "SymbolEffectOptions.RepeatBehavior",
            ["continuous": SymbolEffectOptions.RepeatBehavior.continuous, "periodic": .periodic]
        )
        factory("SymbolEffectOptions.RepeatBehavior", "periodic", .orNil("_"), .orNil("delay")) {
            (count: Int?, delay: Double?) in
            SymbolEffectOptions.RepeatBehavior.periodic(count, delay: delay)
        }
        factory("SymbolEffectOptions", "repeat", "_") { (behavior: SymbolEffectOptions.RepeatBehavior) in
            SymbolEffectOptions.repeat(behavior)
        }
        method("SymbolEffectOptions", "repeat", "_") {
            (options: SymbolEffectOptions, behavior: SymbolEffectOptions.RepeatBehavior) in
            options.repeat(behavior)
        }
        property("SymbolEffectOptions", "repeating") { (options: SymbolEffectOptions) in options.repeating }
        property("SymbolEffectOptions", "nonRepeating") { (options: SymbolEffectOptions) in
            options.nonRepeating
        }
        method("SymbolEffectOptions", "speed", "_") { (options: SymbolEffectOptions, speed: Double) in
            options.speed(speed)
        }
        method("SymbolEffectOptions", "repeat", "_") { (options: SymbolEffectOptions, count: Int?) in
            options.repeat(count)
        }
    }
}

extension SymbolEffect: EngineValue { static var engineType: EngineType { .symbolEffect } }
extension SymbolEffectOptions: EngineValue { static var engineType: EngineType { .symbolEffectOptions } }
extension SymbolEffectOptions.RepeatBehavior: EngineValue {
    static var engineType: EngineType { .symbolEffectOptionsRepeatBehavior }
}
