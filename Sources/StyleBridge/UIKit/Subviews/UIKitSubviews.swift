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
            "UIView",
            "autoresizingMask",
            get: { (view: ViewReference) in view.view.autoresizingMask },
            set: { $0.view.autoresizingMask = $1 }
        )
    }

    private mutating func addSubviewMethods() {
        property("UIView", "subviews") { (view: ViewReference) in
            view.view.subviews.map { ViewReference($0) }
        }
        method("UIView", "addSubview", "_") { (view: ViewReference, other: ViewReference) in
            view.view.addSubview(other.view)
            return Nothing()
        }
        method("UIView", "insertSubview", "_", "at") {
            (view: ViewReference, other: ViewReference, index: Int) in
            view.view.insertSubview(other.view, at: index)
            return Nothing()
        }
        method("UIView", "insertSubview", "_", "belowSubview") {
            (view: ViewReference, other: ViewReference, sibling: ViewReference) in
            view.view.insertSubview(other.view, belowSubview: sibling.view)
            return Nothing()
        }
        method("UIView", "insertSubview", "_", "aboveSubview") {
            (view: ViewReference, other: ViewReference, sibling: ViewReference) in
            view.view.insertSubview(other.view, aboveSubview: sibling.view)
            return Nothing()
        }
        method("UIView", "removeFromSuperview") { (view: ViewReference) in
            view.view.removeFromSuperview()
            return Nothing()
        }
        method("UIView", "bringSubviewToFront", "_") { (view: ViewReference, other: ViewReference) in
            view.view.bringSubviewToFront(other.view)
            return Nothing()
        }
        method("UIView", "sendSubviewToBack", "_") { (view: ViewReference, other: ViewReference) in
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
            "UILabel",
            "attributedText",
            get: { (label: LabelReference) in
                label.view.attributedText.map { AttributedStringReference($0) }
            },
            set: { $0.view.attributedText = $1?.string }
        )
        property(
            "UIImageView",
            "preferredSymbolConfiguration",
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
        property(type, "arrangedSubviews") { (stack: StackViewReference) in
            stack.view.arrangedSubviews.map { ViewReference($0) }
        }
        property(type, "axis", \StackViewReference.view.axis)
        property(type, "spacing", \StackViewReference.view.spacing)
        property(type, "alignment", \StackViewReference.view.alignment)
        property(type, "distribution", \StackViewReference.view.distribution)
        property(type, "layoutMargins", \StackViewReference.view.layoutMargins)
        property(
            type,
            "isLayoutMarginsRelativeArrangement",
            \StackViewReference.view.isLayoutMarginsRelativeArrangement
        )
        method(type, "addArrangedSubview", "_") { (stack: StackViewReference, view: ViewReference) in
            stack.view.addArrangedSubview(view.view)
            return Nothing()
        }
        method(type, "insertArrangedSubview", "_", "at") {
            (stack: StackViewReference, view: ViewReference, index: Int) in
            stack.view.insertArrangedSubview(view.view, at: index)
            return Nothing()
        }
        method(type, "removeArrangedSubview", "_") { (stack: StackViewReference, view: ViewReference) in
            stack.view.removeArrangedSubview(view.view)
            return Nothing()
        }
        method(type, "setCustomSpacing", "_", "after") {
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
        property(type, "style", \IndicatorReference.view.style)
        property(
            type,
            "color",
            get: { (view: IndicatorReference) in view.view.color },
            set: { $0.view.color = $1 }
        )
        property(type, "hidesWhenStopped", \IndicatorReference.view.hidesWhenStopped)
        property(type, "isAnimating") { (view: IndicatorReference) in view.view.isAnimating }
        method(type, "startAnimating") { (view: IndicatorReference) in
            view.view.startAnimating()
            return Nothing()
        }
        method(type, "stopAnimating") { (view: IndicatorReference) in
            view.view.stopAnimating()
            return Nothing()
        }
    }
}
