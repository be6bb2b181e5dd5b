import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// The content of buttons by state, and the layout of views.
extension Bridge {
    mutating func addStateContent() {
        property("UIButton", "buttonType") { (button: ButtonReference) in button.button.buttonType }
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
        method("UIButton", "setTitle", "_", "for") {
            (button: ButtonReference, title: String?, state: UIControl.State) in
            button.button.setTitle(title, for: state)
            return Nothing()
        }
        method("UIButton.super", "setTitle", "_", "for") {
            (button: ButtonReference, title: String?, state: UIControl.State) in
            button.interpreted?.setTitleOfUIKit(title, for: state)
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
        method("UIButton.super", "setImage", "_", "for") {
            (button: ButtonReference, image: UIImage?, state: UIControl.State) in
            button.interpreted?.setImageOfUIKit(image, for: state)
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
        add(LabelReference.self, "UIView", "AnyObject")
        property("UIButton", "titleLabel") { (button: ButtonReference) in
            button.button.titleLabel.map { LabelReference($0) }
        }
        property(
            "UILabel",
            "font",
            get: { (label: LabelReference) in label.view.font },
            set: { $0.view.font = $1 }
        )
        property(
            "UILabel",
            "text",
            get: { (label: LabelReference) in label.view.text },
            set: { $0.view.text = $1 }
        )
        property(
            "UILabel",
            "textColor",
            get: { (label: LabelReference) in label.view.textColor },
            set: { $0.view.textColor = $1 }
        )
        property(
            "UILabel",
            "textAlignment",
            get: { (label: LabelReference) in label.view.textAlignment },
            set: { $0.view.textAlignment = $1 }
        )
        property(
            "UILabel",
            "lineBreakMode",
            get: { (label: LabelReference) in label.view.lineBreakMode },
            set: { $0.view.lineBreakMode = $1 }
        )
        property(
            "UILabel",
            "numberOfLines",
            get: { (label: LabelReference) in label.view.numberOfLines },
            set: { $0.view.numberOfLines = $1 }
        )
        property(
            "UILabel",
            "adjustsFontSizeToFitWidth",
            get: { (label: LabelReference) in label.view.adjustsFontSizeToFitWidth },
            set: { $0.view.adjustsFontSizeToFitWidth = $1 }
        )
        property(
            "UILabel",
            "adjustsFontForContentSizeCategory",
            get: { (label: LabelReference) in label.view.adjustsFontForContentSizeCategory },
            set: { $0.view.adjustsFontForContentSizeCategory = $1 }
        )
        property(
            "UILabel",
            "minimumScaleFactor",
            get: { (label: LabelReference) in label.view.minimumScaleFactor },
            set: { $0.view.minimumScaleFactor = $1 }
        )
    }

    private mutating func addImageView() {
        add(ImageViewReference.self, "UIView", "AnyObject")
        property("UIButton", "imageView") { (button: ButtonReference) in
            button.button.imageView.map { ImageViewReference($0) }
        }
        property(
            "UIImageView",
            "image",
            get: { (view: ImageViewReference) in view.view.image },
            set: { $0.view.image = $1 }
        )
    }

    private mutating func addAlignments() {
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
        property(
            "UIView",
            "semanticContentAttribute",
            get: { (view: ViewReference) in view.view.semanticContentAttribute },
            set: { $0.view.semanticContentAttribute = $1 }
        )
    }

    private mutating func addViewFlags() {
        property(
            "UIView",
            "translatesAutoresizingMaskIntoConstraints",
            get: { (view: ViewReference) in view.view.translatesAutoresizingMaskIntoConstraints },
            set: { $0.view.translatesAutoresizingMaskIntoConstraints = $1 }
        )
        property(
            "UIView",
            "isUserInteractionEnabled",
            get: { (view: ViewReference) in view.view.isUserInteractionEnabled },
            set: { $0.view.isUserInteractionEnabled = $1 }
        )
        property(
            "UIView",
            "tag",
            get: { (view: ViewReference) in view.view.tag },
            set: { $0.view.tag = $1 }
        )
        property(
            "UIView",
            "contentMode",
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
