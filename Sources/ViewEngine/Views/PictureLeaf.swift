import Graphics

/// A picture of a project in its own size, or in one that is proposed.
struct PictureLeaf: Leaf {
    private let picture: ResourcePicture
    private let name: String
    private let isTemplate: Bool
    private let isResizable: Bool
    private let slices: ImageSlices?
    private let font: FontDescriptor
    private let displayScale: CGFloat
    /// The color of a template; that of another picture says how opaque it is.
    var color: ResolvedColor

    init(
        _ picture: ResourcePicture,
        named name: String,
        isTemplate: Bool,
        isResizable: Bool,
        slices: ImageSlices?,
        in environment: EnvironmentValues
    ) {
        self.picture = picture
        self.name = name
        self.isTemplate = isTemplate
        self.isResizable = isResizable
        self.slices = slices
        font = (environment.font ?? .body).resolve(in: environment)
        displayScale = environment.displayScale
        color =
            isTemplate
            ? AnyShapeStyle.label.resolve(in: environment)
            : ResolvedColor(red: 0, green: 0, blue: 0)
    }

    var animatableData: ResolvedColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    var layerRole: LayerRole { .symbol }

    var spokenContent: SpokenContent? { .symbol(name) }

    var isVisible: Bool { color.opacity > 0 }

    func change(from old: PictureLeaf) -> ContentChange? {
        picture.path == old.picture.path && isTemplate == old.isTemplate ? nil : .fade
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard isResizable else {
            return CGSize(
                width: picture.size.width.roundedUp(toScale: displayScale),
                height: picture.size.height.roundedUp(toScale: displayScale)
            )
        }
        return CGSize(
            width: proposal.width ?? picture.size.width,
            height: proposal.height ?? picture.size.height
        )
    }

    func baselines(in size: CGSize) -> TextBaselines? {
        guard let baseline = picture.baseline, picture.size.height > 0 else { return nil }
        let scaled = (baseline * size.height / picture.size.height).rounded(toScale: displayScale)
        return TextBaselines(first: scaled, last: scaled)
    }

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        let frame = place.pixelFrame
        guard frame.width > 0, frame.height > 0 else { return }
        // The size at rest, so that the pixels are the same at every moment.
        let drawing = drawing(in: place.size)
        guard let png = picture.png?(drawing) else {
            let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.3)
            items.append(.fill(.rectangle(frame), color: gray))
            return
        }
        let drawnSize = drawing.stretch?.size ?? picture.size
        let drawn = fitted(.glyphs(run(of: png, in: drawnSize, at: frame.origin)), from: drawnSize, in: frame)
        guard isTemplate else {
            items.append(drawn)
            return
        }
        items.append(
            .group(
                .mask(isInverted: false),
                items: [
                    .group(.compositing, items: [drawn]),
                    .group(.compositing, items: [.fill(.rectangle(frame), color: color)]),
                ]
            )
        )
    }

    /// The way in which the picture is drawn in a size.
    private func drawing(in size: CGSize) -> ResourceDrawing {
        stretched(to: size) ?? ResourceDrawing(size: pixels(of: size), isTemplate: isTemplate)
    }

    /// The way in which the picture is drawn by its slices; `nil` if it has none, or the size is its own, or too large for
    /// one pixel in a point.
    private func stretched(to size: CGSize) -> ResourceDrawing? {
        guard let slices, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            abs(size.width - picture.size.width) > 1e-6 || abs(size.height - picture.size.height) > 1e-6
        else { return nil }
        for scale in [2, 1] as [CGFloat] where scale == 1 || picture.pixelsOfPoint >= 2 {
            let pixels = PixelSize(
                containing: CGSize(
                    width: (size.width * scale).rounded(),
                    height: (size.height * scale).rounded()
                )
            )
            if pixels.width <= ImageLimits.stretchedLength, pixels.height <= ImageLimits.stretchedLength,
                pixels.count <= ImageLimits.drawnPixels
            {
                return ResourceDrawing(
                    size: pixels,
                    stretch: ImageStretch(slices: slices, size: size),
                    isTemplate: isTemplate
                )
            }
        }
        return nil
    }

    /// The pixels in which the picture is drawn: two for a point, of its own size at most, unless it can be enlarged.
    private func pixels(of size: CGSize) -> PixelSize {
        let share = max(size.width / picture.size.width, size.height / picture.size.height)
        var scale = 2 * PictureScale.step(below: min(picture.isScalable ? PictureScale.largest : 1, share))
        // The steps are not exact; the sides are rounded down.
        let limit = CGFloat(ImageLimits.drawnPixels) * 1.000_001
        while picture.size.width * picture.size.height * scale * scale > limit {
            scale /= PictureScale.factor
        }
        return PixelSize(
            containing: CGSize(
                width: (picture.size.width * scale + 0.01).rounded(.down),
                height: (picture.size.height * scale + 0.01).rounded(.down)
            )
        )
    }

    /// The picture in a size as the drawing of a glyph, which is an image as that of an emoji.
    private func run(of png: [UInt8], in size: CGSize, at origin: CGPoint) -> GlyphRun {
        let glyph = Glyph(.bitmap(png: png, frame: CGRect(origin: .zero, size: size)))
        return GlyphRun(
            content: .symbol(name),
            font: font,
            origin: origin,
            glyphs: [PositionedGlyph(glyph: glyph, position: .zero)],
            metrics: LineMetrics(ascent: 0, descent: size.height),
            width: size.width,
            color: isTemplate ? ResolvedColor(red: 0, green: 0, blue: 0) : color
        )
    }

    /// The picture, drawn in a size from the origin of a frame, in all of the frame.
    private func fitted(_ item: DisplayItem, from size: CGSize, in frame: CGRect) -> DisplayItem {
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        // The sides of a frame on whole pixels have a difference that is not exact.
        guard abs(x - 1) > 1e-6 || abs(y - 1) > 1e-6 || picture.isMirrored else { return item }
        var transform = CGAffineTransform(scaleX: x, y: y, anchor: frame.origin)
        if picture.isMirrored {
            let center = CGPoint(x: frame.midX, y: frame.midY)
            transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1, anchor: center))
        }
        return .group(.transform(transform), items: [item])
    }
}

/// The sizes in which a picture is drawn: few, so that many views of one picture have few files.
private enum PictureScale {
    /// The fourth root of 2: there are four sizes from one to its half.
    static let factor: CGFloat = 1.189_207_115

    /// That of a picture that can be enlarged.
    static let largest: CGFloat = 8

    /// The largest of the scales that are not above one.
    static func step(below scale: CGFloat) -> CGFloat {
        var step = scale > 1 ? largest : 1
        while step > max(scale, 0.001) * 1.000_001 { step /= factor }
        return step
    }
}
