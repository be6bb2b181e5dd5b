import Graphics
import UIKitEngine

/// A view of a subclass of `UIView` that the source declares.
final class InterpretedPlatformView: UIView, SourceObject {
    let content: ObjectContent

    init(_ content: ObjectContent) {
        self.content = content
        super.init(layer: content.madeLayer())
        overrides = content.checkedType.dispatch["draw(_:)"] == nil ? [] : [.draw]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        if !runOverride(of: "layoutSubviews()") { super.layoutSubviews() }
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
