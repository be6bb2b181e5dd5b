import Graphics
import ViewEngine

// Views inside of a view. Their layers are inside of its layer.
extension UIView {
    /// Adds a view in front of all others: behind the content of a button that has not been drawn yet, whose title and
    /// image UIKit adds later.
    public func addSubview(_ view: UIView) {
        attach(view, at: subviews.count) { layer.addSublayer($0) }
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        let sibling = subviews.indices.contains(index) ? subviews[index] : nil
        attach(view, at: index) { inner in
            if let sibling {
                layer.insertSublayer(inner, below: sibling.layer)
            } else {
                layer.insertSublayer(inner, at: UInt32(clamping: max(0, index)))
            }
        }
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        attach(view, at: indexOfSibling(sibling, beside: view) ?? 0) {
            layer.insertSublayer($0, below: sibling.layer)
        }
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        attach(view, at: indexOfSibling(sibling, beside: view).map { $0 + 1 } ?? subviews.count) {
            layer.insertSublayer($0, above: sibling.layer)
        }
    }

    public func removeFromSuperview() {
        guard let outer = superview else { return }
        outer.subviews.removeAll { $0 === self }
        (outer as? UIStackView)?.removeArrangedSubview(self)
        superview = nil
        layer.isDrawnByContent = false
        layer.removeFromSuperlayer()
    }

    /// Draws a view inside in front of the others, and of the content.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        layer.moveToFront(view.layer)
    }

    /// Draws a view inside behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    /// The position of a view inside once another one has left its place.
    private func indexOfSibling(_ sibling: UIView, beside view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    private func attach(_ view: UIView, at index: Int, add: (CALayer) -> Void) {
        // A part of a button belongs to it already.
        guard view.canBeSubview, canContain(view), layer.canContain(view.layer) else { return }
        view.removeFromSuperview()
        add(view.layer)
        guard view.layer.superlayer === layer else { return }
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        view.connectAsSubview()
        view.didMoveToSuperview()
    }

    /// Whether a view can be added, inside of which this one is not, and which is not nested too deep.
    ///
    /// The layers alone do not tell: a source can take that of a view away.
    private func canContain(_ view: UIView) -> Bool {
        var (depth, buttons) = (0, 0)
        var outer: UIView? = self
        while let next = outer {
            guard next !== view else { return false }
            depth += 1
            if next.drawsLayerItself { buttons += 1 }
            outer = next.superview
        }
        return depth + view.height <= CALayer.maximumDepth
            && buttons + view.buttonHeight <= Self.maximumButtonDepth
    }

    /// The buttons inside of each other: each measures and lays out those inside, several times.
    private static let maximumButtonDepth = 3

    /// The number of buttons inside of each other.
    private var buttonHeight: Int {
        (drawsLayerItself ? 1 : 0) + (subviews.map(\.buttonHeight).max() ?? 0)
    }

    /// The number of views inside of each other, this one included.
    private var height: Int { 1 + (subviews.map(\.height).max() ?? 0) }

    /// The outermost view.
    var rootView: UIView {
        var view = self
        while let outer = view.superview { view = outer }
        return view
    }

    /// Lays the views inside out, in the size of the view.
    func layOutSubviews() {
        guard !subviews.isEmpty || !constrainedParts.isEmpty else { return }
        SubviewLayout(of: self).apply(in: bounds.size)
    }

    /// The size of the content of a view inside of another one, or that of an override; negative where it has none.
    func contentSizeAsSubview() -> CGSize {
        let content = fittingSize()
        return CGSize(width: constrainedWidth ?? content.width, height: constrainedHeight ?? content.height)
    }

    /// Measures a view of the engine in the environment of the outermost view; nothing outside of its updates.
    func measured<Content: View>(_ content: Content) -> CGSize {
        rootView.measureView?(AnyView(content)) ?? .zero
    }

    /// The views inside, and those inside of them, from the outside in.
    var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}

extension UIView {
    /// The sides that follow the outer view when its size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
