package import UIKitEngine

/// A view of a class of UIKit.
///
/// An object of a class of the source is its own; others are objects of the engine.
protocol ViewObject: EngineValue {
    associatedtype Object: UIView
    var view: Object { get }
    init(_ view: Object)
}

extension ViewObject {
    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .object(let object as Object): self.init(object)
        case .engine(let object as Object): self.init(object)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value { view.value }
}

extension UIView {
    /// The view as a value of a program.
    package var value: Value {
        if let object = self as? any SourceObject { .object(object) } else { .engine(self) }
    }

    /// The nearest class that a source can name.
    package var engineType: EngineType {
        switch self {
        case is UIButton: .uiButton
        case is UILabel: LabelReference.engineType
        case is UIImageView: ImageViewReference.engineType
        case is UIStackView: StackViewReference.engineType
        case is UIActivityIndicatorView: IndicatorReference.engineType
        case is UIVisualEffectView: EffectViewReference.engineType
        default: ViewReference.engineType
        }
    }
}

/// A view of any class.
package struct ViewReference: ViewObject {
    package let view: UIView
    package static var engineType: EngineType { .uiView }

    package init(_ view: UIView) { self.view = view }
}

/// A label.
package struct LabelReference: ViewObject {
    package let view: UILabel
    package static var engineType: EngineType { .uiLabel }

    package init(_ view: UILabel) { self.view = view }
}

/// A view of an image.
package struct ImageViewReference: ViewObject {
    package let view: UIImageView
    package static var engineType: EngineType { .uiImageView }

    package init(_ view: UIImageView) { self.view = view }
}

/// A row or a column of views.
package struct StackViewReference: ViewObject {
    package let view: UIStackView
    package static var engineType: EngineType { .uiStackView }

    package init(_ view: UIStackView) { self.view = view }
}

/// An activity indicator.
package struct IndicatorReference: ViewObject {
    package let view: UIActivityIndicatorView
    package static var engineType: EngineType { .uiActivityIndicatorView }

    package init(_ view: UIActivityIndicatorView) { self.view = view }
}

/// A view with an effect.
package struct EffectViewReference: ViewObject {
    package let view: UIVisualEffectView
    package static var engineType: EngineType { .uiVisualEffectView }

    package init(_ view: UIVisualEffectView) { self.view = view }
}
