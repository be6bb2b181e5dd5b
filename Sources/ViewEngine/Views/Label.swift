/// An icon and a title.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @Environment(\.labelSpacing) private var labelSpacing

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: labelSpacing) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
