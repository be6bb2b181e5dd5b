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
        property("superview", of: "UIView") { (view: ViewReference) in
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
        method("init", of: "UIButton.super", labels: .or("frame", CGRect.zero)) {
            (button: ButtonReference, frame: CGRect) in
            Nothing()
        }
        method("init", of: "UIButton.super", labels: "type") {
            (button: ButtonReference, type: UIButton.ButtonType) in
            button.button.setType(type)
            return Nothing()
        }
        method("init", of: "UIButton.super", labels: "configuration", .orNil("primaryAction")) {
            (button: ButtonReference, configuration: UIButton.Configuration, action: ActionReference?) in
            button.button.configure(configuration, primaryAction: action?.action)
            return Nothing()
        }
        addDecoding(of: "UIButton")
    }

    mutating func addButtonProperties() {
        property(
            "configuration",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.configuration },
            set: { $0.button.configuration = $1 }
        )
        property(
            "automaticallyUpdatesConfiguration",
            of: "UIButton",
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
        method("setNeedsUpdateConfiguration", of: "UIButton") { (button: ButtonReference) in
            button.button.setNeedsUpdateConfiguration()
            return Nothing()
        }
        method("performPrimaryAction", of: "UIButton") { (button: ButtonReference) in
            button.button.performPrimaryAction()
            return Nothing()
        }
        method("updateConfiguration", of: "UIButton") { (button: ButtonReference) in
            button.button.updateConfiguration()
            return Nothing()
        }
        method("updateConfiguration", of: "UIButton.super") { (button: ButtonReference) in
            button.interpreted?.updateConfigurationOfUIKit()
            return Nothing()
        }
        for name in ["layoutSubviews", "didMoveToSuperview", "didMoveToWindow"] {
            method(name, of: "UIView") { (view: ViewReference) in Nothing() }
        }
        method("setNeedsLayout", of: "UIView") { (view: ViewReference) in
            view.view.setNeedsLayout()
            return Nothing()
        }
        method("layoutIfNeeded", of: "UIView") { (view: ViewReference) in
            view.view.layoutIfNeeded()
            return Nothing()
        }
        method("layoutSublayers", of: "UIView", labels: "of") {
            (view: ViewReference, layer: LayerReference) in Nothing()
        }
        method("layoutSublayers", of: "UIButton.super", labels: "of") {
            (button: ButtonReference, layer: LayerReference) in
            button.interpreted?.layoutSublayersOfUIKit(layer.layer)
            return Nothing()
        }
        addOwnDrawing()
        addRectangles()
        addTouches()
        method("layoutSubviews", of: "UIButton.super") { (button: ButtonReference) in
            button.interpreted?.layoutSubviewsOfUIKit()
            return Nothing()
        }
        addStates()
        property(
            "tintColor",
            of: "UIView",
            get: { (view: ViewReference) -> UIColor? in view.view.tintColor },
            set: { $0.view.tintColor = $1 }
        )
        property(
            "traitOverrides",
            of: "UIView",
            get: { (view: ViewReference) in view.view.traitOverrides },
            set: { $0.view.traitOverrides = $1 }
        )
        property("traitCollection", of: "UIView") { (view: ViewReference) in UITraitCollection.current }
        method("addAction", of: "UIControl", labels: "_", "for") {
            (button: ButtonReference, action: ActionReference, events: UIControl.Event) in
            button.button.addAction(action.action, for: events)
            return Nothing()
        }
        method("sendActions", of: "UIControl", labels: "for") {
            (button: ButtonReference, events: UIControl.Event) in
            button.button.sendActions(for: events)
            return Nothing()
        }
    }

    private mutating func addOwnDrawing() {
        method("draw", of: "UIView", labels: "_") { (view: ViewReference, rect: CGRect) in Nothing() }
        method("setNeedsDisplay", of: "UIView") { (view: ViewReference) in
            view.view.setNeedsDisplay()
            return Nothing()
        }
        method("sizeThatFits", of: "UIView", labels: "_") { (view: ViewReference, size: CGSize) in
            view.view.sizeThatFits(size)
        }
        method("sizeToFit", of: "UIView") { (view: ViewReference) in
            view.view.sizeToFit()
            return Nothing()
        }
        method("invalidateIntrinsicContentSize", of: "UIView") { (view: ViewReference) in
            view.view.invalidateIntrinsicContentSize()
            return Nothing()
        }
        constants(of: "UIView", ["noIntrinsicMetric": UIView.noIntrinsicMetric])
        property("intrinsicContentSize", of: "UIView") { (view: ViewReference) in
            view.view.intrinsicContentSize
        }
        property("intrinsicContentSize", of: "UIButton.super") { (button: ButtonReference) in
            button.interpreted?.intrinsicContentSizeOfUIKit ?? button.button.intrinsicContentSize
        }
        property(
            "tintAdjustmentMode",
            of: "UIView",
            get: { (view: ViewReference) in view.view.tintAdjustmentMode },
            set: { $0.view.tintAdjustmentMode = $1 }
        )
    }

    mutating func addStates() {
        property("state", of: "UIControl") { (button: ButtonReference) in button.button.state }
        property("isFocused", of: "UIControl") { (button: ButtonReference) in button.button.isFocused }
        property(
            "isHighlighted",
            of: "UIControl",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.button.isHighlighted = $1 }
        )
        property(
            "isEnabled",
            of: "UIControl",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.button.isEnabled = $1 }
        )
        property(
            "isSelected",
            of: "UIControl",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.button.isSelected = $1 }
        )
        property(
            "isHighlighted",
            of: "UIButton.super",
            get: { (button: ButtonReference) in button.button.isHighlighted },
            set: { $0.interpreted?.setHighlightedOfUIKit($1) }
        )
        property(
            "isEnabled",
            of: "UIButton.super",
            get: { (button: ButtonReference) in button.button.isEnabled },
            set: { $0.interpreted?.setEnabledOfUIKit($1) }
        )
        property(
            "isSelected",
            of: "UIButton.super",
            get: { (button: ButtonReference) in button.button.isSelected },
            set: { $0.interpreted?.setSelectedOfUIKit($1) }
        )
    }
}

extension UIView.TintAdjustmentMode: EngineValue {
    static var engineType: EngineType { .uiViewTintAdjustmentMode }
}
