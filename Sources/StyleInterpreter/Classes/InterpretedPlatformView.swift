import Graphics
import UIKitEngine

/// A view of a subclass of `UIView` that the source declares.
final class InterpretedPlatformView: UIView, SourceObject {
    let content: ObjectContent

    init(_ content: ObjectContent) {
        self.content = content
        super.init(layer: content.madeLayer())
        overrides = UIView.Overrides(content.checkedType.dispatch).intersection([.draw, .point])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        if !runOverride(of: "layoutSubviews()") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let event = event.map(EventReference.init)
        return valueOfOverride(of: "point(inside:with:)", orElse: false, point.bridged, event.bridged)
            ?? super.point(inside: point, with: event?.event)
    }

    func pointOfUIKit(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }

    override func didMoveToSuperview() { runOverride(of: "didMoveToSuperview()") }

    override func didMoveToWindow() { runOverride(of: "didMoveToWindow()") }

    override func awakeFromNib() { runOverride(of: "awakeFromNib()") }

    override func tintColorDidChange() { runOverride(of: "tintColorDidChange()") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        runOverride(of: "traitCollectionDidChange(_:)", previousTraitCollection.bridged)
    }

    override func draw(_ rect: CGRect) {
        if !runOverride(of: "draw(_:)", rect.bridged) { super.draw(rect) }
    }
}
