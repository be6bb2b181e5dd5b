/// A control that offers something to share, drawn by the nearest button style.
public struct ShareLink<Label: View>: View {
    private let label: Label

    /// Creates a link; what it shares is not in a picture.
    public init<Item>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a link with a preview of what it shares.
    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        Button {
            logAction("share")
        } label: {
            label
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(Text("Share\u{2026}"))
    }

    public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(Text(title))
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol, Item>(
        _ title: Title,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(title))
    }

    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        label = DefaultShareLinkLabel(Text("Share\u{2026}"))
    }

    public init<Title: StringProtocol, Item, PreviewImage, PreviewIcon>(
        _ title: Title,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        label = DefaultShareLinkLabel(Text(title))
    }
}

/// A title and the symbol of sharing.
public struct DefaultShareLinkLabel: View {
    let title: Text

    package init(_ title: Text) {
        self.title = title
    }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// The preview that a sheet shows of something that is shared.
public struct SharePreview<PreviewImage, PreviewIcon> {
    public init<Title: StringProtocol>(_ title: Title, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
    public init<Title: StringProtocol>(_ title: Title, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
    public init<Title: StringProtocol>(_ title: Title) {}
}
