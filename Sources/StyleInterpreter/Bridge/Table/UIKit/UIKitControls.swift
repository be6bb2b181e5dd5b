import Graphics
import UIKitEngine
import ViewEngine

// Controls, buttons and their states.
extension Bridge {
    mutating func addControls() {
        add(protocol: "UIView", refining: ["AnyObject"])
        add(protocol: "UIControl", refining: ["UIView"])
        add(type: "UIView", "AnyObject")
        add(type: "UIControl", "UIView", "AnyObject")
        add(type: "UIButton", "UIControl", "AnyObject")
        add(
            alias: "UIButton.ConfigurationUpdateHandler",
            of: .function(.init([.init(.engine("UIButton"))], .void))
        )
        addButtonInitializers()
        addButtonProperties()

        add(UIControl.State.self, "Hashable", "OptionSet")
        constants(
            "UIControl.State",
            [
                "normal": UIControl.State.normal, "highlighted": .highlighted, "disabled": .disabled,
                "selected": .selected, "focused": .focused,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<UIControl.State>) in sets.union }
        addOptionSet("UIControl.State", UIControl.State.self)
        add(UIControl.Event.self, "Hashable", "OptionSet")
        constants(
            "UIControl.Event",
            [
                "touchDown": UIControl.Event.touchDown, "touchDownRepeat": .touchDownRepeat,
                "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
                "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
                "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
                "touchCancel": .touchCancel, "valueChanged": .valueChanged,
                "primaryActionTriggered": .primaryActionTriggered, "allTouchEvents": .allTouchEvents,
                "allEvents": .allEvents,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<UIControl.Event>) in sets.union }

        add(ActionReference.self)
        initializer("handler") { (handler: Callback<Nothing, ActionReference>) in
            ActionReference(UIAction { _ = handler(ActionReference($0)) })
        }

        add(WidthReference.self)
        add(ConstraintReference.self, "AnyObject")
        property("UIView", "widthAnchor") { (view: ButtonReference) in
            WidthReference(view.button.widthAnchor)
        }
        property("UIView", "heightAnchor") { (view: ButtonReference) in
            WidthReference(view.button.heightAnchor)
        }
        property("UIView", "superview") { (view: ButtonReference) in
            (view.button.superview as? UIButton).map { ButtonReference($0) }
        }
        addConstraints()
        addStateContent()
        addTargets()
        method("NSLayoutDimension", "constraint", "equalToConstant") {
            (width: WidthReference, constant: Double) in
            ConstraintReference(width.width.constraint(equalToConstant: constant))
        }
        property(
            "NSLayoutConstraint",
            "isActive",
            get: { (constraint: ConstraintReference) in constraint.constraint.isActive },
            set: { $0.constraint.isActive = $1 }
        )
    }

    mutating func addButtonInitializers() {
        initializers(
            of: "UIButton",
            [
                .function("init", [.or("frame", CGRect.zero)]) { (frame: CGRect) in
                    ButtonReference(UIButton(frame: frame))
                },
                .function("init", ["type"]) { (type: UIButton.ButtonType) in
                    ButtonReference(UIButton(type: type))
                },
                .function("init", ["configuration", .orNil("primaryAction")]) {
                    (configuration: UIButton.Configuration, action: ActionReference?) in
                    ButtonReference(UIButton(configuration: configuration, primaryAction: action?.action))
                },
            ]
        )
        method("UIButton.super", "init", .or("frame", CGRect.zero)) {
            (button: ButtonReference, frame: CGRect) in
            Nothing()
        }
        method("UIButton.super", "init", "type") { (button: ButtonReference, type: UIButton.ButtonType) in
            button.button.setType(type)
            return Nothing()
        }
        method("UIButton.super", "init", "configuration", .orNil("primaryAction")) {
            (button: ButtonReference, configuration: UIButton.Configuration, action: ActionReference?) in
            button.button.configure(configuration, primaryAction: action?.action)
            return Nothing()
        }
        let decoding = Entry(
            name: "init",
            parameters: [EntryParameter(label: "coder", type: .engine("NSCoder"), defaultValue: nil)],
            result: .optional(.void),
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in .none }
        add(member: decoding, of: "UIButton.super")
    }

