// Layers inside of a layer. Their changes take effect at once.
extension CALayer {
    /// The greatest number of layers inside of each other; deeper ones are not added.
    static let maximumDepth = 16

    /// The layers inside, from back to front; `nil` without any.
    public var sublayers: [CALayer]? {
        get { content.layers.isEmpty ? nil : content.layers }
        set {
            for layer in content.layers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of all others: behind the content of a view that has not been drawn yet, whose title and
    /// image UIKit adds later.
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: content.layers.count, isBehind: !wasDrawn)
    }

    /// Inserts a layer behind the one that has an index, and behind the content of the view.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index), isBehind: Int(index) <= content.behindCount)
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = content.layers.firstIndex { $0 === sibling } ?? 0
        insert(layer, at: index, isBehind: index <= content.behindCount)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = content.layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? content.layers.count
        insert(layer, at: index, isBehind: index <= content.behindCount)
    }

    public func replaceSublayer(_ layer: CALayer, with other: CALayer) {
        guard let index = content.layers.firstIndex(where: { $0 === layer }) else { return }
        let isBehind = index < content.behindCount
        layer.removeFromSuperlayer()
        insert(other, at: index, isBehind: isBehind)
    }

    public func removeFromSuperlayer() {
        if let outer = superlayer, outer.mask === self { return outer.mask = nil }
        guard let outer = superlayer, let index = outer.content.layers.firstIndex(where: { $0 === self })
        else { return }
        outer.content.layers.remove(at: index)
        if index < outer.content.behindCount { outer.content.behindCount -= 1 }
        superlayer = nil
        outer.didChange()
    }

    /// Moves a layer inside in front of the others, and of the content.
    func moveToFront(_ layer: CALayer) {
        guard layer.superlayer === self else { return }
        insert(layer, at: content.layers.count, isBehind: false)
    }

    private func insert(_ layer: CALayer, at index: Int, isBehind: Bool) {
        guard canContain(layer) else { return }
        layer.removeFromSuperlayer()
        content.layers.insert(layer, at: min(max(0, index), content.layers.count))
        if isBehind { content.behindCount += 1 }
        layer.superlayer = self
        didChange()
    }

    /// Whether a layer can be added, around which this one is not, and which is not nested too deep.
    func canContain(_ layer: CALayer) -> Bool {
        var depth = 0
        var outer: CALayer? = self
        while let next = outer {
            guard next !== layer else { return false }
            depth += 1
            outer = next.superlayer
        }
        return depth + layer.height <= Self.maximumDepth
    }

    /// The number of layers inside of each other, this one included.
    private var height: Int {
        1 + max(content.layers.map(\.height).max() ?? 0, content.mask?.height ?? 0)
    }
}

/// The layers inside of a layer.
struct LayerContent {
    /// From back to front.
    var layers: [CALayer] = []
    /// The number of layers behind the content of the view.
    var behindCount = 0
    /// The layer whose opacity is that of everything in the layer.
    var mask: CALayer?
}
