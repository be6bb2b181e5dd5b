public import ViewEngine

/// A system symbol, by its SF Symbols name, or an image of the app's resources, which is a rectangle here.
public struct UIImage: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case symbol(String)
        case resource
    }

    /// The way in which an image takes the tint; every image here is a template.
    public enum RenderingMode: Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    private let source: Source

    /// An image without content, which is a rectangle here.
    public init() {
        source = .resource
    }

    /// A system symbol; one without a name is no image.
    public init?(systemName: String) {
        guard !systemName.isEmpty else { return nil }
        source = .symbol(systemName)
    }

    /// An image of the app's resources; one without a name is no image.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        source = .resource
    }

    /// Returns the image: every image here is a template.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

    /// Returns the image: the color of an image is that around it.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The image as a view.
    package var image: Image {
        switch source {
        case .symbol(let name): Image(systemName: name)
        case .resource: Image(decorative: "")
        }
    }
}

extension Image {
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
