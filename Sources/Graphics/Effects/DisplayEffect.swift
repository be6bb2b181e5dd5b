/// An effect that a group applies to everything inside it, taken as one picture.
public enum DisplayEffect: Equatable, Sendable {
    /// 0…1.
    case opacity(Double)
    case blur(Blur)
    /// Paints the content, whatever its colors are, with a gradient; its alpha stays.
    case gradient(ResolvedGradient)
    /// Shows the second of two items only where the first one is opaque, or only where it is not.
    case mask(isInverted: Bool)
    case transform(CGAffineTransform)
    case shadow(Shadow)
    case blendMode(BlendMode)
    case clip(ResolvedShape)
    /// Flattens the group before an effect around it applies, as SwiftUI's `compositingGroup()`.
    case compositing
}

// Each property forwards to the value, which declares it. There is a switch for each instead of one
// that returns `any EffectValue`, because an existential would allocate while a still picture is drawn.
extension DisplayEffect {
    /// Whether the group looks as if the effect were not there.
    var isIdentity: Bool {
        switch self {
        case .opacity(let opacity): opacity.isIdentity
        case .blur(let blur): blur.isIdentity
        case .gradient(let gradient): gradient.isIdentity
        case .mask(let isInverted): Mask(isInverted: isInverted).isIdentity
        case .transform(let transform): transform.isIdentity
        case .shadow(let shadow): shadow.isIdentity
        case .blendMode(let mode): mode.isIdentity
        case .clip(let shape): shape.isIdentity
        case .compositing: Compositing().isIdentity
        }
    }

    /// Whether nothing of the group is visible.
    var hidesContent: Bool {
        switch self {
        case .opacity(let opacity): opacity.hidesContent
        case .blur(let blur): blur.hidesContent
        case .gradient(let gradient): gradient.hidesContent
        case .mask(let isInverted): Mask(isInverted: isInverted).hidesContent
        case .transform(let transform): transform.hidesContent
        case .shadow(let shadow): shadow.hidesContent
        case .blendMode(let mode): mode.hidesContent
        case .clip(let shape): shape.hidesContent
        case .compositing: Compositing().hidesContent
        }
    }

    /// A rectangle that holds everything drawn of a content within the given bounds.
    func paintBounds(of content: CGRect) -> CGRect {
        switch self {
        case .opacity(let opacity): opacity.paintBounds(of: content)
        case .blur(let blur): blur.paintBounds(of: content)
        case .gradient(let gradient): gradient.paintBounds(of: content)
        case .mask(let isInverted): Mask(isInverted: isInverted).paintBounds(of: content)
        case .transform(let transform): transform.paintBounds(of: content)
        case .shadow(let shadow): shadow.paintBounds(of: content)
        case .blendMode(let mode): mode.paintBounds(of: content)
        case .clip(let shape): shape.paintBounds(of: content)
        case .compositing: Compositing().paintBounds(of: content)
        }
    }

    /// Whether the effect is of the same kind as another one and can become it gradually.
    func canBecome(_ other: DisplayEffect) -> Bool {
        switch self {
        case .opacity(let opacity): opacity.canBecome(other)
        case .blur(let blur): blur.canBecome(other)
        case .gradient(let gradient): gradient.canBecome(other)
        case .mask(let isInverted): Mask(isInverted: isInverted).canBecome(other)
        case .transform(let transform): transform.canBecome(other)
        case .shadow(let shadow): shadow.canBecome(other)
        case .blendMode(let mode): mode.canBecome(other)
        case .clip(let shape): shape.canBecome(other)
        case .compositing: Compositing().canBecome(other)
        }
    }

    /// Whether the effect is on the straight line between two others that it can become.
    func isNearLine(from start: DisplayEffect, to end: DisplayEffect, amount: Double) -> Bool {
        switch self {
        case .opacity(let opacity): opacity.isNearLine(from: start, to: end, amount: amount)
        case .blur(let blur): blur.isNearLine(from: start, to: end, amount: amount)
        case .gradient(let gradient): gradient.isNearLine(from: start, to: end, amount: amount)
        case .mask(let isInverted):
            Mask(isInverted: isInverted).isNearLine(from: start, to: end, amount: amount)
        case .transform(let transform): transform.isNearLine(from: start, to: end, amount: amount)
        case .shadow(let shadow): shadow.isNearLine(from: start, to: end, amount: amount)
        case .blendMode(let mode): mode.isNearLine(from: start, to: end, amount: amount)
        case .clip(let shape): shape.isNearLine(from: start, to: end, amount: amount)
        case .compositing: Compositing().isNearLine(from: start, to: end, amount: amount)
        }
    }

    /// The parts of the effect's value, for the description of a resolved button.
    package var properties: [DisplayProperty] {
        switch self {
        case .opacity(let opacity): opacity.properties
        case .blur(let blur): blur.properties
        case .gradient(let gradient): gradient.properties
        case .mask(let isInverted): Mask(isInverted: isInverted).properties
        case .transform(let transform): transform.properties
        case .shadow(let shadow): shadow.properties
        case .blendMode(let mode): mode.properties
        case .clip(let shape): shape.properties
        case .compositing: Compositing().properties
        }
    }
}

extension EffectValue {
    fileprivate func canBecome(_ effect: DisplayEffect) -> Bool {
        guard let other = Self(of: effect) else { return false }
        return canBecome(other)
    }

    fileprivate func isNearLine(from start: DisplayEffect, to end: DisplayEffect, amount: Double) -> Bool {
        guard let start = Self(of: start), let end = Self(of: end) else { return false }
        return isNearLine(from: start, to: end, amount: amount)
    }
}
