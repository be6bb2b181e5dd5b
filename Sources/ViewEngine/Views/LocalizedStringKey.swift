/// A key of a text that an app translates; a picture shows the key.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    let parts: [Text]

    public init(_ value: String) {
        parts = [Text(verbatim: value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.finished
    }

    /// The literals of a key and the values between them, which may be texts and symbols.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var texts: [Text] = []
        /// The end of the key that is one string.
        private var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate var finished: [Text] { string.isEmpty ? texts : texts + [Text(verbatim: string)] }

        private mutating func append(_ text: Text) {
            texts = finished + [text]
            string = ""
        }

        public mutating func appendLiteral(_ literal: String) { string += literal }

        public mutating func appendInterpolation<Value>(_ value: Value) { string += "\(value)" }

        public mutating func appendInterpolation(_ text: Text) { append(text) }

        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        /// Appends a number in a format of `printf`.
        public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
            string += NumberFormat.format(specifier, with: [value])
        }
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewEngine.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a stand-in for an image of the app's resources.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

// A picture has one accessible name, which its request states, so that none of these has an effect.
extension View {
    public func accessibilityLabel(_ key: LocalizedStringKey) -> Self { self }
    public func accessibilityHint(_ key: LocalizedStringKey) -> Self { self }
    public func accessibilityValue(_ key: LocalizedStringKey) -> Self { self }
    public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }

    public func accessibilityAction(
        named key: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> Self { self }

    /// Has no effect: a picture has no pointer that rests.
    public func help(_ key: LocalizedStringKey) -> Self { self }
}