    mutating func addButtonProperties() {
        property(
            "UIButton",
            "configuration",
            get: { (button: ButtonReference) in button.button.configuration },
            set: { $0.button.configuration = $1 }
        )
        property(
            "UIButton",
            "automaticallyUpdatesConfiguration",
            get: { (button: ButtonReference) in button.button.automaticallyUpdatesConfiguration },
            set: { $0.button.automaticallyUpdatesConfiguration = $1 }
        )
        typealias Handler = Callback<Nothing, ButtonReference>
        let getter = Entry(
            name: "configurationUpdateHandler",
            parameters: [],
            result: Handler?.bridgedType,
            isProperty: true,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in throw Failure(.unreadableHandler) }
        add(member: getter, of: "UIButton")
        let setter = Entry.mutating(getter.name, ["_"]) {
            (button: inout ButtonReference, handler: Handler?) in
            button.button.configurationUpdateHandler = handler.map { handler in
                { _ = handler(ButtonReference($0)) }
            }
        }
        add(setter: setter, of: "UIButton")
        method("UIButton", "setNeedsUpdateConfiguration") { (button: ButtonReference) in
            button.button.setNeedsUpdateConfiguration()
            return Nothing()
        }
        method("UIButton", "performPrimaryAction") { (button: ButtonReference) in
            button.button.performPrimaryAction()
            return Nothing()
        }
        method("UIButton", "updateConfiguration") { (button: ButtonReference) in
            button.button.updateConfiguration()
            return Nothing()
        }
        method("UIButton.super", "updateConfiguration") { (button: ButtonReference) in
            button.interpreted?.updateConfigurationOfUIKit()
            return Nothing()
        }
        for name in ["layoutSubviews", "setNeedsLayout", "layoutIfNeeded"] {
            method("UIView", name) { (button: ButtonReference) in Nothing() }
        }
        addOwnDrawing()
        method("UIButton.super", "layoutSubviews") { (button: ButtonReference) in
            button.interpreted?.layoutSubviewsOfUIKit()
            return Nothing()
        }
        addStates()
        property(
            "UIView",
            "tintColor",
            get: { (button: ButtonReference) in button.button.tintColor },
            set: { $0.button.tintColor = $1 }
        )
        property(
            "UIView",
            "traitOverrides",
            get: { (button: ButtonReference) in button.button.traitOverrides },
            set: { $0.button.traitOverrides = $1 }
        )
        property("UIView", "traitCollection") { (button: ButtonReference) in UITraitCollection.current }
        method("UIControl", "addAction", "_", "for") {
            (button: ButtonReference, action: ActionReference, events: UIControl.Event) in
            button.button.addAction(action.action, for: events)
            return Nothing()
        }
        method("UIControl", "sendActions", "for") { (button: ButtonReference, events: UIControl.Event) in
            button.button.sendActions(for: events)
            return Nothing()
        }
    }

    private mutating func addOwnDrawing() {
        method("UIView", "draw", "_") { (button: ButtonReference, rect: CGRect) in Nothing() }
        method("UIView", "setNeedsDisplay") { (button: ButtonReference) in
            button.button.setNeedsDisplay()
            return Nothing()
        }
        for name in ["sizeToFit", "invalidateIntrinsicContentSize"] {
            method("UIView", name) { (button: ButtonReference) in Nothing() }
        }
        constants("UIView", ["noIntrinsicMetric": UIView.noIntrinsicMetric])
        property("UIView", "intrinsicContentSize") { (button: ButtonReference) in
            button.button.intrinsicContentSize
        }
        property("UIButton.super", "intrinsicContentSize") { (button: ButtonReference) in
            button.interpreted?.intrinsicContentSizeOfUIKit ?? button.button.intrinsicContentSize
        }
        add(UIView.TintAdjustmentMode.self, "Hashable")
        constants(
            UIView.TintAdjustmentMode.typeName,
            ["automatic": UIView.TintAdjustmentMode.automatic, "normal": .normal, "dimmed": .dimmed],
            areAllCases: true
        )
        property(
            "UIView",
            "tintAdjustmentMode",
            get: { (button: ButtonReference) in button.button.tintAdjustmentMode },
            set: { $0.button.tintAdjustmentMode = $1 }
        )
    }

    mutating func addStates() {
        property("UIControl", "state") { (button: ButtonReference) in button.button.state }
        property("UIControl", "isFocused") { (button: ButtonReference) in button.button.isFocused }
        property(
            "UIControl",
            "isHighlighted",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.button.isHighlighted = $1 }
        )
        property(
            "UIControl",
            "isEnabled",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.button.isEnabled = $1 }
        )
        property(
            "UIControl",
            "isSelected",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.button.isSelected = $1 }
        )
        property(
            "UIButton.super",
            "isHighlighted",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.interpreted?.setHighlightedOfUIKit($1) }
        )
        property(
            "UIButton.super",
            "isEnabled",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.interpreted?.setEnabledOfUIKit($1) }
        )
        property(
            "UIButton.super",
            "isSelected",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.interpreted?.setSelectedOfUIKit($1) }
        )
    }
}

extension UIView.TintAdjustmentMode: EngineValue {
    static var typeName: String { "UIView.TintAdjustmentMode" }
}
