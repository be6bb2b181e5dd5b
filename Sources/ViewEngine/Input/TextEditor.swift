/// A view of a long text, which is as large as it is proposed to be.
public struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    public var body: some View {
        // The insets of a `UITextView`.
        Text(verbatim: text.wrappedValue)
            .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Color(.background))
            .clipped()
    }
}
