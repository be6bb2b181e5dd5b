extension [DisplayItem] {
    /// The items without shadows and without what makes a surface look like glass.
    package var withoutEffects: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            if item.role?.isGlass == true { return [] }
            guard case .group(let effect, let items) = item.drawing else { return [item] }
            // Of a shadow that is cut out, nothing else is visible.
            if case .shadow(let shadow) = effect, shadow.isCutOut { return [] }
            let inside = items.withoutEffects
            if case .shadow = effect { return inside }
            if inside.isEmpty { return [] }
            var group = item
            group.drawing = .group(effect, items: inside)
            return [group]
        }
    }

    /// The shadows and the glass of the items, the outermost first.
    package var surfaceEffects: [SurfaceEffect] { surfaceEffects(scale: 1) }

    private func surfaceEffects(scale: CGFloat) -> [SurfaceEffect] {
        var effects: [SurfaceEffect] = []
        for item in self {
            if case .stroke(_, _, let color) = item.drawing, item.role == .glassRim {
                effects.append(.glass(rim: color))
            }
            guard case .group(let effect, let items) = item.drawing else { continue }
            var inner = scale
            switch effect {
            case .shadow(var shadow):
                shadow.radius *= scale
                shadow.offset.width *= scale
                shadow.offset.height *= scale
                effects.append(.shadow(shadow))
            case .transform(let transform):
                inner *= (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
            case .gradient, .mask, .blur: break
            case .opacity, .blendMode, .clip, .compositing:
                break
            }
            effects += items.surfaceEffects(scale: inner)
        }
        return effects
    }
}

extension [TimelineItem] {
    /// The items without shadows and without what makes a surface look like glass.
    package var withoutEffects: [TimelineItem] {
        flatMap { item -> [TimelineItem] in
            if item.role?.isGlass == true { return [] }
            guard case .group(let effect, let items) = item.drawing else { return [item] }
            if case .shadow(let shadow) = effect, shadow.rest.isCutOut { return [] }
            let inside = items.withoutEffects
            if inside.isEmpty { return [] }
            var group = item
            group.drawing = .group(effect, items: inside)
            guard case .shadow = effect else { return [group] }
            if item.presence.isConstant, item.offset.isConstant { return inside }
            group.drawing = .group(.compositing(Animated(Compositing())), items: inside)
            return [group]
        }
    }
}

/// An effect that a design tool has for itself, in points of the picture.
package enum SurfaceEffect: Equatable, Sendable {
    case shadow(Shadow)
    /// Glass, with the color of its edge.
    case glass(rim: ResolvedColor)
}
