import Graphics
import UIKitEngine
import ViewEngine

// The content of buttons by state, and the layout of views.
extension Bridge {
    mutating func addStateContent() {
        add(UIButton.ButtonType.self, "Hashable")
        constants(
            "UIButton.ButtonType",
            ["custom": UIButton.ButtonType.custom, "system": .system],
            areAllCases: true
        )
        property("UIButton", "buttonType") { (button: ButtonReference) in button.button.buttonType }
        addTitles()
        addImagesOfStates()
        addInsets()
        addLabel()
        addImageView()
        addAlignments()
        addViewFlags()
    }

    private mutating func addTitles() {
        method("UIButton", "setTitle", "_", "for") {
            (button: ButtonReference, title: String?, state: UIControl.State) in
            button.button.setTitle(title, for: state)
            return Nothing()
        }
        method("UIButton", "title", "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.title(for: state)
        }
        property("UIButton", "currentTitle") { (button: ButtonReference) in button.button.currentTitle }
        method("UIButton", "setTitleColor", "_", "for") {
            (button: ButtonReference, color: UIColor?, state: UIControl.State) in
            button.button.setTitleColor(color, for: state)
            return Nothing()
        }
        method("UIButton", "titleColor", "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.titleColor(for: state)
        }
        property("UIButton", "currentTitleColor") { (button: ButtonReference) in
            button.button.currentTitleColor
        }
    }

    private mutating func addImagesOfStates() {
        method("UIButton", "setImage", "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.button.setImage(image, for: state)
            return Nothing()
        }
        method("UIButton", "image", "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.image(for: state)
        }
        property("UIButton", "currentImage") { (button: ButtonReference) in button.button.currentImage }
        property(
            "UIButton",
            "adjustsImageWhenHighlighted",
            get: { (button: ButtonReference) in button.button.adjustsImageWhenHighlighted },
            set: { $0.button.adjustsImageWhenHighlighted = $1 }
        )
        property(
            "UIButton",
            "adjustsImageWhenDisabled",
            get: { (button: ButtonReference) in button.button.adjustsImageWhenDisabled },
            set: { $0.button.adjustsImageWhenDisabled = $1 }
        )
        property(
            "UIButton",
            "showsTouchWhenHighlighted",
            get: { (button: ButtonReference) in button.button.showsTouchWhenHighlighted },
            set: { $0.button.showsTouchWhenHighlighted = $1 }
        )
    }

    private mutating func addInsets() {
        property(
            "UIButton",
            "contentEdgeInsets",
            get: { (button: ButtonReference) in button.button.contentEdgeInsets },
            set: { $0.button.contentEdgeInsets = $1 }
        )
        property(
            "UIButton",
            "titleEdgeInsets",
            get: { (button: ButtonReference) in button.button.titleEdgeInsets },
            set: { $0.button.titleEdgeInsets = $1 }
        )
        property(
            "UIButton",
            "imageEdgeInsets",
            get: { (button: ButtonReference) in button.button.imageEdgeInsets },
            set: { $0.button.imageEdgeInsets = $1 }
        )
    }

    private mutating func addLabel() {
        add(LabelReference.self, "AnyObject")
        property("UIButton", "titleLabel") { (button: ButtonReference) in
            button.button.titleLabel.map { LabelReference(label: $0) }
        }
        property(
            "UILabel",
            "font",
            get: { (label: LabelReference) in label.label.font },
            set: { $0.label.font = $1 }
        )
        property("UILabel", "text") { (label: LabelReference) in label.label.text }
        property(
            "UILabel",
            "textColor",
            get: { (label: LabelReference) in label.label.textColor },
            set: { $0.label.textColor = $1 }
        )
        property(
            "UILabel",
            "textAlignment",
            get: { (label: LabelReference) in label.label.textAlignment },
            set: { $0.label.textAlignment = $1 }
        )
        property(
            "UILabel",
            "lineBreakMode",
            get: { (label: LabelReference) in label.label.lineBreakMode },
            set: { $0.label.lineBreakMode = $1 }
        )
        property(
            "UILabel",
            "numberOfLines",
            get: { (label: LabelReference) in label.label.numberOfLines },
            set: { $0.label.numberOfLines = $1 }
        )
        property(
            "UILabel",
            "adjustsFontSizeToFitWidth",
            get: { (label: LabelReference) in label.label.adjustsFontSizeToFitWidth },
            set: { $0.label.adjustsFontSizeToFitWidth = $1 }
        )
        property(
            "UILabel",
            "adjustsFontForContentSizeCategory",
            get: { (label: LabelReference) in label.label.adjustsFontForContentSizeCategory },
            set: { $0.label.adjustsFontForContentSizeCategory = $1 }
        )
        property(
            "UILabel",
            "minimumScaleFactor",
            get: { (label: LabelReference) in label.label.minimumScaleFactor },
            set: { $0.label.minimumScaleFactor = $1 }
        )
        add(NSTextAlignment.self, "Hashable")
        constants(
            "NSTextAlignment",
            [
                "left": NSTextAlignment.left, "center": .center, "right": .right, "justified": .justified,
                "natural": .natural,
            ],
            areAllCases: true
        )
        add(NSLineBreakMode.self, "Hashable")
        constants(
            "NSLineBreakMode",
            [
                "byWordWrapping": NSLineBreakMode.byWordWrapping, "byCharWrapping": .byCharWrapping,
                "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
                "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
            ],
            areAllCases: true
        )
    }

