import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addButtons() {
        add(ButtonRole.self, "Hashable")
        constants(
            "ButtonRole",
            ["destructive": ButtonRole.destructive, "cancel": .cancel, "close": .close, "confirm": .confirm]
        )
        add(ButtonStyleConfiguration.self)
        property("ButtonStyleConfiguration", "label") { (c: ButtonStyleConfiguration) in c.label }
        property("ButtonStyleConfiguration", "isPressed") { (c: ButtonStyleConfiguration) in c.isPressed }
        property("ButtonStyleConfiguration", "role") { (c: ButtonStyleConfiguration) in c.role }
        add(ButtonStyleConfiguration.Label.self, "View")
        add(PrimitiveButtonStyleConfiguration.self)
        property("PrimitiveButtonStyleConfiguration", "label") { (c: PrimitiveButtonStyleConfiguration) in
            c.label
        }
        property("PrimitiveButtonStyleConfiguration", "role") { (c: PrimitiveButtonStyleConfiguration) in
            c.role
        }
        method("PrimitiveButtonStyleConfiguration", "trigger") { (c: PrimitiveButtonStyleConfiguration) in
            c.trigger()
            return Nothing()
        }
        add(PrimitiveButtonStyleConfiguration.Label.self, "View")

        add(type: .button, "View")
        viewInitializer(.button, .orNil("role"), "action", "label") {
            (role: ButtonRole?, action: Action, label: Builder) in
            Button(role: role, action: { _ = action() }, label: { label() })
        }
        viewInitializer(.button, "_", .orNil("role"), "action") {
            (title: Title, role: ButtonRole?, action: Action) in
            Button(role: role, action: { _ = action() }, label: { title.text })
        }
        viewInitializer(.button, "_", "systemImage", .orNil("role"), "action") {
            (title: Title, name: String, role: ButtonRole?, action: Action) in
            Button(role: role) {
                _ = action()
            } label: {
                Label(title: { title.text }, icon: { Image(systemName: name) })
            }
        }
        // A value of `ImageResource` is the image that it names.
        viewInitializer(.button, "_", "image", .orNil("role"), "action") {
            (title: Title, image: Image, role: ButtonRole?, action: Action) in
            Button(role: role) {
                _ = action()
            } label: {
                Label(title: { title.text }, icon: { image })
            }
        }
        viewInitializer(.button, "role", "action") { (role: ButtonRole, action: Action) in
            Button(role: role) { _ = action() }
        }
        viewInitializer(.button, "_") { (configuration: PrimitiveButtonStyleConfiguration) in
            Button(configuration)
        }
        add(ButtonBorderShape.self, "Hashable", "InsettableShape")
        constants(
            "ButtonBorderShape",
            [
                "automatic": ButtonBorderShape.automatic, "capsule": .capsule, "circle": .circle,
                "roundedRectangle": .roundedRectangle,
            ]
        )
        factory("ButtonBorderShape", "roundedRectangle", "radius") { (radius: Double) in
            ButtonBorderShape.roundedRectangle(radius: radius)
        }
        add(ButtonSizing.self, "Hashable")
        constants(
            "ButtonSizing",
            ["automatic": ButtonSizing.automatic, "flexible": .flexible, "fitted": .fitted]
        )
    }

    mutating func addStyles() {
        modifier("buttonStyle", "_") { (view, style: AnyPrimitiveButtonStyle) in style.applied(to: view) }
        modifier("buttonStyle", "_") { (view, style: AnyButtonStyle) in style.applied(to: view) }
        viewMethod("ButtonStyle", "makeBody", "configuration") {
            (style: AnyButtonStyle, configuration: ButtonStyleConfiguration) in
            style.body(configuration)
        }
        let style = StyleType.any(.primitiveButtonStyle)
        constant("PrimitiveButtonStyle", "plain", typed: style) { PlainButtonStyle() }
        constant("PrimitiveButtonStyle", "automatic", typed: style) { DefaultButtonStyle() }
        constant("PrimitiveButtonStyle", "bordered", typed: style) { BorderedButtonStyle() }
        constant("PrimitiveButtonStyle", "borderedProminent", typed: style) { BorderedProminentButtonStyle() }
        constant("PrimitiveButtonStyle", "borderless", typed: style) { BorderlessButtonStyle() }
        constant("PrimitiveButtonStyle", "link", typed: style) { LinkButtonStyle() }
        constant("PrimitiveButtonStyle", "accessoryBar", typed: style) { AccessoryBarButtonStyle() }
        constant("PrimitiveButtonStyle", "accessoryBarAction", typed: style) {
            AccessoryBarActionButtonStyle()
        }
        constant("PrimitiveButtonStyle", "card", typed: style) { CardButtonStyle() }
        constant("PrimitiveButtonStyle", "glass", typed: style) { GlassButtonStyle() }
        constant("PrimitiveButtonStyle", "glassProminent", typed: style) { GlassProminentButtonStyle() }
        addSystemStyle(.plainButtonStyle) { PlainButtonStyle() }
        addSystemStyle(.defaultButtonStyle) { DefaultButtonStyle() }
        addSystemStyle(.borderedButtonStyle) { BorderedButtonStyle() }
        addSystemStyle(.borderedProminentButtonStyle) { BorderedProminentButtonStyle() }
        addSystemStyle(.borderlessButtonStyle) { BorderlessButtonStyle() }
        addSystemStyle(.linkButtonStyle) { LinkButtonStyle() }
        addSystemStyle(.accessoryBarButtonStyle) { AccessoryBarButtonStyle() }
        addSystemStyle(.accessoryBarActionButtonStyle) { AccessoryBarActionButtonStyle() }
        addSystemStyle(.cardButtonStyle) { CardButtonStyle() }
        addSystemStyle(.glassButtonStyle) { GlassButtonStyle() }
        addSystemStyle(.glassProminentButtonStyle) { GlassProminentButtonStyle() }
    }

    private mutating func addSystemStyle<Style: PrimitiveButtonStyle>(
        _ type: EngineType,
        make: @escaping @Sendable () -> Style
    ) {
        add(type: type, "PrimitiveButtonStyle")
        viewInitializer(type, call: make)
        viewMethod("PrimitiveButtonStyle", "makeBody", "configuration") {
            (style: AnyPrimitiveButtonStyle, configuration: PrimitiveButtonStyleConfiguration) in
            style.body(configuration)
        }
    }
}

