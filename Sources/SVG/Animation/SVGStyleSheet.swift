import Graphics

/// The CSS animations of a document, each a rule for a class that is named after its content.
struct SVGStyleSheet {
    private let clock: SVGClock
    private var rules: [UInt8] = []
    private var names: Set<SVGName> = []
    /// The preferences of viewers that the rules of media queries are about.
    private let preferences: [ViewerPreference]
    /// The rules for viewers with a set of preferences.
    private var adaptations: [Int: [UInt8]] = [:]

    init(clock: SVGClock, preferences: [ViewerPreference] = []) {
        self.clock = clock
        self.preferences = preferences
    }

    var isEmpty: Bool { rules.isEmpty && adaptations.isEmpty }

    /// All rules.
    var bytes: [UInt8] {
        guard !adaptations.isEmpty else { return rules }
        var bytes = rules
        for (set, rules) in adaptations.sorted(by: { $0.key < $1.key }) {
            bytes.write("@media ")
            bytes.append(contentsOf: condition(of: set))
            bytes.write("{")
            bytes.append(contentsOf: rules)
            bytes.write("}")
        }
        return bytes
    }

    /// The condition of a media query that holds for viewers with all preferences of a set.
    func condition(of set: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in preferences.indices where set >> index & 1 == 1 {
            if !bytes.isEmpty { bytes.write(" and ") }
            bytes.write(preferences[index].condition)
        }
        return bytes
    }

    /// Inserts the declarations of a class for viewers with sets of preferences, unless it has them.
    mutating func insert(_ declarations: [Variant<[UInt8]>], for name: SVGName) {
        guard names.insert(name).inserted else { return }
        for variant in declarations {
            adaptations[variant.set, default: []].write(CSSRule(name: name, declarations: variant.value))
        }
    }

    /// Everything of a linear animation but its name.
    var timing: [UInt8] { timing("linear") }

    private func timing(_ function: SVGKeyword) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.write(" ")
        bytes.write(SVGDuration(seconds: clock.duration))
        bytes.write(" ")
        bytes.write(function)
        bytes.write(clock.repeats ? " infinite" : " forwards")
        return bytes
    }

    /// Returns the class that animates a value linearly from keyframe to keyframe.
    mutating func className<Value, Declarations: SVGValue>(
        animating animated: Animated<Value>,
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
        return className(of: keyframes, timing: "linear")
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
        return className(of: keyframes, timing: "step-end")
    }

    private mutating func className(of keyframes: CSSKeyframes, timing: SVGKeyword) -> SVGName {
        let animation = self.timing(timing)
        let name = SVGName(.animation, hashing: animation + keyframes.bytes)
        guard names.insert(name).inserted else { return name }
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

/// The rule of a class.
private struct CSSRule: SVGValue {
    let name: SVGName
    let declarations: [UInt8]

    func write(to bytes: inout [UInt8]) {
        bytes.write(".")
        bytes.write(name)
        bytes.write("{")
        bytes.append(contentsOf: declarations)
        bytes.write("}")
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
