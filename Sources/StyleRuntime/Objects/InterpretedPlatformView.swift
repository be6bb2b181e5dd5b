package import Graphics
package import UIKitEngine

/// A view of a subclass of `UIView` that the source declares.
package final class InterpretedPlatformView: UIView, SourceObject {
    package let content: ObjectContent

    package init(_ content: ObjectContent, layer: CALayer?) {
        self.content = content
        super.init(layer: layer)
        overrides = content.checkedType.overrides.intersection([.draw, .point, .notifications])
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        if !runOverride(of: "layoutSubviews()") { super.layoutSubviews() }
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let event = event.map(EventReference.init)
        return valueOfOverride(of: "point(inside:with:)", orElse: false, point.bridged, event.bridged)
            ?? super.point(inside: point, with: event?.event)
    }

    package func pointOfUIKit(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }

    package override func didMoveToSuperview() { runOverride(of: "didMoveToSuperview()") }

    package override func didMoveToWindow() { runOverride(of: "didMoveToWindow()") }

    package override func awakeFromNib() { runOverride(of: "awakeFromNib()") }

    package override func tintColorDidChange() { runOverride(of: "tintColorDidChange()") }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        runOverride(of: "traitCollectionDidChange(_:)", previousTraitCollection.bridged)
    }

    package override func draw(_ rect: CGRect) {
        if !runOverride(of: "draw(_:)", rect.bridged) { super.draw(rect) }
    }
}
