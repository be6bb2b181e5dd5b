public import ViewEngine

/// A control that opens a URL, drawn by the nearest button style.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .controlTraits(ControlTraits(.link))
    }
}

extension Link where Label == Text {
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
