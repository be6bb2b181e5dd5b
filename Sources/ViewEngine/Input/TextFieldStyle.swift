/// The appearance of fields for text.
public protocol TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    associatedtype _Body: View
    // swift-format-ignore: NoLeadingUnderscores
    typealias _Label = _TextFieldStyleLabel

    // swift-format-ignore: NoLeadingUnderscores
    /// Makes a view of the field, which the next style outwards draws.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style styles.
// swift-format-ignore: NoLeadingUnderscores
public struct _TextFieldStyleLabel: View {
    let content: AnyView

    package init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    public var body: some View { content }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field in a rectangle with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .padding(FieldMetrics.insets)
            .background(Color(.background), in: RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius))
            .overlay {
                RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius)
                    .strokeBorder(Color(.separator), lineWidth: 2 / 3)
            }
    }
}

/// The style of a platform: a field without a border.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the fields inside that have no nearer style.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        transformEnvironment(\.textFieldStyle) { $0 = $0.pushing { style._body(configuration: $0) } }
    }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<TextField<_TextFieldStyleLabel>>.empty
}

extension EnvironmentValues {
    var textFieldStyle: StyleStack<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}
