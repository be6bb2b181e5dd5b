package import UIKitEngine

/// A controller of any class.
package struct ControllerReference: EngineValue {
    package let controller: UIViewController
    package static var engineType: EngineType { .uiViewController }

    package init(_ controller: UIViewController) { self.controller = controller }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .object(let object as InterpretedController): controller = object
        case .engine(let controller as UIViewController): self.controller = controller
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value {
        if let object = controller as? InterpretedController { .object(object) } else { .engine(controller) }
    }
}
