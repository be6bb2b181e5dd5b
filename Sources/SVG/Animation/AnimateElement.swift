import Graphics

extension SVGWriter {
    /// Animates an attribute of the open element with SMIL, if its number changes.
    mutating func animate(_ attribute: SVGKeyword, values: Animated<Double>, clock: SVGClock) {
        animate(attribute, values: values, clock: clock) { $0 }
    }

    /// Animates an attribute of the open element with SMIL, if its value changes.
    mutating func animate<Value, Written: SVGValue>(
        _ attribute: SVGKeyword,
        values: Animated<Value>,
        clock: SVGClock,
        as written: (Value) -> Written
    ) {
        guard !values.isConstant else { return }
        let tickCount = Timeline.tickCount(duration: clock.duration)
        element("animate") { svg in
            svg.attribute("attributeName", attribute)
            svg.attribute("values", SVGKeyframeList(values.keyframes.map { written($0.value) }))
            svg.attribute(
                "keyTimes",
                SVGKeyframeList(
                    values.keyframes.map {
                        SVGFraction(clock.parts(at: $0.time, of: tickCount), of: tickCount)
                    }
                )
            )
            svg.attribute("dur", SVGDuration(seconds: clock.duration))
            if clock.repeats {
                svg.attribute("repeatCount", "indefinite")
            } else {
                svg.attribute("fill", "freeze")
            }
        }
    }
}