    private mutating func addImageView() {
        add(ImageViewReference.self, "AnyObject")
        property("UIButton", "imageView") { (button: ButtonReference) in
            button.button.imageView.map { ImageViewReference(view: $0) }
        }
        property("UIImageView", "image") { (view: ImageViewReference) in view.view.image }
        property(
            "UIImageView",
            "tintColor",
            get: { (view: ImageViewReference) in view.view.tintColor },
            set: { $0.view.tintColor = $1 }
        )
        property(
            "UIImageView",
            "contentMode",
            get: { (view: ImageViewReference) in view.view.contentMode },
            set: { $0.view.contentMode = $1 }
        )
        add(UIView.ContentMode.self, "Hashable")
        constants(
            "UIView.ContentMode",
            [
                "scaleToFill": UIView.ContentMode.scaleToFill, "scaleAspectFit": .scaleAspectFit,
                "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
                "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
                "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            ],
            areAllCases: true
        )
    }

    private mutating func addAlignments() {
        typealias Horizontal = UIControl.ContentHorizontalAlignment
        typealias Vertical = UIControl.ContentVerticalAlignment
        add(Horizontal.self, "Hashable")
        constants(
            Horizontal.typeName,
            [
                "center": Horizontal.center, "left": .left, "right": .right, "fill": .fill,
                "leading": .leading, "trailing": .trailing,
            ],
            areAllCases: true
        )
        add(Vertical.self, "Hashable")
        constants(
            Vertical.typeName,
            ["center": Vertical.center, "top": .top, "bottom": .bottom, "fill": .fill],
            areAllCases: true
        )
        property(
            "UIControl",
            "contentHorizontalAlignment",
            get: { (button: ButtonReference) in button.button.contentHorizontalAlignment },
            set: { $0.button.contentHorizontalAlignment = $1 }
        )
        property(
            "UIControl",
            "contentVerticalAlignment",
            get: { (button: ButtonReference) in button.button.contentVerticalAlignment },
            set: { $0.button.contentVerticalAlignment = $1 }
        )
        add(UISemanticContentAttribute.self, "Hashable")
        constants(
            "UISemanticContentAttribute",
            [
                "unspecified": UISemanticContentAttribute.unspecified, "playback": .playback,
                "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
                "forceRightToLeft": .forceRightToLeft,
            ],
            areAllCases: true
        )
        property(
            "UIView",
            "semanticContentAttribute",
            get: { (button: ButtonReference) in button.button.semanticContentAttribute },
            set: { $0.button.semanticContentAttribute = $1 }
        )
    }

    private mutating func addViewFlags() {
        property(
            "UIView",
            "translatesAutoresizingMaskIntoConstraints",
            get: { (button: ButtonReference) in button.button.translatesAutoresizingMaskIntoConstraints },
            set: { $0.button.translatesAutoresizingMaskIntoConstraints = $1 }
        )
        property(
            "UIView",
            "isUserInteractionEnabled",
            get: { (button: ButtonReference) in button.button.isUserInteractionEnabled },
            set: { $0.button.isUserInteractionEnabled = $1 }
        )
        property(
            "UIView",
            "tag",
            get: { (button: ButtonReference) in button.button.tag },
            set: { $0.button.tag = $1 }
        )
        property(
            "UIView",
            "contentMode",
            get: { (button: ButtonReference) in button.button.contentMode },
            set: { $0.button.contentMode = $1 }
        )
    }

    mutating func addConstraints() {
        property(
            "NSLayoutConstraint",
            "constant",
            get: { (constraint: ConstraintReference) in constraint.constraint.constant },
            set: { $0.constraint.constant = $1 }
        )
        factory("NSLayoutConstraint", "activate", "_") { (constraints: [ConstraintReference]) in
            NSLayoutConstraint.activate(constraints.map(\.constraint))
            return Nothing()
        }
        factory("NSLayoutConstraint", "deactivate", "_") { (constraints: [ConstraintReference]) in
            NSLayoutConstraint.deactivate(constraints.map(\.constraint))
            return Nothing()
        }
    }
}

/// The label of a button.
struct LabelReference: EngineValue {
    let label: UILabel
    static var typeName: String { "UILabel" }
}

/// The view of the image of a button.
struct ImageViewReference: EngineValue {
    let view: UIImageView
    static var typeName: String { "UIImageView" }
}

extension UIButton.ButtonType: EngineValue { static var typeName: String { "UIButton.ButtonType" } }
extension NSTextAlignment: EngineValue { static var typeName: String { "NSTextAlignment" } }
extension NSLineBreakMode: EngineValue { static var typeName: String { "NSLineBreakMode" } }
extension UIView.ContentMode: EngineValue { static var typeName: String { "UIView.ContentMode" } }
extension UISemanticContentAttribute: EngineValue {
    static var typeName: String { "UISemanticContentAttribute" }
}
extension UIControl.ContentHorizontalAlignment: EngineValue {
    static var typeName: String { "UIControl.ContentHorizontalAlignment" }
}
extension UIControl.ContentVerticalAlignment: EngineValue {
    static var typeName: String { "UIControl.ContentVerticalAlignment" }
}
