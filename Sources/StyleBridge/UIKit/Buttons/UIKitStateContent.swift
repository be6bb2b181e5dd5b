import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// The content of buttons by state, and the layout of views.
extension Bridge {
    mutating func addStateContent() {
        property("buttonType", of: "UIButton") { (button: ButtonReference) in button.button.buttonType }
        addTitles()
        addImagesOfStates()
        addAttributedTitles()
        addBackgroundImages()
        addButtonFlags()
        addInsets()
        addLabel()
        addImageView()
        addAlignments()
        addViewFlags()
    }

    private mutating func addTitles() {
        method("setTitle", of: "UIButton", labels: "_", "for") {
            (button: ButtonReference, title: String?, state: UIControl.State) in
            button.button.setTitle(title, for: state)
            return Nothing()
        }
        method("setTitle", of: "UIButton.super", labels: "_", "for") {
            (button: ButtonReference, title: String?, state: UIControl.State) in
            button.interpreted?.setTitleOfUIKit(title, for: state)
            return Nothing()
        }
        method("title", of: "UIButton", labels: "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.title(for: state)
        }
        property("currentTitle", of: "UIButton") { (button: ButtonReference) in button.button.currentTitle }
        method("setTitleColor", of: "UIButton", labels: "_", "for") {
            (button: ButtonReference, color: UIColor?, state: UIControl.State) in
            button.button.setTitleColor(color, for: state)
            return Nothing()
        }
        method("titleColor", of: "UIButton", labels: "for") {
            (button: ButtonReference, state: UIControl.State) in
            button.button.titleColor(for: state)
        }
        property("currentTitleColor", of: "UIButton") { (button: ButtonReference) in
            button.button.currentTitleColor
        }
    }

    private mutating func addImagesOfStates() {
        method("setImage", of: "UIButton", labels: "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.button.setImage(image, for: state)
            return Nothing()
        }
        method("setImage", of: "UIButton.super", labels: "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.interpreted?.setImageOfUIKit(image, for: state)
            return Nothing()
        }
        method("image", of: "UIButton", labels: "for") { (button: ButtonReference, state: UIControl.State) in
            button.button.image(for: state)
        }
        property("currentImage", of: "UIButton") { (button: ButtonReference) in button.button.currentImage }
        property(
            "adjustsImageWhenHighlighted",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.adjustsImageWhenHighlighted },
            set: { $0.button.adjustsImageWhenHighlighted = $1 }
        )
        property(
            "adjustsImageWhenDisabled",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.adjustsImageWhenDisabled },
            set: { $0.button.adjustsImageWhenDisabled = $1 }
        )
        property(
            "showsTouchWhenHighlighted",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.showsTouchWhenHighlighted },
            set: { $0.button.showsTouchWhenHighlighted = $1 }
        )
    }

    private mutating func addInsets() {
        property(
            "contentEdgeInsets",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.contentEdgeInsets },
            set: { $0.button.contentEdgeInsets = $1 }
        )
        property(
            "titleEdgeInsets",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.titleEdgeInsets },
            set: { $0.button.titleEdgeInsets = $1 }
        )
        property(
            "imageEdgeInsets",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.imageEdgeInsets },
            set: { $0.button.imageEdgeInsets = $1 }
        )
    }

    private mutating func addLabel() {
        add(LabelReference.self, "UIView", "AnyObject")
        property("titleLabel", of: "UIButton") { (button: ButtonReference) in
            button.button.titleLabel.map { LabelReference($0) }
        }
        property(
            "font",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.font },
            set: { $0.view.font = $1 }
        )
        property(
            "text",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.text },
            set: { $0.view.text = $1 }
        )
        property(
            "textColor",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.textColor },
            set: { $0.view.textColor = $1 }
        )
        property(
            "textAlignment",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.textAlignment },
            set: { $0.view.textAlignment = $1 }
        )
        property(
            "lineBreakMode",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.lineBreakMode },
            set: { $0.view.lineBreakMode = $1 }
        )
        property(
            "numberOfLines",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.numberOfLines },
            set: { $0.view.numberOfLines = $1 }
        )
        property(
            "adjustsFontSizeToFitWidth",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.adjustsFontSizeToFitWidth },
            set: { $0.view.adjustsFontSizeToFitWidth = $1 }
        )
        property(
            "adjustsFontForContentSizeCategory",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.adjustsFontForContentSizeCategory },
            set: { $0.view.adjustsFontForContentSizeCategory = $1 }
        )
        property(
            "minimumScaleFactor",
            of: "UILabel",
            get: { (label: LabelReference) in label.view.minimumScaleFactor },
            set: { $0.view.minimumScaleFactor = $1 }
        )
    }

    private mutating func addImageView() {
        add(ImageViewReference.self, "UIView", "AnyObject")
        property("imageView", of: "UIButton") { (button: ButtonReference) in
            button.button.imageView.map { ImageViewReference($0) }
        }
        property(
            "image",
            of: "UIImageView",
            get: { (view: ImageViewReference) in view.view.image },
            set: { $0.view.image = $1 }
        )
    }

    private mutating func addAlignments() {
        property(
            "contentHorizontalAlignment",
            of: "UIControl",
            get: { (button: ButtonReference) in button.button.contentHorizontalAlignment },
            set: { $0.button.contentHorizontalAlignment = $1 }
        )
        property(
            "contentVerticalAlignment",
            of: "UIControl",
            get: { (button: ButtonReference) in button.button.contentVerticalAlignment },
            set: { $0.button.contentVerticalAlignment = $1 }
        )
        property(
            "semanticContentAttribute",
            of: "UIView",
            get: { (view: ViewReference) in view.view.semanticContentAttribute },
            set: { $0.view.semanticContentAttribute = $1 }
        )
    }

    private mutating func addViewFlags() {
        property(
            "translatesAutoresizingMaskIntoConstraints",
            of: "UIView",
            get: { (view: ViewReference) in view.view.translatesAutoresizingMaskIntoConstraints },
            set: { $0.view.translatesAutoresizingMaskIntoConstraints = $1 }
        )
        property(
            "isUserInteractionEnabled",
            of: "UIView",
            get: { (view: ViewReference) in view.view.isUserInteractionEnabled },
            set: { $0.view.isUserInteractionEnabled = $1 }
        )
        property(
            "tag",
            of: "UIView",
            get: { (view: ViewReference) in view.view.tag },
            set: { $0.view.tag = $1 }
        )
        property(
            "contentMode",
            of: "UIView",
            get: { (view: ViewReference) in view.view.contentMode },
            set: { $0.view.contentMode = $1 }
        )
    }
}

extension UIButton.ButtonType: EngineValue { static var engineType: EngineType { .uiButtonButtonType } }
extension NSTextAlignment: EngineValue { static var engineType: EngineType { .nsTextAlignment } }
extension NSLineBreakMode: EngineValue { static var engineType: EngineType { .nsLineBreakMode } }
extension UIView.ContentMode: EngineValue { static var engineType: EngineType { .uiViewContentMode } }
extension UISemanticContentAttribute: EngineValue {
    static var engineType: EngineType { .uiSemanticContentAttribute }
}
extension UIControl.ContentHorizontalAlignment: EngineValue {
    static var engineType: EngineType { .uiControlContentHorizontalAlignment }
}
extension UIControl.ContentVerticalAlignment: EngineValue {
    static var engineType: EngineType { .uiControlContentVerticalAlignment }
}
