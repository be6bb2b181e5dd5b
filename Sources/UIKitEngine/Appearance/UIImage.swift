import AppleDesign
import Graphics
public import ViewEngine

/// A system symbol, by its SF Symbols name, or an image of a project; one that is not known is a rectangle.
public struct UIImage: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case symbol(String)
        case resource
        case picture(PictureReference)
        case drawing(DrawnImage)
    }

    /// An image of a project; two of one path are equal.
    private struct PictureReference: Hashable, Sendable {
        let resource: any ImageResource

        static func == (first: PictureReference, second: PictureReference) -> Bool {
            first.resource.path == second.resource.path
        }

        func hash(into hasher: inout Hasher) { hasher.combine(resource.path) }
    }

    /// The way in which an image takes the tint.
    public enum RenderingMode: Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    private let source: Source
    private var tint: ColorIdentity?
    private var mode = RenderingMode.automatic
    /// The mode of an image without one: buttons of the system tint it.
    private var usualMode = Image.TemplateRenderingMode.original
    /// The parts of a picture that are not enlarged with it; `nil` for those that its project states.
    var ownSlices: ImageSlices?
    /// The size, the weight and the colors of a symbol; `nil` for those around it.
    public private(set) var symbolConfiguration: SymbolConfiguration?

    /// An image of a project.
    package init(_ resource: any ImageResource) {
        source = .picture(PictureReference(resource: resource))
    }

    /// An image that commands draw.
    init(_ drawing: DrawnImage) {
        source = .drawing(drawing)
    }

    /// The picture of an image that commands draw; `nil` for every other image.
    var drawing: DrawnImage? {
        if case .drawing(let drawing) = source { drawing } else { nil }
    }

    /// Whether a drawing is in the color around it.
    var isTemplateDrawing: Bool {
        mode == .alwaysTemplate || mode == .automatic && usualMode == .template
    }

    /// An image without content, which is a rectangle here.
    public init() {
        source = .resource
    }

    /// A system symbol; one without a name is no image.
    public init?(systemName: String) {
        guard !systemName.isEmpty else { return nil }
        source = .symbol(systemName)
    }

    /// A system symbol with a configuration.
    public init?(systemName: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: systemName)
        symbolConfiguration = configuration
    }

    /// Returns the image with a configuration in place of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        var image = self
        image.symbolConfiguration = configuration
        return image
    }

    /// Returns the image with the values of a configuration over its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
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
        image.tint = ColorIdentity(color: color)
        return image
    }

    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(mode)
    }

    /// The image, drawn in a mode if it has none.
    func usuallyRendered(as mode: Image.TemplateRenderingMode) -> UIImage {
        var image = self
        image.usualMode = mode
        return image
    }

    /// The color that the image has of its own; `nil` if it has that around it.
    var originalColor: UIColor? { mode == .alwaysOriginal ? tint?.color : nil }

    /// The image as a view.
    package var image: Image {
        switch source {
        case .symbol(let name): Image(systemName: name)
        // A view draws a drawing.
        case .resource, .drawing: Image(decorative: "")
        case .picture(let reference):
            Image(reference.resource).renderingMode(templateMode).usuallyRendered(as: usualMode)
                .sliced(ownSlices)
        }
    }

    /// The file of an image of a project in light mode; `nil` for other images.
    var picture: ResourcePicture? {
        if case .picture(let reference) = source {
            reference.resource.picture(in: EnvironmentValues(palette: .iOS18))
        } else {
            nil
        }
    }

    /// The mode of a picture; `nil` for that which its project states.
    private var templateMode: Image.TemplateRenderingMode? {
        switch mode {
        case .automatic: nil
        case .alwaysTemplate: .template
        // The tint of an original is its color.
        case .alwaysOriginal: tint == nil ? .original : .template
        }
    }
}

extension Image {
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
