extension TimelineItem {
    /// An effect that a group applies to everything inside it, over time.
    package enum Effect: Equatable, Sendable {
        case opacity(Animated<Double>)
        case blur(Animated<Blur>)
        case gradient(Animated<ResolvedGradient>)
        case mask(Animated<Mask>)
        case transform(Animated<CGAffineTransform>)
        case shadow(Animated<Shadow>)
        case blendMode(Animated<BlendMode>)
        case clip(Animated<ResolvedShape>)
        case compositing(Animated<Compositing>)
    }
}

extension TimelineItem.Effect {
    /// An effect that never changes.
    init(_ effect: DisplayEffect) {
        self =
            switch effect {
            case .opacity(let opacity): .opacity(Animated(opacity))
            case .blur(let blur): .blur(Animated(blur))
            case .gradient(let gradient): .gradient(Animated(gradient))
            case .mask(let isInverted): .mask(Animated(Mask(isInverted: isInverted)))
            case .transform(let transform): .transform(Animated(transform))
            case .shadow(let shadow): .shadow(Animated(shadow))
            case .blendMode(let mode): .blendMode(Animated(mode))
            case .clip(let shape): .clip(Animated(shape))
            case .compositing: .compositing(Animated(Compositing()))
            }
    }
}

extension TimelineMerge {
    /// The effect of a group over time; at each moment it is of the same kind as at the first one.
    func effect(_ first: DisplayEffect, of slot: Slot) -> TimelineItem.Effect {
        switch first {
        case .opacity(let first): .opacity(values(first, of: slot))
        case .blur(let first): .blur(values(first, of: slot))
        case .gradient(let first): .gradient(values(first, of: slot))
        case .mask(let isInverted): .mask(values(Mask(isInverted: isInverted), of: slot))
        case .transform(let first): .transform(values(first, of: slot))
        case .shadow(let first): .shadow(values(first, of: slot))
        case .blendMode(let first): .blendMode(values(first, of: slot))
        case .clip(let first): .clip(values(first, of: slot))
        case .compositing: .compositing(values(Compositing(), of: slot))
        }
    }

    private func values<Value: EffectValue>(_ first: Value, of slot: Slot) -> Animated<Value> {
        animated(slot, default: first) { drawing in
            guard case .group(let effect, _) = drawing else { return nil }
            return Value(of: effect)?.limited
        }
    }
}

// As in `DisplayEffect`, each property forwards to the values.
extension TimelineItem.Effect {
    package var isConstant: Bool {
        switch self {
        case .opacity(let opacity): opacity.isConstant
        case .blur(let blur): blur.isConstant
        case .gradient(let gradient): gradient.isConstant
        case .mask(let values): values.isConstant
        case .transform(let transform): transform.isConstant
        case .shadow(let shadow): shadow.isConstant
        case .blendMode(let mode): mode.isConstant
        case .clip(let shape): shape.isConstant
        case .compositing(let values): values.isConstant
        }
    }

    /// The effect at a time.
    package func value(at time: Double) -> DisplayEffect {
        switch self {
        case .opacity(let opacity): opacity.value(at: time).effect
        case .blur(let blur): blur.value(at: time).effect
        case .gradient(let gradient): gradient.value(at: time).effect
        case .mask(let values): values.value(at: time).effect
        case .transform(let transform): transform.value(at: time).effect
        case .shadow(let shadow): shadow.value(at: time).effect
        case .blendMode(let mode): mode.value(at: time).effect
        case .clip(let shape): shape.value(at: time).effect
        case .compositing(let values): values.value(at: time).effect
        }
    }

    /// Whether the group never looks different from one without the effect.
    var isAlwaysIdentity: Bool {
        switch self {
        case .opacity(let opacity): opacity.isAlwaysIdentity
        case .blur(let blur): blur.isAlwaysIdentity
        case .gradient(let gradient): gradient.isAlwaysIdentity
        case .mask(let values): values.isAlwaysIdentity
        case .transform(let transform): transform.isAlwaysIdentity
        case .shadow(let shadow): shadow.isAlwaysIdentity
        case .blendMode(let mode): mode.isAlwaysIdentity
        case .clip(let shape): shape.isAlwaysIdentity
        case .compositing(let values): values.isAlwaysIdentity
        }
    }

    /// Whether nothing of the group is ever visible.
    var alwaysHidesContent: Bool {
        switch self {
        case .opacity(let opacity): opacity.alwaysHideContent
        case .blur(let blur): blur.alwaysHideContent
        case .gradient(let gradient): gradient.alwaysHideContent
        case .mask(let values): values.alwaysHideContent
        case .transform(let transform): transform.alwaysHideContent
        case .shadow(let shadow): shadow.alwaysHideContent
        case .blendMode(let mode): mode.alwaysHideContent
        case .clip(let shape): shape.alwaysHideContent
        case .compositing(let values): values.alwaysHideContent
        }
    }

    /// A rectangle that holds everything ever drawn of a content within the given bounds.
    func paintBounds(of content: CGRect) -> CGRect {
        switch self {
        case .opacity(let opacity): opacity.paintBounds(of: content)
        case .blur(let blur): blur.paintBounds(of: content)
        case .gradient(let gradient): gradient.paintBounds(of: content)
        case .mask(let values): values.paintBounds(of: content)
        case .transform(let transform): transform.paintBounds(of: content)
        case .shadow(let shadow): shadow.strongest.paintBounds(of: content)
        case .blendMode(let mode): mode.paintBounds(of: content)
        case .clip(let shape): shape.paintBounds(of: content)
        case .compositing(let values): values.paintBounds(of: content)
        }
    }

    /// The parts of the value over time, under names of SVG or CSS.
    var attributes: [AnimatedAttribute] {
        switch self {
        case .opacity(let opacity): Double.attributes(of: opacity)
        case .blur(let blur): Blur.attributes(of: blur)
        case .gradient(let gradient): ResolvedGradient.attributes(of: gradient)
        case .mask(let values): Mask.attributes(of: values)
        case .transform(let transform): CGAffineTransform.attributes(of: transform)
        case .shadow(let shadow): Shadow.attributes(of: shadow)
        case .blendMode(let mode): BlendMode.attributes(of: mode)
        case .clip(let shape): ResolvedShape.attributes(of: shape)
        case .compositing(let values): Compositing.attributes(of: values)
        }
    }
}

extension Animated<Shadow> {
    /// The shadows with the greatest opacity of them all, whose bounds hold those of every shadow between two.
    fileprivate var strongest: Animated<Shadow> {
        let opacity = keyframes.reduce(0) { max($0, $1.value.color.opacity) }
        return map { shadow in
            var shadow = shadow
            shadow.color.opacity = opacity
            return shadow
        }
    }
}

extension Animated where Value: EffectValue {
    fileprivate var isAlwaysIdentity: Bool { keyframes.allSatisfy { $0.value.isIdentity } }

    /// Values that change may show the content between two that hide it.
    fileprivate var alwaysHideContent: Bool { isConstant && rest.hidesContent }

    fileprivate func paintBounds(of content: CGRect) -> CGRect {
        keyframes.dropFirst().reduce(rest.paintBounds(of: content)) { bounds, keyframe in
            let next = keyframe.value.paintBounds(of: content)
            return next == bounds ? bounds : bounds.union(next)
        }
    }
}
