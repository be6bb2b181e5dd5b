/// A control for a secret text, which shows a bullet for each character.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        // The style of the fields around it draws it, as one that shows bullets.
        let bullets = String(repeating: "•", count: min(text.wrappedValue.count, Self.limit))
        return TextField(text: .constant(bullets), prompt: prompt) { label }
    }

    /// The number of bullets that are drawn at most.
    private static var limit: Int { 200 }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
