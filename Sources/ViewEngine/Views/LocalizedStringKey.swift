/// A key of a text that an app translates.
///
/// A picture shows the text that a project has for it, or else the key; both may have Markdown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    let parts: [Text]
    /// The key as it was written, with a placeholder for each text between its literals.
    package let string: String
    /// Finds the text of the key; `nil` where there are no texts of a project.
    package var localizer: (any TextLocalizer)?

    public init(_ value: String) {
        string = value
        parts = [Text].marked(up: value, between: [])
    }

    public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
        first.string == second.string
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        parts = stringInterpolation.finished
    }

    /// Whether a string may be drawn otherwise as a key.
    package static func mayHaveMarkdown(_ text: String) -> Bool { InlineMarkdown.isPossible(in: text) }

    /// The literals of a key and the values between them, which may be texts and symbols.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The key, with a placeholder for each text between its literals.
        fileprivate var string = ""
        private var texts: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate var finished: [Text] { .marked(up: string, between: texts) }

        private mutating func append(_ text: Text) {
            texts.append(text)
            string.append(InlineMarkdown.placeholder)
        }

        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Appends a value, whose characters are no Markdown.
        public mutating func appendInterpolation<Value>(_ value: Value) { append(plain: "\(value)") }

        private mutating func append(plain text: String) {
            if InlineMarkdown.isPossible(in: text) || text.contains(InlineMarkdown.placeholder) {
                append(Text(verbatim: text))
            } else {
                string += text
            }
        }

        public mutating func appendInterpolation(_ text: Text) { append(text) }

        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        /// Appends a number in a format of `printf`.
        public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
            append(plain: String(format: specifier, value))
        }
    }
}

extension [Text] {
    /// The parts of a key with texts at its placeholders.
    fileprivate static func marked(up string: String, between texts: [Text]) -> [Text] {
        guard !texts.isEmpty || InlineMarkdown.isPossible(in: string) else {
            return string.isEmpty ? [] : [Text(verbatim: string)]
        }
        let spans =
            InlineMarkdown.isPossible(in: string)
            ? InlineMarkdown.spans(of: string) : [InlineMarkdown.Span(text: string)]
        var rest = texts[...]
        return spans.flatMap { span in
            span.text.split(between: InlineMarkdown.placeholder).flatMap { part -> [Text] in
                let text = part == String(InlineMarkdown.placeholder) ? rest.popFirst() : nil
                return [(text ?? Text(verbatim: part)).marked(up: span.attributes)]
            }
        }
    }
}

extension String {
    /// The parts between a character, and the character, in their order; none is empty.
    fileprivate func split(between separator: Character) -> [String] {
        var parts: [String] = []
        var isAfterSeparator = true
        for character in self {
            if character == separator || isAfterSeparator {
                parts.append(String(character))
            } else {
                parts[parts.count - 1].append(character)
            }
            isAfterSeparator = character == separator
        }
        return parts
    }
}

extension Text {
    /// The text with the attributes of Markdown, which is under the attributes of its own.
    fileprivate func marked(up attributes: InlineMarkdown.Attributes) -> Text {
        var text = self
        if attributes.contains(.strong) { text = text.bold() }
        if attributes.contains(.emphasized) { text = text.italic() }
        if attributes.contains(.code) { text = text.fontDesign(.monospaced) }
        if attributes.contains(.strikethrough) { text = text.strikethrough() }
        if attributes.contains(.link) { text = text.foregroundStyle(.tint) }
        return text
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
