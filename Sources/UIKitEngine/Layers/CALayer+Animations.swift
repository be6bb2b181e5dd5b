import Graphics
import ViewEngine

// Animations of Core Animation. They begin when they are added; what has no part in `LayerAppearance` stays as it is.
extension CALayer {
    /// Shows an animation of a value of the layer: it jumps to the first value, and moves to the second one.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        guard let basic = animation as? CABasicAnimation, let name = basic.keyPath,
            let part = LayerPart(animating: name)
        else { return }
        let own = animations[part]?.own ?? currentAppearance
        let shown = ShownAnimation(key: key, own: own)
        animations[part] = shown
        let origin = position
        func value(_ value: Any?) -> LayerAppearance {
            value.map { own.setting(name, to: $0, origin: origin) } ?? own
        }
        let (first, last) = (value(basic.fromValue), value(basic.toValue))
        change(part, animation: nil) { $0.replace(part, by: first) }
        change(part, animation: basic.animation) { $0.replace(part, by: last) }
        guard let end = basic.end else { return }
        let traits = UITraitCollection.current
        DispatchQueue.main.run(after: end) { [weak self] in
            // Another animation of the part may have taken its place.
            guard let self, self.animations[part]?.id === shown.id else { return }
            UITraitCollection.$current.withValue(traits) { self.end(animationOf: part) }
        }
    }

    /// Ends the animations of a name; the layer shows its own values.
    public func removeAnimation(forKey key: String) {
        for part in animations.filter({ $0.value.key == key }).keys { end(animationOf: part) }
    }

    /// Ends all animations; the layer shows its own values.
    public func removeAllAnimations() {
        for part in animations.keys { end(animationOf: part) }
    }

    private func end(animationOf part: LayerPart) {
        guard let shown = animations.removeValue(forKey: part) else { return }
        change(part, animation: nil) { $0.replace(part, by: shown.own) }
    }
}

/// An animation of a part of a layer while it is shown.
struct ShownAnimation {
    /// Tells it from a later one of the same part.
    final class ID {}

    let id = ID()
    /// The name under which the source has added it.
    let key: String?
    /// The appearance that the layer has of its own, which changes meanwhile and is shown afterwards.
    var own: LayerAppearance
}

extension LayerPart {
    /// The part of an appearance that an animation of a value changes; `nil` for other values.
    fileprivate init?(animating keyPath: String) {
        switch keyPath {
        case "opacity": self = .opacity
        case "backgroundColor", "borderColor", "borderWidth", "cornerRadius": self = .surface
        case "shadowOpacity", "shadowRadius", "shadowColor": self = .shadow
        case "position", "position.x", "position.y": self = .transform
        case _ where keyPath.hasPrefix("transform."): self = .transform
        default: return nil
        }
    }
}

extension LayerAppearance {
    /// Replaces a part by that of another appearance.
    fileprivate mutating func replace(_ part: LayerPart, by other: LayerAppearance) {
        switch part {
        case .opacity: opacity = other.opacity
        case .transform: transform = other.transform
        case .surface:
            backgroundColor = other.backgroundColor
            borderColor = other.borderColor
            borderWidth = other.borderWidth
            cornerRadius = other.cornerRadius
        case .shadow:
            shadowOpacity = other.shadowOpacity
            shadowRadius = other.shadowRadius
            shadowColor = other.shadowColor
        }
    }

    /// Returns the appearance with a value of an animation; `origin` is the center of the layer.
    fileprivate func setting(_ keyPath: String, to value: Any, origin: CGPoint) -> LayerAppearance {
        var result = self
        let number =
            value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber)?.doubleValue
        if let color = value as? CGColor {
            switch keyPath {
            case "backgroundColor": result.backgroundColor = UIColor(cgColor: color)
            case "borderColor": result.borderColor = color
            case "shadowColor": result.shadowColor = color
            default: break
            }
        } else if let point = value as? CGPoint, keyPath == "position" {
            result.transform = transform.moved(x: point.x - origin.x, y: point.y - origin.y)
        } else if let number {
            result.set(keyPath, to: number, origin: origin)
        }
        return result
    }

    private mutating func set(_ keyPath: String, to number: CGFloat, origin: CGPoint) {
        switch keyPath {
        case "opacity": opacity = number
        case "borderWidth": borderWidth = number
        case "cornerRadius": cornerRadius = number
        case "shadowOpacity": shadowOpacity = number
        case "shadowRadius": shadowRadius = number
        case "transform.scale", "transform.scale.xy": transform = transform.scaledBy(x: number, y: number)
        case "transform.scale.x": transform = transform.scaledBy(x: number, y: 1)
        case "transform.scale.y": transform = transform.scaledBy(x: 1, y: number)
        case "transform.rotation", "transform.rotation.z": transform = transform.rotated(by: number)
        case "transform.translation.x": transform = transform.moved(x: number, y: 0)
        case "transform.translation.y": transform = transform.moved(x: 0, y: number)
        case "position.x": transform = transform.moved(x: number - origin.x, y: 0)
        case "position.y": transform = transform.moved(x: 0, y: number - origin.y)
        default: break
        }
    }
}

extension CGAffineTransform {
    /// Returns the transform with a distance after it.
    fileprivate func moved(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
