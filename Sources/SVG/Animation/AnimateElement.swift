import Graphics

extension SVGWriter {
    /// Animates a number of the open element with SMIL, if it changes.
    mutating func animate(_ attribute: String, _ numbers: Animated<Double>, _ clock: SVGClock) {
        animate(attribute, numbers, clock) { $0.append(number: $1) }
    }

    /// Animates a colour, but for its alpha.
    mutating func animate(_ attribute: String, _ colors: Animated<ResolvedColor>, _ clock: SVGClock) {
        animate(attribute, colors, clock) { $0.append(hex: $1) }
    }

    /// Animates the value of a `d` attribute; all paths have elements of the same kinds.
    mutating func animate(path geometry: Animated<ResolvedShape>, _ clock: SVGClock) {
        animate("d", geometry, clock) { $0.append($1.roundedPath) }
    }

    private mutating func animate<Value>(
        _ attribute: String,
        _ animated: Animated<Value>,
        _ clock: SVGClock,
        append: (inout [UInt8], Value) -> Void
    ) {
        guard !animated.isConstant else { return }
        element("animate") { svg in
            svg.attribute("attributeName", text: attribute)
            svg.attribute("values") { bytes in
                for (index, keyframe) in animated.keyframes.enumerated() {
                    if index > 0 { bytes.append(UInt8(ascii: ";")) }
                    append(&bytes, keyframe.value)
                }
            }
            svg.attribute("keyTimes") { bytes in
                let count = Timeline.tickCount(duration: clock.duration)
                for (index, keyframe) in animated.keyframes.enumerated() {
                    if index > 0 { bytes.append(UInt8(ascii: ";")) }
                    bytes.append(clock.parts(keyframe.time, of: count), of: count)
                }
            }
            svg.attribute("dur") {
                $0.append(number: clock.duration)
                $0.append(UInt8(ascii: "s"))
            }
            if clock.repeats {
                svg.attribute("repeatCount", "indefinite")
            } else {
                svg.attribute("fill", "freeze")
            }
        }
    }
}

extension [UInt8] {
    /// Writes a share of one, exact in decimals if the whole is a power of ten.
    fileprivate mutating func append(_ share: Int, of whole: Int) {
        guard share > 0, share < whole else {
            append(integer: share / whole)
            return
        }
        append(UInt8(ascii: "."))
        var rest = share
        var place = whole / 10
        while rest > 0 {
            append(integer: rest / place)
            rest %= place
            place /= 10
        }
    }
}
