import ViewEngine

extension UIView {
    /// The curve of an animation, and its repetition.
    ///
    /// Options that concern touches, layout and nested animations have no effect in a picture.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each time that it ran forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        /// The curve without an option.
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The curve of the options, which is one number of two bits.
        var curve: UnitCurve {
            if isSuperset(of: .curveLinear) { return .linear }
            if contains(.curveEaseIn) { return .easeIn }
            return contains(.curveEaseOut) ? .easeOut : .easeInOut
        }

        /// The animation with the repetition of the options, after a delay in seconds.
        func applied(to animation: Animation, delay: Double) -> Animation {
            var animation = animation
            if contains(.repeat) {
                animation = animation.repeatForever(autoreverses: contains(.autoreverse))
            } else if contains(.autoreverse) {
                animation = animation.repeatCount(2)
            }
            return delay == 0 ? animation : animation.delay(delay)
        }
    }
}
