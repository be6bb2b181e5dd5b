package import Graphics

/// An image among the resources of a project.
package protocol ImageResource: Sendable {
    /// The name by which a source names it.
    var name: String { get }
    /// Tells images apart.
    var path: String { get }

    /// The picture of the image in an environment; `nil` if there is none for it.
    func picture(in environment: EnvironmentValues) -> ResourcePicture?
}

/// The images of a project by their names.
package protocol ImageLibrary: Sendable {
    /// The image that a name means where nothing else says which; `nil` if there is none.
    func image(named name: String) -> (any ImageResource)?
}

/// A file of an image, chosen for an environment.
package struct ResourcePicture: Sendable {
    /// In points.
    package var size: CGSize
    /// Whether only the alpha of its pixels is drawn, in the color around it.
    package var isTemplate: Bool?
    /// Whether it is drawn as in a mirror.
    package var isMirrored: Bool
    /// Whether it is drawn in more pixels where it is larger than its own size.
    package var isScalable = false
    /// The distance from its top to the baseline of a line; `nil` for its bottom, as a picture has it.
    package var baseline: CGFloat?
    /// The path of its file.
    package var path: String
    /// The pixels that its file has for a point; two for a picture of vectors.
    package var pixelsOfPoint: CGFloat = 2
    /// The parts that are not enlarged with it, in points; `nil` if all of it is stretched.
    package var slices: ImageSlices?
    /// A PNG as a drawing needs it; `nil` for a picture that is not drawn.
    package var png: (@Sendable (_ drawing: ResourceDrawing) -> [UInt8]?)?

    package init(size: CGSize, isTemplate: Bool?, isMirrored: Bool, path: String) {
        self.size = size
        self.isTemplate = isTemplate
        self.isMirrored = isMirrored
        self.path = path
    }
}

/// A way to draw a picture.
package struct ResourceDrawing: Hashable, Sendable {
    /// The greatest number of pixels in each direction.
    package var size: PixelSize
    /// The size of the picture by its slices, in points; `nil` without them.
    package var stretch: ImageStretch?
    /// Whether its pixels are white with the alpha of the picture.
    package var isTemplate: Bool

    package init(size: PixelSize, stretch: ImageStretch? = nil, isTemplate: Bool) {
        self.size = size
        self.stretch = stretch
        self.isTemplate = isTemplate
    }
}

/// A reference to an image of a project; two of one path are equal.
struct ImageReference: Hashable, Sendable {
    let resource: any ImageResource

    static func == (first: ImageReference, second: ImageReference) -> Bool {
        first.resource.path == second.resource.path
    }

    func hash(into hasher: inout Hasher) { hasher.combine(resource.path) }
}

extension EnvironmentValues {
    /// The size in points and the weight of the font in which a symbol is drawn.
    package var symbolFont: (size: CGFloat, weight: Int) {
        let font = (font ?? .body).resolve(in: self)
        return (font.size * imageScale.factor, font.weight)
    }
}
