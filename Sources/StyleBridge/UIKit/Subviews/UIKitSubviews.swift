import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

extension UIView.AutoresizingMask: EngineValue {
    static var engineType: EngineType { .uiViewAutoresizingMask }
}
extension UIStackView.Distribution: EngineValue {
    static var engineType: EngineType { .uiStackViewDistribution }
}
extension UIStackView.Alignment: EngineValue { static var engineType: EngineType { .uiStackViewAlignment } }
extension UIActivityIndicatorView.Style: EngineValue {
    static var engineType: EngineType { .uiActivityIndicatorViewStyle }
}

// Views inside of views.
extension Bridge {
    mutating func addSubviews() {
        add(ViewReference.self, "AnyObject")
        initializers(
            of: "UIView",
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    ViewReference(UIView(frame: frame))
                }
            ]
        )
        addSubviewMethods()
        addLabelInitializers()
        addStackViews()
        addIndicators()
        property(
            "autoresizingMask",
            of: "UIView",
            get: { (view: ViewReference) in view.view.autoresizingMask },
            set: { $0.view.autoresizingMask = $1 }
        )
    }

    private mutating func addSubviewMethods() {
        property("subviews", of: "UIView") { (view: ViewReference) in
            view.view.subviews.map { ViewReference($0) }
        }
        method("addSubview", of: "UIView", labels: "_") { (view: ViewReference, other: ViewReference) in
            view.view.addSubview(other.view)
            return Nothing()
        }
        method("insertSubview", of: "UIView", labels: "_", "at") {
            (view: ViewReference, other: ViewReference, index: Int) in
            view.view.insertSubview(other.view, at: index)
            return Nothing()
        }
        method("insertSubview", of: "UIView", labels: "_", "belowSubview") {
            (view: ViewReference, other: ViewReference, sibling: ViewReference) in
            view.view.insertSubview(other.view, belowSubview: sibling.view)
            return Nothing()
        }
        method("insertSubview", of: "UIView", labels: "_", "aboveSubview") {
            (view: ViewReference, other: ViewReference, sibling: ViewReference) in
            view.view.insertSubview(other.view, aboveSubview: sibling.view)
            return Nothing()
        }
        method("removeFromSuperview", of: "UIView") { (view: ViewReference) in
            view.view.removeFromSuperview()
            return Nothing()
        }
        method("bringSubviewToFront", of: "UIView", labels: "_") {
            (view: ViewReference, other: ViewReference) in
            view.view.bringSubviewToFront(other.view)
            return Nothing()
        }
        method("sendSubviewToBack", of: "UIView", labels: "_") {
            (view: ViewReference, other: ViewReference) in
            view.view.sendSubviewToBack(other.view)
            return Nothing()
        }
    }

    private mutating func addLabelInitializers() {
        initializers(
            of: "UILabel",
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    LabelReference(UILabel(frame: frame))
                }
            ]
        )
        initializers(
            of: "UIImageView",
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    ImageViewReference(UIImageView(frame: frame))
                },
                .function("init", ["image"]) { (image: UIImage?) in
                    ImageViewReference(UIImageView(image: image))
                },
            ]
        )
        property(
            "attributedText",
            of: "UILabel",
            get: { (label: LabelReference) in
                label.view.attributedText.map { AttributedStringReference($0) }
            },
            set: { $0.view.attributedText = $1?.string }
        )
        property(
            "preferredSymbolConfiguration",
            of: "UIImageView",
            get: { (view: ImageViewReference) in view.view.preferredSymbolConfiguration },
            set: { $0.view.preferredSymbolConfiguration = $1 }
        )
    }

    private mutating func addStackViews() {
        let type = StackViewReference.typeName
        add(StackViewReference.self, "UIView", "AnyObject")
        initializers(
            of: type,
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    StackViewReference(UIStackView(frame: frame))
                },
                .function("init", ["arrangedSubviews"]) { (views: [ViewReference]) in
                    StackViewReference(UIStackView(arrangedSubviews: views.map(\.view)))
                },
            ]
        )
        property("arrangedSubviews", of: type) { (stack: StackViewReference) in
            stack.view.arrangedSubviews.map { ViewReference($0) }
        }
        property("axis", of: type, at: \StackViewReference.view.axis)
        property("spacing", of: type, at: \StackViewReference.view.spacing)
        property("alignment", of: type, at: \StackViewReference.view.alignment)
        property("distribution", of: type, at: \StackViewReference.view.distribution)
        property("layoutMargins", of: type, at: \StackViewReference.view.layoutMargins)
        property(
            "isLayoutMarginsRelativeArrangement",
            of: type,
            at: \StackViewReference.view.isLayoutMarginsRelativeArrangement
        )
        method("addArrangedSubview", of: type, labels: "_") {
            (stack: StackViewReference, view: ViewReference) in
            stack.view.addArrangedSubview(view.view)
            return Nothing()
        }
        method("insertArrangedSubview", of: type, labels: "_", "at") {
            (stack: StackViewReference, view: ViewReference, index: Int) in
            stack.view.insertArrangedSubview(view.view, at: index)
            return Nothing()
        }
        method("removeArrangedSubview", of: type, labels: "_") {
            (stack: StackViewReference, view: ViewReference) in
            stack.view.removeArrangedSubview(view.view)
            return Nothing()
        }
        method("setCustomSpacing", of: type, labels: "_", "after") {
            (stack: StackViewReference, spacing: Double, view: ViewReference) in
            stack.view.setCustomSpacing(spacing, after: view.view)
            return Nothing()
        }
    }

    private mutating func addIndicators() {
        let type = IndicatorReference.typeName
        add(IndicatorReference.self, "UIView", "AnyObject")
        initializers(
            of: type,
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    IndicatorReference(UIActivityIndicatorView(frame: frame))
                },
                .function("init", ["style"]) { (style: UIActivityIndicatorView.Style) in
                    IndicatorReference(UIActivityIndicatorView(style: style))
                },
            ]
        )
        property("style", of: type, at: \IndicatorReference.view.style)
        property(
            "color",
            of: type,
            get: { (view: IndicatorReference) in view.view.color },
            set: { $0.view.color = $1 }
        )
        property("hidesWhenStopped", of: type, at: \IndicatorReference.view.hidesWhenStopped)
        property("isAnimating", of: type) { (view: IndicatorReference) in view.view.isAnimating }
        method("startAnimating", of: type) { (view: IndicatorReference) in
            view.view.startAnimating()
            return Nothing()
        }
        method("stopAnimating", of: type) { (view: IndicatorReference) in
            view.view.stopAnimating()
            return Nothing()
        }
    }
}
