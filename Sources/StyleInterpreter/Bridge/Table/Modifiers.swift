import Graphics
import ViewEngine

extension Bridge {
    mutating func addModifiers() {
        modifier("background", "_") { (view, style: AnyShapeStyle) in view.background(style) }
        modifier("background", "_", "in") { (view, style: AnyShapeStyle, shape: AnyShapeArgument) in
            shape.shape.background(of: view, style)
        }
        modifier("background", "_", .or("alignment", Alignment.center)) {
            (view, background: AnyView, alignment: Alignment) in
            view.background(background, alignment: alignment)
        }
        modifier("background", .or("alignment", Alignment.center), "content") {
            (view, alignment: Alignment, content: Builder) in
            view.background(alignment: alignment) { content() }
        }
        modifier("overlay", "_") { (view, style: AnyShapeStyle) in view.overlay(style) }
        modifier("overlay", "_", "in") { (view, style: AnyShapeStyle, shape: AnyShapeArgument) in
            shape.shape.overlay(of: view, style)
        }
        modifier("overlay", "_", .or("alignment", Alignment.center)) {
            (view, overlay: AnyView, alignment: Alignment) in
            view.overlay(overlay, alignment: alignment)
        }
        modifier("overlay", .or("alignment", Alignment.center), "content") {
            (view, alignment: Alignment, content: Builder) in
            view.overlay(alignment: alignment) { content() }
        }
        modifier("mask", .or("alignment", Alignment.center), "_") {
            (view, alignment: Alignment, mask: Builder) in
            view.mask(alignment: alignment) { mask() }
        }
        modifier("mask", "_") { (view, mask: AnyView) in view.mask(mask) }
        modifier("foregroundStyle", "_") { (view, style: AnyShapeStyle) in view.foregroundStyle(style) }
        modifier("foregroundColor", "_") { (view, color: Color?) in view.foregroundColor(color) }
        modifier("tint", "_") { (view, color: Color?) in view.tint(color) }
        modifier("accentColor", "_") { (view, color: Color?) in view.tint(color) }
        modifier("opacity", "_") { (view, opacity: Double) in view.opacity(opacity) }
        modifier("hidden") { view in view.hidden() }
        modifier("scaleEffect", "_", .or("anchor", UnitPoint.center)) {
            (view, scale: Double, anchor: UnitPoint) in
            view.scaleEffect(scale, anchor: anchor)
        }
        modifier("scaleEffect", "_", .or("anchor", UnitPoint.center)) {
            (view, scale: CGSize, anchor: UnitPoint) in
            view.scaleEffect(scale, anchor: anchor)
        }
        modifier("scaleEffect", .or("x", 1.0), .or("y", 1.0), .or("anchor", UnitPoint.center)) {
            (view, x: Double, y: Double, anchor: UnitPoint) in
            view.scaleEffect(x: x, y: y, anchor: anchor)
        }
        modifier("rotationEffect", "_", .or("anchor", UnitPoint.center)) {
            (view, angle: Angle, anchor: UnitPoint) in
            view.rotationEffect(angle, anchor: anchor)
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
        modifier("blur", "radius", .or("opaque", false)) { (view, radius: Double, opaque: Bool) in
            view.blur(radius: radius, opaque: opaque)
        }
        modifier("border", "_", .or("width", 1.0)) { (view, style: AnyShapeStyle, width: Double) in
            view.border(style, width: width)
        }
        modifier("clipShape", "_") { (view, shape: AnyShapeArgument) in shape.shape.clip(view) }
        modifier("clipped", .or("antialiased", false)) { (view, antialiased: Bool) in
            view.clipped(antialiased: antialiased)
        }
        modifier("cornerRadius", "_", .or("antialiased", true)) { (view, radius: Double, antialiased: Bool) in
            view.cornerRadius(radius, antialiased: antialiased)
        }
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
        modifier("compositingGroup") { view in view.compositingGroup() }
        add(ColorRenderingMode.self, "Hashable")
        constants(
            "ColorRenderingMode",
            [
                "nonLinear": ColorRenderingMode.nonLinear, "linear": .linear,
                "extendedLinear": .extendedLinear,
            ],
            areAllCases: true
        )
        modifier("drawingGroup", .or("opaque", false), .or("colorMode", ColorRenderingMode.nonLinear)) {
            (view, isOpaque: Bool, mode: ColorRenderingMode) in
            view.drawingGroup(opaque: isOpaque, colorMode: mode)
        }
        modifier("blendMode", "_") { (view, mode: BlendMode) in view.blendMode(mode) }
        modifier("brightness", "_") { (view, amount: Double) in view.brightness(amount) }
        modifier("contrast", "_") { (view, amount: Double) in view.contrast(amount) }
        modifier("saturation", "_") { (view, amount: Double) in view.saturation(amount) }
        modifier("grayscale", "_") { (view, amount: Double) in view.grayscale(amount) }
        modifier("hueRotation", "_") { (view, angle: Angle) in view.hueRotation(angle) }
        modifier("colorInvert") { view in view.colorInvert() }
        modifier("colorMultiply", "_") { (view, color: Color) in view.colorMultiply(color) }
        modifier("modifier", "_") { (view, modifier: AnyModifier) in modifier.applied(to: view) }
        modifier("onHover", "perform") { (view, action: Callback<Nothing, Bool>) in
            view.onHover { _ = action($0) }
        }
        modifier("hoverEffect", .or("_", HoverEffect.automatic)) { (view, effect: HoverEffect) in
            view.hoverEffect(effect)
        }
        add(HoverEffect.self, "Hashable")
        constants(
            "HoverEffect",
            ["automatic": HoverEffect.automatic, "highlight": .highlight, "lift": .lift]
        )
        modifier("allowsHitTesting", "_") { (view, enabled: Bool) in view.allowsHitTesting(enabled) }
        modifier("onAppear", "perform") { (view, action: Action) in view.onAppear { _ = action() } }
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
        modifier("sensoryFeedback", "_", "trigger") { (view, feedback: SensoryFeedback, trigger: Any0) in
            view.sensoryFeedback(feedback, trigger: trigger)
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
        modifier("accessibility", "label") { (view, label: Text) in view.accessibility(label: label) }
        modifier("accessibility", "hidden") { (view, hidden: Bool) in view.accessibility(hidden: hidden) }
        modifier("accessibility", "identifier") { (view, name: String) in view.accessibility(identifier: name)
        }
        modifier("accessibilityLabel", "_") { (view, label: Text) in view.accessibilityLabel(label) }
        modifier("accessibilityValue", "_") { (view, value: Text) in view.accessibilityValue(value) }
        modifier("accessibilityHint", "_") { (view, hint: Text) in view.accessibilityHint(hint) }
        modifier("help", "_") { (view, text: Text) in view.help(text) }
        modifier("accessibilityValue", "_") { (view, value: Title) in view.accessibilityValue(value.text) }
        modifier("accessibilityAddTraits", "_") { (view, traits: AccessibilityTraits) in
            view.accessibilityAddTraits(traits)
        }
        modifier("accessibilityRemoveTraits", "_") { (view, traits: AccessibilityTraits) in
            view.accessibilityRemoveTraits(traits)
        }
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
        modifier("symbolVariant", "_") { (view, variant: SymbolVariants) in view.symbolVariant(variant) }
        add(SymbolVariants.self, "Hashable")
        constants(
            "SymbolVariants",
            [
                "none": SymbolVariants.none, "fill": .fill, "circle": .circle, "square": .square,
                "slash": .slash,
            ]
        )
        modifier("imageScale", "_") { (view, scale: Image.Scale) in view.imageScale(scale) }
        add(Image.Scale.self, "Hashable")
        constants(
            "Image.Scale",
            ["small": Image.Scale.small, "medium": .medium, "large": .large],
            areAllCases: true
        )
        modifier("listRowBackground", "_") { (view, background: AnyView?) in
            view.listRowBackground(background)
        }
        modifier("listRowInsets", "_") { (view, insets: EdgeInsets?) in view.listRowInsets(insets) }
        modifier("labelStyle", "_") { (view, style: AnyLabelStyle) in style.style.applied(to: view) }
        constant("LabelStyle", "iconOnly", typed: .any("LabelStyle")) { IconOnlyLabelStyle() }
        constant("LabelStyle", "titleOnly", typed: .any("LabelStyle")) { TitleOnlyLabelStyle() }
        constant("LabelStyle", "titleAndIcon", typed: .any("LabelStyle")) { TitleAndIconLabelStyle() }
        constant("LabelStyle", "automatic", typed: .any("LabelStyle")) { TitleAndIconLabelStyle() }
        modifier("accessibilityLabel", "_") { (view, label: Title) in view.accessibilityLabel(label.text) }
        modifier("accessibilityHint", "_") { (view, hint: Title) in view.accessibilityHint(hint.text) }
        modifier("accessibilityIdentifier", "_") { (view, name: String) in view.accessibilityIdentifier(name)
        }
        modifier("accessibilityHidden", "_") { (view, hidden: Bool) in view.accessibilityHidden(hidden) }
        modifier("preference", "key", "value") { (view, key: PreferenceKeyArgument, value: Any0) in
            key.preference(value, on: view)
        }
        modifier("onPreferenceChange", "_", "perform") {
            (view, key: PreferenceKeyArgument, action: Callback<Nothing, Any0>) in
            key.onChange(of: view) { _ = action($0) }
        }
    }

    mutating func addLayoutModifiers() {
        modifier("padding", "_") { (view, insets: EdgeInsets) in view.padding(insets) }
        modifier("padding", .or("_", Edge.Set.all), .orNil("_")) { (view, edges: Edge.Set, length: Double?) in
            view.padding(edges, length)
        }
        modifier("padding", "_") { (view, length: Double) in view.padding(length) }
        modifier("scenePadding", .or("_", Edge.Set.all)) { (view, edges: Edge.Set) in
            view.scenePadding(edges)
        }
        modifier("frame", .orNil("width"), .orNil("height"), .or("alignment", Alignment.center)) {
            (view, width: Double?, height: Double?, alignment: Alignment) in
            view.frame(width: width, height: height, alignment: alignment)
        }
        modifier(
            "frame",
            .orNil("minWidth"),
            .orNil("idealWidth"),
            .orNil("maxWidth"),
            .orNil("minHeight"),
            .orNil("idealHeight"),
            .orNil("maxHeight"),
            .or("alignment", Alignment.center)
        ) {
            (
                view,
                minWidth: Double?,
                idealWidth: Double?,
                maxWidth: Double?,
                minHeight: Double?,
                idealHeight: Double?,
                maxHeight: Double?,
                alignment: Alignment
            ) in
            view.frame(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        }
        modifier("offset", .or("x", 0.0), .or("y", 0.0)) { (view, x: Double, y: Double) in
            view.offset(x: x, y: y)
        }
        modifier("offset", "_") { (view, offset: CGSize) in view.offset(x: offset.width, y: offset.height) }
        modifier("fixedSize") { view in view.fixedSize() }
        modifier("fixedSize", "horizontal", "vertical") { (view, horizontal: Bool, vertical: Bool) in
            view.fixedSize(horizontal: horizontal, vertical: vertical)
        }
        modifier("layoutPriority", "_") { (view, priority: Double) in view.layoutPriority(priority) }
        modifier("aspectRatio", .orNil("_"), "contentMode") { (view, ratio: Double?, mode: ContentMode) in
            view.aspectRatio(ratio, contentMode: mode)
        }
        modifier("aspectRatio", "_", "contentMode") { (view, size: CGSize, mode: ContentMode) in
            view.aspectRatio(size, contentMode: mode)
        }
        modifier("scaledToFit") { view in view.scaledToFit() }
        modifier("scaledToFill") { view in view.scaledToFill() }
        modifier("zIndex", "_") { (view, index: Double) in view.zIndex(index) }
        modifier("ignoresSafeArea") { view in view.ignoresSafeArea() }
        modifier("id", "_") { (view, id: Any0) in view.id(id) }
        modifier("tag", "_") { (view, tag: Any0) in view.tag(tag) }
        modifier("position", "_") { (view, position: CGPoint) in view.position(position) }
        modifier("position", .or("x", 0.0), .or("y", 0.0)) { (view, x: Double, y: Double) in
            view.position(x: x, y: y)
        }
    }
}

/// A style of labels.
struct AnyLabelStyle: Bridged {
    let style: any LabelStyle
    static var bridgedType: StyleType { .any("LabelStyle") }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any LabelStyle): self.style = style
        case .record(let record): style = InterpretedLabelStyle(record)
        default: throw .mismatch(value, Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension LabelStyle {
    fileprivate func applied(to view: AnyView) -> any View { view.labelStyle(self) }
}

/// The axis of a rotation in space.
struct Axis3D: Bridged {
    let x, y, z: Double

    static var bridgedType: StyleType {
        .tuple([.init("x", .double), .init("y", .double), .init("z", .double)])
    }

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let values) = value, values.count == 3 else {
            throw .mismatch(value, Self.bridgedType)
        }
        x = try Double(bridging: values[0])
        y = try Double(bridging: values[1])
        z = try Double(bridging: values[2])
    }

    var bridged: Value { .tuple([.number(x), .number(y), .number(z)]) }
}
