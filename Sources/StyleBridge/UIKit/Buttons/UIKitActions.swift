import StyleRuntime
package import UIKitEngine

/// The action of a control.
package struct ActionReference: EngineValue {
    let action: UIAction
    static var engineType: EngineType { .uiAction }

    package init(_ action: UIAction) {
        self.action = action
    }
}
