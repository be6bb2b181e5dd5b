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

    /// The name of the nearest class that a source can name.
    var engineType: String {
        switch self {
        case is UIButton: "UIButton"
        case is UILabel: LabelReference.typeName
        case is UIImageView: ImageViewReference.typeName
        case is UIStackView: StackViewReference.typeName
        case is UIActivityIndicatorView: IndicatorReference.typeName
        case is UIVisualEffectView: EffectViewReference.typeName
        default: ViewReference.typeName
        }
    }
}

/// A view of any class.
struct ViewReference: ViewObject {
    let view: UIView
    static var typeName: String { "UIView" }

    init(_ view: UIView) { self.view = view }
}

/// A label.
struct LabelReference: ViewObject {
    let view: UILabel
    static var typeName: String { "UILabel" }

    init(_ view: UILabel) { self.view = view }
}

/// A view of an image.
struct ImageViewReference: ViewObject {
    let view: UIImageView
    static var typeName: String { "UIImageView" }

    init(_ view: UIImageView) { self.view = view }
}

/// A row or a column of views.
struct StackViewReference: ViewObject {
    let view: UIStackView
    static var typeName: String { "UIStackView" }

    init(_ view: UIStackView) { self.view = view }
}

/// An activity indicator.
struct IndicatorReference: ViewObject {
    let view: UIActivityIndicatorView
    static var typeName: String { "UIActivityIndicatorView" }

    init(_ view: UIActivityIndicatorView) { self.view = view }
}

/// A view with an effect.
struct EffectViewReference: ViewObject {
    let view: UIVisualEffectView
    static var typeName: String { "UIVisualEffectView" }

    init(_ view: UIVisualEffectView) { self.view = view }
}
