import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// Controls, buttons and their states.
extension Bridge {
    mutating func addControls() {
        add(protocol: .uiView, refining: [.anyObject])
        add(protocol: .uiControl, refining: [.uiView])
        add(type: .uiView, "AnyObject")
        add(type: .uiControl, "UIView", "AnyObject")
        add(type: .uiButton, "UIControl", "AnyObject")
        add(
            alias: "UIButton.ConfigurationUpdateHandler",
            of: .function(.init([.init(.engine(.uiButton))], .void))
        )
        addButtonInitializers()
        addButtonProperties()

        add(ActionReference.self)
        initializer("handler") { (handler: Callback<Nothing, ActionReference>) in
            ActionReference(UIAction { _ = handler(ActionReference($0)) })
        }

        add(ConstraintReference.self, "AnyObject")
        property("UIView", "superview") { (view: ViewReference) in
            view.view.superview.map { ViewReference($0) }
        }
        addStateContent()
        addTargets()
        addControllers()
        addAnchors()
        addSubviews()
        addViewAccessibility()
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
        addDecoding(of: "UIButton")
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
        ) { values throws(Failure) in
            let button = try ButtonReference(bridging: values[0])
            // A function runs in the program of an object.
            guard let execution = button.interpreted?.content.execution else {
                throw Failure(.unreadableHandler)
            }
            guard let handler = button.button.configurationUpdateHandler else { return .none }
            return .function(
                .init(execution) { values throws(Failure) in
                    handler(try ButtonReference(bridging: values[0]).button)
                    return .void
                }
            )
        }
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
        for name in ["layoutSubviews", "didMoveToSuperview", "didMoveToWindow"] {
            method("UIView", name) { (view: ViewReference) in Nothing() }
        }
        method("UIView", "setNeedsLayout") { (view: ViewReference) in
            view.view.setNeedsLayout()
            return Nothing()
        }
        method("UIView", "layoutIfNeeded") { (view: ViewReference) in
            view.view.layoutIfNeeded()
            return Nothing()
        }
        method("UIView", "layoutSublayers", "of") { (view: ViewReference, layer: LayerReference) in Nothing()
        }
        method("UIButton.super", "layoutSublayers", "of") {
            (button: ButtonReference, layer: LayerReference) in
            button.interpreted?.layoutSublayersOfUIKit(layer.layer)
            return Nothing()
        }
        addOwnDrawing()
        addRectangles()
        addTouches()
        method("UIButton.super", "layoutSubviews") { (button: ButtonReference) in
            button.interpreted?.layoutSubviewsOfUIKit()
            return Nothing()
        }
        addStates()
        property(
            "UIView",
            "tintColor",
            get: { (view: ViewReference) -> UIColor? in view.view.tintColor },
            set: { $0.view.tintColor = $1 }
        )
        property(
            "UIView",
            "traitOverrides",
            get: { (view: ViewReference) in view.view.traitOverrides },
            set: { $0.view.traitOverrides = $1 }
        )
        property("UIView", "traitCollection") { (view: ViewReference) in UITraitCollection.current }
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
        method("UIView", "draw", "_") { (view: ViewReference, rect: CGRect) in Nothing() }
        method("UIView", "setNeedsDisplay") { (view: ViewReference) in
            view.view.setNeedsDisplay()
            return Nothing()
        }
        method("UIView", "sizeThatFits", "_") { (view: ViewReference, size: CGSize) in
            view.view.sizeThatFits(size)
        }
        method("UIView", "sizeToFit") { (view: ViewReference) in
            view.view.sizeToFit()
            return Nothing()
        }
        method("UIView", "invalidateIntrinsicContentSize") { (view: ViewReference) in
            view.view.invalidateIntrinsicContentSize()
            return Nothing()
        }
        constants("UIView", ["noIntrinsicMetric": UIView.noIntrinsicMetric])
        property("UIView", "intrinsicContentSize") { (view: ViewReference) in
            view.view.intrinsicContentSize
        }
        property("UIButton.super", "intrinsicContentSize") { (button: ButtonReference) in
            button.interpreted?.intrinsicContentSizeOfUIKit ?? button.button.intrinsicContentSize
        }
        property(
            "UIView",
            "tintAdjustmentMode",
            get: { (view: ViewReference) in view.view.tintAdjustmentMode },
            set: { $0.view.tintAdjustmentMode = $1 }
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
    static var engineType: EngineType { .uiViewTintAdjustmentMode }
}
