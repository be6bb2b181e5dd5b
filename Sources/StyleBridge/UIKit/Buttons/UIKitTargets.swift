package import StyleRuntime
import UIKitEngine

// Actions that are methods: `addTarget(_:action:for:)` with `#selector`.
extension Bridge {
    mutating func addTargets() {
        add(SelectorReference.self)
        let entry = Entry(
            name: "addTarget",
            parameters: [
                EntryParameter(label: nil, type: .optional(.anything), defaultValue: nil),
                EntryParameter(label: "action", type: SelectorReference.bridgedType, defaultValue: nil),
                EntryParameter(label: "for", type: UIControl.Event.bridgedType, defaultValue: nil),
            ],
            result: .void,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            let sender = try ButtonReference(bridging: values[0])
            let selector = try SelectorReference(bridging: values[2])
            let target = Target(values[1])
            // A control retains neither its targets nor itself.
            let action = UIAction { [weak button = sender.button] _ in
                guard let button else { return }
                selector.call(on: target.value ?? ButtonReference(button).bridged, sender: button)
            }
            sender.button.addAction(action, for: try UIControl.Event(bridging: values[3]))
            return .void
        }
        add(member: entry, of: "UIControl")
    }
}

/// The target of an action: an object, which it does not retain.
private struct Target {
    private weak var object: (any SourceObject)?

    init(_ value: Value) {
        if case .object(let object) = value { self.object = object }
    }

    /// The object; nil for the control itself.
    var value: Value? { object.map(Value.object) }
}

/// A method of a class of the source, by its name: `#selector(didTap)`.
package struct SelectorReference: EngineValue {
    package static var engineType: EngineType { .selector }

    /// A method that is not in the source, which does nothing.
    package static var none: SelectorReference { SelectorReference(nil, parameterCount: 0) }

    private let function: Value.Function?
    /// The number of parameters of the method: none, or the sender.
    private let parameterCount: Int

    package init(_ function: Value.Function?, parameterCount: Int) {
        self.function = function
        self.parameterCount = parameterCount
    }

    func call(on target: Value, sender: UIButton) {
        var values = [target] + (parameterCount > 0 ? [ButtonReference(sender).bridged] : [])
        guard let function else { return }
        function.execution.run(orElse: ()) { () throws(Failure) in _ = try function.call(&values) }
    }
}
