import AssetCatalogs
import Graphics
import ProjectResources
import ResourceFiles
import Synchronization
import ViewEngine

/// An image of a project, whose file is chosen by the environment and read when it is drawn.
struct ProjectImage: ImageResource {
    let imageSet: ImageSet
    let files: ImageFiles

    var name: String { imageSet.name }
    var path: String { imageSet.path + "/" + imageSet.name }

    /// Whether its file in light mode is drawn, and not only its place held.
    var isDrawn: Bool {
        var traits = AssetTraits()
        traits.languages = files.languages(of: .current)
        return imageSet.image(for: traits).flatMap { files.file(at: $0.file) }?.isDrawn ?? false
    }

    func picture(in environment: EnvironmentValues) -> ResourcePicture? {
        var traits = AssetTraits(environment)
        // Not more than in any catalog, also for a number that a source sets.
        let displayScale = environment.displayScale
        traits.scale = displayScale > 1 ? Int(min(displayScale, 4).rounded()) : 1
        traits.languages = files.languages(of: environment.locale)
        guard let choice = imageSet.image(for: traits), let file = files.file(at: choice.file) else {
            return nil
        }
        let pixelsOfPoint = file.isVector ? 1 : CGFloat(max(1, choice.entry.scale ?? 1))
        var picture = ResourcePicture(
            size: CGSize(width: file.size.width / pixelsOfPoint, height: file.size.height / pixelsOfPoint),
            isTemplate: imageSet.renderingIntent.map { $0 == .template },
            isMirrored: choice.isMirrored,
            path: choice.file
        )
        picture.isScalable = file.isVector && imageSet.preservesVectors
        if !file.isVector { picture.pixelsOfPoint = pixelsOfPoint }
        picture.slices = choice.entry.resizing.map { ImageSlices($0).scaled(by: 1 / pixelsOfPoint) }
        if file.isDrawn {
            let files = files
            picture.png = { drawing in
                var drawing = drawing
                drawing.stretch = drawing.stretch?.scaled(by: pixelsOfPoint)
                return files.png(at: choice.file, drawing)
            }
        }
        return picture
    }
}

extension ImageFiles.File {
    /// The pixels that there are; `nil` for a picture of vectors that is drawn in any size.
    fileprivate var pixels: PixelSize? {
        isVector ? drawn : PixelSize(width: Int(size.width), height: Int(size.height))
    }
}

/// The files of the images of a project: their sizes, and their pixels in the sizes in which they were drawn.
final class ImageFiles: Sendable {
    /// The facts about a file that its header states.
    struct File: Sendable {
        /// In pixels, or in points for a picture of vectors.
        let size: CGSize
        let isVector: Bool
        /// Whether it is drawn, or only its place is held.
        let isDrawn: Bool
        /// The pixels of a picture of vectors that was drawn before.
        var drawn: PixelSize?
    }

    private struct Key: Hashable {
        let path: String
        let drawing: ResourceDrawing
    }

    private struct SymbolKey: Hashable {
        let path: String
        let variant: String
    }

    private struct Known {
        var symbols: [SymbolKey: SymbolBox?] = [:]
        var files: [String: File?] = [:]
        var pictures: [Key: [UInt8]?] = [:]
        var byteCount = 0
    }

    private let project: ProjectResources
    private let known = Mutex(Known())

    /// The bytes of pictures that are kept; beyond them all are forgotten.
    private static let keptBytes = 16 << 20
    /// The bytes that a picture takes beside those of its file.
    private static let pictureBytes = 256

    init(_ project: ProjectResources) {
        self.project = project
    }

    /// The facts about a file; nil if it cannot be read.
    func file(at path: String) -> File? {
        if let file = known.withLock({ $0.files[path] }) { return file }
        let file = read(path)
        known.withLock { $0.files[path] = file }
        return file
    }

    private func read(_ path: String) -> File? {
        guard let bytes = project.tree.bytes(of: path) else { return nil }
        let reader = project.imageReader
        if let size = reader?.size(of: bytes) {
            let size = CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
            return File(size: size, isVector: false, isDrawn: true)
        }
        if let size = PortableDocument.size(of: bytes) {
            let drawn = project.drawnDocuments[path].flatMap { reader?.size(of: $0) }
            return File(size: size, isVector: true, isDrawn: drawn != nil, drawn: drawn)
        }
        guard path.lowercased().hasSuffix(".svg") else { return nil }
        if project.allowsVectors, let size = reader?.vectorSize(of: bytes) {
            return File(size: size, isVector: true, isDrawn: true)
        }
        return VectorHeader.size(of: bytes).map { File(size: $0, isVector: true, isDrawn: false) }
    }

    /// A file as a PNG with at most a number of pixels; the unit of a stretch is a pixel of the file, or a point for
    /// vectors.
    func png(at path: String, _ drawing: ResourceDrawing) -> [UInt8]? {
        guard let file = file(at: path), file.isDrawn,
            let bytes = file.drawn == nil ? project.tree.bytes(of: path) : project.drawnDocuments[path]
        else {
            return nil
        }
        var drawing = drawing
        if let pixels = file.pixels, drawing.stretch == nil {
            drawing.size.width = min(drawing.size.width, pixels.width)
            drawing.size.height = min(drawing.size.height, pixels.height)
        }
        if let pixels = file.drawn {
            drawing.stretch = drawing.stretch?.scaled(by: CGFloat(pixels.width) / file.size.width)
        }
        let (size, stretch, isTemplate) = (drawing.size, drawing.stretch, drawing.isTemplate)
        guard size.width > 0, size.height > 0, size.count <= ImageLimits.drawnPixels else { return nil }
        let reader = project.imageReader
        return picture(Key(path: path, drawing: drawing)) {
            file.pixels == nil
                ? reader?.png(ofVectors: bytes, size: size, stretch: stretch, isTemplate: isTemplate)
                : reader?.png(of: bytes, size: size, stretch: stretch, isTemplate: isTemplate)
        }
    }

    /// A picture that is kept, or made.
    private func picture(_ key: Key, make: () -> [UInt8]?) -> [UInt8]? {
        if let picture = known.withLock({ $0.pictures[key] }) { return picture }
        let picture = make()
        known.withLock { known in
            let bytes = Self.pictureBytes + (picture?.count ?? 0)
            known.byteCount += bytes
            if known.byteCount > Self.keptBytes {
                known.pictures = [:]
                known.byteCount = bytes
            }
            known.pictures[key] = picture
        }
        return picture
    }

    /// The box of a symbol at a font of 100 points; nil if it is not drawn.
    func symbol(at path: String, variants: [String]) -> SymbolBox? {
        let key = SymbolKey(path: path, variant: variants.first ?? "")
        if let box = known.withLock({ $0.symbols[key] }) { return box }
        var box: SymbolBox?
        if project.allowsVectors, let bytes = project.tree.bytes(of: path) {
            box = project.imageReader?.symbol(of: bytes, variants: variants)
        }
        let found = box
        known.withLock { $0.symbols[key] = found }
        return found
    }

    /// A symbol in white as a PNG with a number of pixels.
    func png(ofSymbolAt path: String, variants: [String], size: PixelSize) -> [UInt8]? {
        let key = Key(
            path: path + "#" + (variants.first ?? ""),
            drawing: ResourceDrawing(size: size, isTemplate: true)
        )
        return picture(key) {
            project.tree.bytes(of: path).flatMap {
                project.imageReader?.png(ofSymbol: $0, variants: variants, size: size)
            }
        }
    }

    /// The languages of a locale in which an image is looked for, the nearest first.
    func languages(of locale: Locale) -> [String] { project.languages(of: locale.identifier) }
}
