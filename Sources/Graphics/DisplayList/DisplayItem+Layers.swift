extension [DisplayItem] {
    /// The layers that a picture of the items is composed of.
    package var layerCount: LayerCount {
        reduce(into: LayerCount()) { count, item in
            // An item that is drawn only on its backdrop repeats that as a mask.
            if item.repeatsBackdrop { count = count + count }
            count = count + item.layerCount
        }
    }
}

extension DisplayItem {
    var layerCount: LayerCount {
        guard case .group(let effect, let items) = drawing else { return LayerCount() }
        var count = items.layerCount
        switch effect {
        case .clip: return count
        case .transform(let transform):
            count.blurredArea *= transform.areaFactor
            return count
        case .opacity, .compositing: count.groups += 1
        case .mask, .gradient, .blendMode: count.combinations += 1
        case .blur: count.addBlur(on: paintBounds)
        case .shadow:
            // The content is drawn again as its own shadow.
            count = count + count
            count.addBlur(on: paintBounds)
        }
        count.depth += 1
        return count
    }
}

extension LayerCount {
    fileprivate mutating func addBlur(on bounds: CGRect) {
        blurs += 1
        blurredArea += bounds.width * bounds.height
    }
}

extension CGAffineTransform {
    /// The area that a unit of area becomes.
    fileprivate var areaFactor: CGFloat { abs(a * d - b * c) }
}
