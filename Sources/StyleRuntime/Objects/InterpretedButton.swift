package import Graphics
package import UIKitEngine

/// A button of a subclass of `UIButton` that the source declares.
///
/// A button whose methods run the overrides of the source, where there are some.
package final class InterpretedButton: UIButton, SourceObject {
    package let content: ObjectContent

    package init(_ content: ObjectContent, layer: CALayer?) {
        self.content = content
        super.init(layer: layer)
        overrides = content.checkedType.overrides
    }

    required init?(coder: NSCoder) { nil }

    package override func updateConfiguration() {
        if !runOverride(of: "updateConfiguration()") { super.updateConfiguration() }
    }

    package override func layoutSubviews() {
        if !runOverride(of: "layoutSubviews()") { super.layoutSubviews() }
    }

    package override func layoutSublayers(of layer: CALayer) {
        let method = "layoutSublayers(of:)"
        if !runOverride(of: method, LayerReference(layer).bridged) { super.layoutSublayers(of: layer) }
    }

    package override func didMoveToSuperview() { runOverride(of: "didMoveToSuperview()") }

    package override func didMoveToWindow() { runOverride(of: "didMoveToWindow()") }

    package override func draw(_ rect: CGRect) {
        if !runOverride(of: "draw(_:)", rect.bridged) { super.draw(rect) }
    }

    package override var intrinsicContentSize: CGSize {
        guard let getter = content.checkedType.dispatch["intrinsicContentSize"] else {
            return super.intrinsicContentSize
        }
        var size = CGSize.zero
        run { execution throws(Failure) in
            var values: [Value] = [.object(self)]
            size = try CGSize(bridging: execution.program.call(getter, in: execution, with: &values))
        }
        return size
    }

    package override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            set("isHighlighted", from: super.isHighlighted, to: newValue) { super.isHighlighted = newValue }
        }
    }

    package override var isEnabled: Bool {
        get { super.isEnabled }
        set { set("isEnabled", from: super.isEnabled, to: newValue) { super.isEnabled = newValue } }
    }

    package override var isSelected: Bool {
        get { super.isSelected }
        set { set("isSelected", from: super.isSelected, to: newValue) { super.isSelected = newValue } }
    }

    // MARK: Rectangles

    package override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        valueOfOverride(of: "backgroundRect(forBounds:)", orElse: bounds, bounds.bridged)
            ?? super.backgroundRect(forBounds: bounds)
    }

    package override func contentRect(forBounds bounds: CGRect) -> CGRect {
        valueOfOverride(of: "contentRect(forBounds:)", orElse: bounds, bounds.bridged)
            ?? super.contentRect(forBounds: bounds)
    }

    package override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        valueOfOverride(of: "imageRect(forContentRect:)", orElse: contentRect, contentRect.bridged)
            ?? super.imageRect(forContentRect: contentRect)
    }

    package override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        valueOfOverride(of: "titleRect(forContentRect:)", orElse: contentRect, contentRect.bridged)
            ?? super.titleRect(forContentRect: contentRect)
    }

    package override func awakeFromNib() { runOverride(of: "awakeFromNib()") }

    package override func tintColorDidChange() { runOverride(of: "tintColorDidChange()") }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        runOverride(of: "traitCollectionDidChange(_:)", previousTraitCollection.bridged)
    }

    package override func setTitle(_ title: String?, for state: State) {
        if !runOverride(of: "setTitle(_:for:)", title.bridged, state.bridged) {
            super.setTitle(title, for: state)
        }
    }

    package override func setImage(_ image: UIImage?, for state: State) {
        if !runOverride(of: "setImage(_:for:)", image.bridged, state.bridged) {
            super.setImage(image, for: state)
        }
    }

    // MARK: Touches

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let event = event.map(EventReference.init)
        return valueOfOverride(of: "point(inside:with:)", orElse: false, point.bridged, event.bridged)
            ?? super.point(inside: point, with: event?.event)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !run("touchesBegan(_:with:)", with: touches, event: event) {
            super.touchesBegan(touches, with: event)
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !run("touchesEnded(_:with:)", with: touches, event: event) {
            super.touchesEnded(touches, with: event)
        }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !run("touchesCancelled(_:with:)", with: touches, event: event) {
            super.touchesCancelled(touches, with: event)
        }
    }

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (touch, event) = (TouchReference(touch: touch), event.map(EventReference.init))
        runOverride(of: "beginTracking(_:with:)", touch.bridged, event.bridged)
        return true
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let (touch, event) = (touch.map(TouchReference.init), event.map(EventReference.init))
        runOverride(of: "endTracking(_:with:)", touch.bridged, event.bridged)
    }

    package override func cancelTracking(with event: UIEvent?) {
        runOverride(of: "cancelTracking(with:)", event.map(EventReference.init).bridged)
    }

    private func run(_ method: String, with touches: Set<UITouch>, event: UIEvent?) -> Bool {
        let touches = touches.map { TouchReference(touch: $0) }
        return runOverride(of: method, touches.bridged, event.map(EventReference.init).bridged)
    }

    // MARK: Implementations of UIKit, for `super`

    package func setTitleOfUIKit(_ title: String?, for state: State) { super.setTitle(title, for: state) }

    package func setImageOfUIKit(_ image: UIImage?, for state: State) { super.setImage(image, for: state) }

    package func touchesBeganOfUIKit(_ touches: [UITouch], with event: UIEvent?) {
        super.touchesBegan(Set(touches), with: event)
    }

    package func touchesEndedOfUIKit(_ touches: [UITouch], with event: UIEvent?) {
        super.touchesEnded(Set(touches), with: event)
    }

    package func touchesCancelledOfUIKit(_ touches: [UITouch], with event: UIEvent?) {
        super.touchesCancelled(Set(touches), with: event)
    }

    package func pointOfUIKit(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }

    package func backgroundRectOfUIKit(_ bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }

    package func contentRectOfUIKit(_ bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }

    package func imageRectOfUIKit(_ rect: CGRect) -> CGRect { super.imageRect(forContentRect: rect) }

    package func titleRectOfUIKit(_ rect: CGRect) -> CGRect { super.titleRect(forContentRect: rect) }

    package func updateConfigurationOfUIKit() { super.updateConfiguration() }

    package func layoutSubviewsOfUIKit() { super.layoutSubviews() }

    package func layoutSublayersOfUIKit(_ layer: CALayer) { super.layoutSublayers(of: layer) }

    package var intrinsicContentSizeOfUIKit: CGSize { super.intrinsicContentSize }

    package func setHighlightedOfUIKit(_ isHighlighted: Bool) { super.isHighlighted = isHighlighted }

    package func setEnabledOfUIKit(_ isEnabled: Bool) { super.isEnabled = isEnabled }

    package func setSelectedOfUIKit(_ isSelected: Bool) { super.isSelected = isSelected }

    // MARK: Overrides

    /// Sets a property by the setter of the source, or by that of UIKit with the observers of the source around it.
    private func set(_ property: String, from oldValue: Bool, to newValue: Bool, inUIKit set: () -> Void) {
        let type = content.checkedType
        if let setter = type.dispatch["\(property)="] {
            run { execution throws(Failure) in
                var values: [Value] = [.object(self), .boolean(newValue)]
                _ = try execution.program.call(setter, in: execution, with: &values)
            }
            return
        }
        let observers = type.observers[property] ?? []
        for observer in observers where observer.isBefore {
            call(observer, with: .boolean(newValue))
        }
        set()
        for observer in observers.reversed() where !observer.isBefore {
            call(observer, with: .boolean(oldValue))
        }
    }

    private func call(_ observer: PropertyObserver, with value: Value) {
        run { execution throws(Failure) in
            var values: [Value] = [.object(self), value]
            _ = try execution.program.call(observer.function, in: execution, with: &values)
        }
    }
}
