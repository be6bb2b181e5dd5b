import StyleRuntime
import ViewEngine

// Links that share something.
extension Bridge {
    mutating func addShareLinks() {
        add(ShownPreview.self)
        initializer("_") { (title: Title) in ShownPreview() }
        initializer("_", "image") { (title: Title, image: Any0) in ShownPreview() }
        viewInitializer(.shareLink, labels: "item", .orNil("subject"), .orNil("message"), .orNil("preview")) {
            (item: Any0, _: Text?, _: Text?, _: ShownPreview?) in
            ShareLink(item: item)
        }
        viewInitializer(
            .shareLink,
            labels: "_",
            "item",
            .orNil("subject"),
            .orNil("message"),
            .orNil("preview")
        ) { (title: Title, item: Any0, _: Text?, _: Text?, _: ShownPreview?) in
            ShareLink(item: item) { DefaultShareLinkLabel(title.text) }
        }
        viewInitializer(
            .shareLink,
            labels: "item",
            .orNil("subject"),
            .orNil("message"),
            .orNil("preview"),
            "label"
        ) { (item: Any0, _: Text?, _: Text?, _: ShownPreview?, label: Builder) in
            ShareLink(item: item) { label() }
        }
    }
}

/// The preview that a sheet shows of something that is shared, which no picture has.
private struct ShownPreview: EngineValue {
    static var engineType: EngineType { .sharePreview }
}
