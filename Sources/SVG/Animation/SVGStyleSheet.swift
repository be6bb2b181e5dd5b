import Graphics

/// The CSS animations of a document, each under a class that is named after what it says.
struct SVGStyleSheet {
    private var rules: [UInt8] = []
    private var known: Set<String> = []
    /// The classes of what goes from one place to another, or becomes larger.
    private var motions: [String] = []

    /// Whether an animation is motion, which some people ask not to see.
    enum Kind {
        case change, motion
    }

    /// All rules.
    var bytes: [UInt8] {
        guard !motions.isEmpty else { return rules }
        var bytes = rules
        bytes.append(contentsOf: "@media(prefers-reduced-motion:reduce){".utf8)
        for (index, name) in motions.enumerated() {
            bytes.append(contentsOf: (index > 0 ? ",." : ".").utf8)
            bytes.append(contentsOf: name.utf8)
        }
        bytes.append(contentsOf: "{animation:none}}".utf8)
        return bytes
    }

    /// Gives the class of what follows the keyframes of a value.
    mutating func linear<Value>(
        _ animated: Animated<Value>,
        _ clock: SVGClock,
        _ kind: Kind = .change,
        declarations: (Value, inout [UInt8]) -> Void
    ) -> String {
        var keyframes = CSSKeyframes()
        for (index, keyframe) in animated.keyframes.enumerated() {
            let next = index + 1
            let jumps = next < animated.keyframes.count && animated.keyframes[next].time == keyframe.time
            // CSS has one keyframe for each time, so what was before a jump is a hair earlier.
            let place = clock.parts(keyframe.time, of: CSSKeyframes.parts) - (jumps ? 1 : 0)
            keyframes.append(at: max(0, place)) { declarations(keyframe.value, &$0) }
        }
        return add(keyframes, timing: "linear", clock, kind)
    }

    /// Gives the class of what is visible now and then.
    mutating func visibility(_ presence: Animated<Bool>, _ clock: SVGClock) -> String {
        var keyframes = CSSKeyframes()
        var last: Bool?
        for keyframe in presence.keyframes where keyframe.value != last || keyframe.time == clock.duration {
            last = keyframe.value
            keyframes.append(at: clock.parts(keyframe.time, of: CSSKeyframes.parts)) {
                $0.append(contentsOf: (keyframe.value ? "visibility:visible" : "visibility:hidden").utf8)
            }
        }
        return add(keyframes, timing: "step-end", clock, .change)
    }

    private mutating func add(
        _ keyframes: CSSKeyframes,
        timing: String,
        _ clock: SVGClock,
        _ kind: Kind
    ) -> String {
        var animation: [UInt8] = []
        animation.append(UInt8(ascii: " "))
        animation.append(number: clock.duration)
        animation.append(contentsOf: "s \(timing) \(clock.repeats ? "infinite" : "forwards")".utf8)
        let name = (animation + keyframes.bytes).name("a")
        guard known.insert(name).inserted else { return name }
        if kind == .motion { motions.append(name) }
        rules.append(contentsOf: ".\(name){animation:\(name)".utf8)
        rules.append(contentsOf: animation)
        rules.append(contentsOf: "}@keyframes \(name){".utf8)
        rules.append(contentsOf: keyframes.bytes)
        rules.append(UInt8(ascii: "}"))
        return name
    }
}

/// The keyframes of a rule; neighbours that say the same share their declarations.
private struct CSSKeyframes {
    /// How many parts of the duration can be told apart: three decimals of a percent.
    static let parts = 100_000

    private(set) var bytes: [UInt8] = []
    private var lastDeclarations: [UInt8] = []

    mutating func append(at place: Int, declarations write: (inout [UInt8]) -> Void) {
        var declarations: [UInt8] = []
        write(&declarations)
        if declarations == lastDeclarations {
            bytes.removeLast(declarations.count + 2)
            bytes.append(UInt8(ascii: ","))
        }
        lastDeclarations = declarations
        bytes.append(number: Double(place) * 100 / Double(Self.parts))
        bytes.append(contentsOf: "%{".utf8)
        bytes.append(contentsOf: declarations)
        bytes.append(UInt8(ascii: "}"))
    }
}
