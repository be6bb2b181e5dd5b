import StyleRuntime
import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addButtons() {
        viewInitializer(.button, labels: "_", .orNil("role"), "action") {
            (title: Title, role: ButtonRole?, action: Action) in
            Button(role: role, action: { _ = action() }, label: { title.text })
        }
        viewInitializer(.button, labels: "_", "systemImage", .orNil("role"), "action") {
            (title: Title, name: String, role: ButtonRole?, action: Action) in
            Button(role: role) {
                _ = action()
            } label: {
                Label(title: { title.text }, icon: { Image(systemName: name) })
            }
        }
        // A value of `ImageResource` is the image that it names.
        viewInitializer(.button, labels: "_", "image", .orNil("role"), "action") {
            (title: Title, image: Image, role: ButtonRole?, action: Action) in
            Button(role: role) {
                _ = action()
            } label: {
                Label(title: { title.text }, icon: { image })
            }
        }
    }

    mutating func addStyles() {
        viewMethod("makeBody", of: "ButtonStyle", labels: "configuration") {
            (style: AnyButtonStyle, configuration: ButtonStyleConfiguration) in
            style.body(configuration)
        }
        viewMethod("makeBody", of: "PrimitiveButtonStyle", labels: "configuration") {
            (style: AnyPrimitiveButtonStyle, configuration: PrimitiveButtonStyleConfiguration) in
            style.body(configuration)
        }
    }
}

/// A primitive button style of any type.
struct AnyPrimitiveButtonStyle: Bridged {
    let style: any PrimitiveButtonStyle
    static var bridgedType: StyleType { .any(.primitiveButtonStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any PrimitiveButtonStyle): self.style = style
        case .record, .object: style = InterpretedPrimitiveButtonStyle(value)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }

    func body(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
        func make<Style: PrimitiveButtonStyle>(_ style: Style) -> any View {
            style.makeBody(configuration: configuration)
        }
        return make(style)
    }
}

/// A button style of any type.
struct AnyButtonStyle: Bridged {
    let style: any ButtonStyle
    static var bridgedType: StyleType { .any(.buttonStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any ButtonStyle): self.style = style
        case .record, .object: style = InterpretedButtonStyle(value)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }

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
