/// A description of how a value changes to another one over time.
public struct Animation: Hashable, Sendable {
    /// The curve, before modifiers delay, speed up or repeat it.
    enum Base: Hashable, Sendable {
        case fixed(AnimationCurve)
        case `default`
        /// A spring with the default response; without a damping fraction the default spring.
        case spring(dampingFraction: Double?)
        case interactiveSpring
    }

    let base: Base
    /// In the order in which they were applied.
    private(set) var modifiers: [AnimationModifier] = []

    init(_ base: Base) {
        self.base = base
    }

    init(_ curve: AnimationCurve) {
        self.init(.fixed(curve))
    }

    func modified(by modifier: AnimationModifier) -> Animation {
        var animation = self
        animation.modifiers.append(modifier)
        return animation
    }

    /// The curve in an app that is built with a given SDK.
    func curve(_ defaults: AnimationDefaults) -> AnimationCurve {
        switch (base, defaults) {
        case (.fixed(let curve), _): curve
        // Release notes of iOS 17, 103169056.
        case (.default, .iOS16): .timing(.easeInOut, duration: 0.35)
        case (.default, .iOS17): .fluidSpring(Spring(duration: 0.5, bounce: 0))
        case (.spring(nil), .iOS17): .fluidSpring(Spring(duration: 0.5, bounce: 0))
        // The response was 0.55 in the interfaces of SwiftUI up to Xcode 14.
        case (.spring(let dampingFraction), .iOS16):
            .fluidSpring(Spring(response: 0.55, dampingRatio: dampingFraction ?? 0.825))
        case (.spring(let dampingFraction?), .iOS17):
            .fluidSpring(Spring(response: 0.5, dampingRatio: dampingFraction))
        case (.interactiveSpring, .iOS16): .fluidSpring(Spring(response: 0.15, dampingRatio: 0.86))
        case (.interactiveSpring, .iOS17): .fluidSpring(Spring(duration: 0.15, bounce: 0.15))
        }
    }
}

extension Animation {
    /// The seconds after which a value counts as arrived, in an app that is built with a current SDK; infinite if the
    /// animation repeats forever.
    package var restDuration: Double { ResolvedAnimation(self, defaults: .iOS17).duration }

    /// The animation of `withAnimation` without an argument.
    public static let `default` = Animation(.default)
}