/// A primitive button style of any type.
struct AnyPrimitiveButtonStyle: Bridged {
    private let style: any PrimitiveButtonStyle
    static var bridgedType: StyleType { .any(.primitiveButtonStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any PrimitiveButtonStyle): self.style = style
        case .record, .object: style = InterpretedPrimitiveButtonStyle(value)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }

    func applied(to view: AnyView) -> any View {
        func apply<Style: PrimitiveButtonStyle>(_ style: Style) -> any View { view.buttonStyle(style) }
        return apply(style)
    }

    func body(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
        func make<Style: PrimitiveButtonStyle>(_ style: Style) -> any View {
            style.makeBody(configuration: configuration)
        }
        return make(style)
    }
}

/// A button style of any type.
struct AnyButtonStyle: Bridged {
    private let style: any ButtonStyle
    static var bridgedType: StyleType { .any(.buttonStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any ButtonStyle): self.style = style
        case .record, .object: style = InterpretedButtonStyle(value)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }

    func applied(to view: AnyView) -> any View {
        func apply<Style: ButtonStyle>(_ style: Style) -> any View { view.buttonStyle(style) }
        return apply(style)
    }

    func body(_ configuration: ButtonStyleConfiguration) -> any View {
        func make<Style: ButtonStyle>(_ style: Style) -> any View {
            style.makeBody(configuration: configuration)
        }
        return make(style)
    }
}

/// A modifier of the source.
struct AnyModifier: Bridged, ViewModifier {
    /// The modifier; nil for one that is not in the source, and changes nothing.
    private let record: Value.Record?
    static var bridgedType: StyleType { .any(.viewModifier) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .record(let record): self.record = record
        case .none: record = nil
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { record.map(Value.record) ?? .none }

    func body(content: Content) -> AnyView { AnyView(applied(to: AnyView(content))) }

    func applied(to view: AnyView) -> any View {
        guard let record else { return view }
        if record.checkedType.protocols.contains("GeometryEffect") {
            return view.modifier(InterpretedGeometryEffect(record: record))
        }
        return record.isAnimatable
            ? view.modifier(InterpretedAnimatableModifier(record: record))
            : view.modifier(InterpretedModifier(record))
    }
}

extension ButtonSizing: EngineValue { static var engineType: EngineType { .buttonSizing } }
