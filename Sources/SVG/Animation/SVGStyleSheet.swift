import Graphics

/// The CSS animations of a document, each a rule for a class that is named after its content.
struct SVGStyleSheet {
    private let clock: SVGClock
    private var rules: [UInt8] = []
    private var names: Set<SVGName> = []
    /// The classes of motions, in the order of their rules.
    private var motions: [SVGName] = []

    /// Whether an animation is a motion, which some people ask not to see.
    enum Kind {
        case change, motion
    }

    init(clock: SVGClock) {
        self.clock = clock
    }

    var isEmpty: Bool { rules.isEmpty }

    /// All rules.
    var bytes: [UInt8] {
        guard !motions.isEmpty else { return rules }
        var bytes = rules
        bytes.write("@media(prefers-reduced-motion:reduce){")
        for (index, name) in motions.enumerated() {
            bytes.write(index > 0 ? ",." : ".")
            bytes.write(name)
        }
        bytes.write("{animation:none}}")
        return bytes
    }

    /// Returns the class that animates a value linearly from keyframe to keyframe.
    mutating func className<Value, Declarations: SVGValue>(
        animating animated: Animated<Value>,
        kind: Kind = .change,
        declarations: (Value) -> Declarations
    ) -> SVGName {
        var keyframes = CSSKeyframes()
        for (index, keyframe) in animated.keyframes.enumerated() {
            let next = index + 1
            let jumps = next < animated.keyframes.count && animated.keyframes[next].time == keyframe.time
            // CSS has one keyframe for each time, so the value before a jump is at the part before it.
            let position = clock.parts(at: keyframe.time, of: CSSKeyframes.parts) - (jumps ? 1 : 0)
            keyframes.append(declarations(keyframe.value), at: max(0, position))
        }
        return className(of: keyframes, timing: "linear", kind: kind)
    }

    /// Returns the class that shows and hides an element.
    mutating func className(animating presence: Animated<Bool>) -> SVGName {
        var keyframes = CSSKeyframes()
        var last: Bool?
        for keyframe in presence.keyframes where keyframe.value != last || keyframe.time == clock.duration {
            last = keyframe.value
            let visibility: SVGKeyword = keyframe.value ? "visible" : "hidden"
            keyframes.append(
                CSSDeclaration(property: "visibility", value: visibility),
                at: clock.parts(at: keyframe.time, of: CSSKeyframes.parts)
            )
        }
        return className(of: keyframes, timing: "step-end", kind: .change)
    }

    private mutating func className(of keyframes: CSSKeyframes, timing: SVGKeyword, kind: Kind) -> SVGName {
        var animation: [UInt8] = []
        animation.write(" ")
        animation.write(SVGDuration(seconds: clock.duration))
        animation.write(" ")
        animation.write(timing)
        animation.write(clock.repeats ? " infinite" : " forwards")
        let name = SVGName(.animation, hashing: animation + keyframes.bytes)
        guard names.insert(name).inserted else { return name }
        if kind == .motion { motions.append(name) }
        rules.write(".")
        rules.write(name)
        rules.write("{animation:")
        rules.write(name)
        rules.append(contentsOf: animation)
        rules.write("}@keyframes ")
        rules.write(name)
        rules.write("{")
        rules.append(contentsOf: keyframes.bytes)
        rules.write("}")
        return name
    }
}

/// The keyframes of a rule; neighbors with equal declarations share them.
private struct CSSKeyframes {
    /// The number of distinct times: three decimals of a percent.
    static let parts = 100_000

    private(set) var bytes: [UInt8] = []
    private var lastDeclarations: [UInt8] = []

    mutating func append(_ value: some SVGValue, at position: Int) {
        var declarations: [UInt8] = []
        declarations.write(value)
        if declarations == lastDeclarations {
            bytes.removeLast(declarations.count + 2)
            bytes.write(",")
        }
        lastDeclarations = declarations
        bytes.write(Double(position) * 100 / Double(Self.parts))
        bytes.write("%{")
        bytes.append(contentsOf: declarations)
        bytes.write("}")
    }
}

extension SVGWriter {
    /// Writes the class of the open element, if it has one.
    mutating func attribute(className: SVGName?) {
        if let className { attribute("class", className) }
    }
}
