import Graphics
import ViewEngine

// Keys, focus, the pointer, and gestures with a place.
extension Bridge {
    mutating func addInteractions() {
        add(FocusInteractions.self, "Hashable", "OptionSet")
        constants(
            "FocusInteractions",
            ["activate": FocusInteractions.activate, "edit": .edit, "automatic": .automatic]
        )
        initializer("_") { (sets: OptionSetLiteral<FocusInteractions>) in sets.union }
        constants(
            "KeyEquivalent",
            [
                "space": KeyEquivalent.space, "tab": .tab, "delete": .delete, "deleteForward": .deleteForward,
                "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow,
                "rightArrow": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp,
                "pageDown": .pageDown, "clear": .clear,
            ]
        )
        add(KeyPress.Result.self, "Hashable")
        constants(
            "KeyPress.Result",
            ["handled": KeyPress.Result.handled, "ignored": .ignored],
            areAllCases: true
        )
        modifier("onKeyPress", "_", "action") {
            (view, key: KeyEquivalent, action: Callback<KeyPress.Result>) in
            view.onKeyPress(key) { action() }
        }
        add(PointerStyle.self, "Hashable")
        constants(
            "PointerStyle",
            [
                "default": PointerStyle.default, "link": .link, "grabIdle": .grabIdle,
                "grabActive": .grabActive, "horizontalText": .horizontalText, "verticalText": .verticalText,
                "rectSelection": .rectSelection, "zoomIn": .zoomIn, "zoomOut": .zoomOut,
                "columnResize": .columnResize, "rowResize": .rowResize,
            ]
        )
        constants(
            "SensoryFeedback",
            [
                "pathComplete": SensoryFeedback.pathComplete, "press": .press, "release": .release,
                "toggleOn": .toggleOn, "toggleOff": .toggleOff,
            ]
        )
        modifier("onGeometryChange", "for", "of", "action") {
            (view, type: AnyMetatype, value: Callback<Any0, GeometryProxy>, action: Callback<Nothing, Any0>)
            in
            view.onGeometryChange(for: Any0.self, of: { value($0) }, action: { _ = action($0) })
        }
        property("GeometryProxy", "safeAreaInsets") { (proxy: GeometryProxy) in proxy.safeAreaInsets }
    }
}

/// A type as an argument, which the other arguments settle.
struct AnyMetatype: Bridged {
    private let value: Value
    static var bridgedType: StyleType { .metatype(.variable(0)) }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}

extension KeyPress.Result: Replaceable {
    static var replacement: KeyPress.Result { .ignored }
}

extension FocusInteractions: EngineValue { static var engineType: EngineType { .focusInteractions } }
extension KeyPress.Result: EngineValue { static var engineType: EngineType { .keyPressResult } }
extension PointerStyle: EngineValue { static var engineType: EngineType { .pointerStyle } }
