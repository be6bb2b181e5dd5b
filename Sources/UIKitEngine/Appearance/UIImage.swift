public import ViewEngine

/// A system symbol, by its SF Symbols name, or an image of the app's resources, which is a rectangle here.
public struct UIImage: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case symbol(String)
        case resource
    }

    /// A color that an image is tinted with, which is equal to itself only.
    private struct Tint: Hashable, Sendable {
        let color: UIColor

        static func == (first: Tint, second: Tint) -> Bool { first.color === second.color }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(color)) }
    }

    /// The way in which an image takes the tint; every image here is a template.
    public enum RenderingMode: Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    private let source: Source
    private var tint: Tint?
    private var mode = RenderingMode.automatic

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

    /// Returns the image in a mode, of which `alwaysOriginal` shows the tint of an image that has one.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        var image = self
        image.mode = mode
        return image
    }

    /// Returns the image with a tint, which shows in the mode `alwaysOriginal`.
    public func withTintColor(_ color: UIColor) -> UIImage {
        var image = self
        image.tint = Tint(color: color)
        return image
    }

    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(mode)
    }

    /// The color that the image has of its own; `nil` if it has that around it.
    var originalColor: UIColor? { mode == .alwaysOriginal ? tint?.color : nil }

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
