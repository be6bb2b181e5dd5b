import Graphics
import ViewEngine

extension Bridge {
    mutating func addModifiers() {
        modifier("background", "_", "in") { (view, style: AnyShapeStyle, shape: AnyShapeArgument) in
            shape.shape.background(of: view, style)
        }
        modifier("overlay", "_", "in") { (view, style: AnyShapeStyle, shape: AnyShapeArgument) in
            shape.shape.overlay(of: view, style)
        }
        modifier(
            "rotation3DEffect",
            "_",
            "axis",
            .or("anchor", UnitPoint.center),
            .or("anchorZ", 0.0),
            .or("perspective", 1.0)
        ) {
            (view, angle: Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: Double, perspective: Double) in
            view.rotation3DEffect(
                angle,
                axis: (x: axis.x, y: axis.y, z: axis.z),
                anchor: anchor,
                anchorZ: anchorZ,
                perspective: perspective
            )
        }
        modifier("shadow", "radius", .or("x", 0.0), .or("y", 0.0)) {
            (view, radius: Double, x: Double, y: Double) in
            view.shadow(radius: radius, x: x, y: y)
        }
        modifier("shadow", "color", "radius", .or("x", 0.0), .or("y", 0.0)) {
            (view, color: Color, radius: Double, x: Double, y: Double) in
            view.shadow(color: color, radius: radius, x: x, y: y)
        }
        modifier("clipShape", "_") { (view, shape: AnyShapeArgument) in shape.shape.clip(view) }
        modifier("contentShape", "_") { (view, shape: AnyShapeArgument) in shape.shape.contentShape(of: view)
        }
        modifier("contentShape", "_", "_") { (view, kinds: ContentShapeKinds, shape: AnyShapeArgument) in
            shape.shape.contentShape(of: view, kinds)
        }
        add(ContentShapeKinds.self, "Hashable", "OptionSet")
        constants(
            "ContentShapeKinds",
            [
                "interaction": ContentShapeKinds.interaction, "dragPreview": .dragPreview,
                "hoverEffect": .hoverEffect,
                "focusEffect": .focusEffect, "contextMenuPreview": .contextMenuPreview,
                "accessibility": .accessibility,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<ContentShapeKinds>) in sets.union }
        add(ColorRenderingMode.self, "Hashable")
        constants(
            "ColorRenderingMode",
            [
                "nonLinear": ColorRenderingMode.nonLinear, "linear": .linear,
                "extendedLinear": .extendedLinear,
            ],
            areAllCases: true
        )
        modifier("modifier", "_") { (view, modifier: AnyModifier) in modifier.applied(to: view) }
        add(HoverEffect.self, "Hashable")
        constants(
            "HoverEffect",
            ["automatic": HoverEffect.automatic, "highlight": .highlight, "lift": .lift]
        )
        modifier("onChange", "of", .or("initial", false), "_") {
            (view, value: Any0, initial: Bool, action: Callback<Nothing, Any0, Any0>) in
            view.onChange(of: value, initial: initial) { old, new in _ = action(old, new) }
        }
        modifier("onChange", "of", .or("initial", false), "_") {
            (view, value: Any0, initial: Bool, action: Action) in
            view.onChange(of: value, initial: initial) { _ = action() }
        }
        modifier("onChange", "of", "perform") { (view, value: Any0, action: Callback<Nothing, Any0>) in
            view.onChange(of: value, perform: { _ = action($0) })
        }
        add(SensoryFeedback.self, "Hashable")
        constants(
            "SensoryFeedback",
            [
                "success": SensoryFeedback.success, "warning": .warning, "error": .error,
                "selection": .selection, "increase": .increase, "decrease": .decrease, "start": .start,
                "stop": .stop, "alignment": .alignment, "levelChange": .levelChange, "impact": .impact,
            ]
        )
        factory(
            "SensoryFeedback",
            "impact",
            .or("weight", SensoryFeedback.Weight.medium),
            .or("intensity", 1.0)
        ) {
            (weight: SensoryFeedback.Weight, intensity: Double) in
            SensoryFeedback.impact(weight: weight, intensity: intensity)
        }
        add(SensoryFeedback.Weight.self, "Hashable")
        constants(
            "SensoryFeedback.Weight",
            ["light": SensoryFeedback.Weight.light, "medium": .medium, "heavy": .heavy]
        )
        modifier("accessibilityLabel", "_") { (view, label: Text) in view.accessibilityLabel(label) }
        modifier("accessibilityValue", "_") { (view, value: Text) in view.accessibilityValue(value) }
        modifier("accessibilityHint", "_") { (view, hint: Text) in view.accessibilityHint(hint) }
        modifier("help", "_") { (view, text: Text) in view.help(text) }
        modifier("accessibilityValue", "_") { (view, value: Title) in view.accessibilityValue(value.text) }
        add(AccessibilityTraits.self, "Hashable", "OptionSet")
        constants(
            "AccessibilityTraits",
            [
                "isButton": AccessibilityTraits.isButton, "isSelected": .isSelected, "isHeader": .isHeader,
                "isLink": .isLink, "isImage": .isImage, "isToggle": .isToggle, "isStaticText": .isStaticText,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<AccessibilityTraits>) in sets.union }
        modifier("help", "_") { (view, text: Title) in view.help(text.text) }
        add(SymbolVariants.self, "Hashable")
        constants(
            "SymbolVariants",
            [
                "none": SymbolVariants.none, "fill": .fill, "circle": .circle, "square": .square,
                "slash": .slash,
            ]
        )
        add(Image.Scale.self, "Hashable")
        constants(
            "Image.Scale",
            ["small": Image.Scale.small, "medium": .medium, "large": .large],
            areAllCases: true
        )
        modifier("labelStyle", "_") { (view, style: AnyLabelStyle) in style.style.applied(to: view) }
        constant("LabelStyle", "iconOnly", typed: .any(.labelStyle)) { IconOnlyLabelStyle() }
        constant("LabelStyle", "titleOnly", typed: .any(.labelStyle)) { TitleOnlyLabelStyle() }
        constant("LabelStyle", "titleAndIcon", typed: .any(.labelStyle)) { TitleAndIconLabelStyle() }
        constant("LabelStyle", "automatic", typed: .any(.labelStyle)) { TitleAndIconLabelStyle() }
        modifier("accessibilityLabel", "_") { (view, label: Title) in view.accessibilityLabel(label.text) }
        modifier("accessibilityHint", "_") { (view, hint: Title) in view.accessibilityHint(hint.text) }
        modifier("preference", "key", "value") { (view, key: PreferenceKeyArgument, value: Any0) in
            key.preference(value, on: view)
        }
        modifier("onPreferenceChange", "_", "perform") {
            (view, key: PreferenceKeyArgument, action: Callback<Nothing, Any0>) in
            key.onChange(of: view) { _ = action($0) }
        }
    }

    mutating func addLayoutModifiers() {
        modifier("ignoresSafeArea") { view in view.ignoresSafeArea() }
    }
}

/// A style of labels.
struct AnyLabelStyle: Bridged {
    let style: any LabelStyle
    static var bridgedType: StyleType { .any(.labelStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any LabelStyle): self.style = style
        case .record(let record): style = InterpretedLabelStyle(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension LabelStyle {
    func applied(to view: AnyView) -> any View { view.labelStyle(self) }
}

/// The axis of a rotation in space.
struct Axis3D: Bridged {
    let x, y, z: Double

    static var bridgedType: StyleType {
        .tuple([.init("x", .double), .init("y", .double), .init("z", .double)])
    }

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let values) = value, values.count == 3 else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        x = try Double(bridging: values[0])
        y = try Double(bridging: values[1])
        z = try Double(bridging: values[2])
    }

    var bridged: Value { .tuple([.number(x), .number(y), .number(z)]) }
}
