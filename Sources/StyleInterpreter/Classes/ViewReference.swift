import UIKitEngine

/// A view of a class of UIKit.
///
/// An object of a class of the source is its own; others are objects of the engine.
protocol ViewObject: EngineValue {
    associatedtype Object: UIView
    var view: Object { get }
    init(_ view: Object)
}

extension ViewObject {
    init(bridging value: Value) throws(Failure) {
        switch value {
        case .object(let object as Object): self.init(object)
        case .engine(let object as Object): self.init(object)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { view.value }
}

extension UIView {
    /// The view as a value of a program.
    var value: Value {
        if let object = self as? any SourceObject { .object(object) } else { .engine(self) }
    }

    /// The nearest class that a source can name.
    var engineType: EngineType {
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
struct ViewReference: ViewObject {
    let view: UIView
    static var engineType: EngineType { .uiView }

    init(_ view: UIView) { self.view = view }
}

/// A label.
struct LabelReference: ViewObject {
    let view: UILabel
    static var engineType: EngineType { .uiLabel }

    init(_ view: UILabel) { self.view = view }
}

/// A view of an image.
struct ImageViewReference: ViewObject {
    let view: UIImageView
    static var engineType: EngineType { .uiImageView }

    init(_ view: UIImageView) { self.view = view }
}

/// A row or a column of views.
struct StackViewReference: ViewObject {
    let view: UIStackView
    static var engineType: EngineType { .uiStackView }

    init(_ view: UIStackView) { self.view = view }
}

/// An activity indicator.
struct IndicatorReference: ViewObject {
    let view: UIActivityIndicatorView
    static var engineType: EngineType { .uiActivityIndicatorView }

    init(_ view: UIActivityIndicatorView) { self.view = view }
}

/// A view with an effect.
struct EffectViewReference: ViewObject {
    let view: UIVisualEffectView
    static var engineType: EngineType { .uiVisualEffectView }

    init(_ view: UIVisualEffectView) { self.view = view }
}
