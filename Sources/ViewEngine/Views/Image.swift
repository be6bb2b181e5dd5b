package import Graphics

/// A symbol by its SF Symbols name; for an unknown name a placeholder.
///
/// An image of a project is drawn by its pixels; one that is not known is a rectangle.
public struct Image: PrimitiveView {
    private enum Source: Hashable {
        case symbol(String)
        case resource(String)
        case picture(ImageReference)
    }

    private let source: Source
    /// The way in which the image takes the size that is proposed; `nil` if it has its own.
    private var resizing: Resizing?
    /// The parts of a picture that are not enlarged with it; `nil` for those that its project states.
    private var ownSlices: ImageSlices?
    /// The mode in which a symbol colors its layers; `nil` for that of the environment.
    var symbolRenderingMode: SymbolRenderingMode?
    /// The way in which a picture is drawn; `nil` for that which its project states.
    var templateRenderingMode: TemplateRenderingMode?
    /// The way in which a picture is drawn if neither it nor its project states one.
    private var usualRenderingMode = TemplateRenderingMode.original

    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// Creates an image of a project.
    package init(_ resource: any ImageResource) {
        source = .picture(ImageReference(resource: resource))
    }

    /// Creates a stand-in for an image of the app's resources.
    package init(resource name: String) {
        source = .resource(name)
    }

    /// Creates a stand-in for an image of the app's resources.
    public init(_ name: String) {
        self.init(resource: name)
    }

    /// Creates a stand-in for an image of the app's resources.
    public init(decorative name: String) {
        self.init(resource: name)
    }

    /// Creates a stand-in for an image of some resources.
    public init(_ name: String, bundle: Bundle?) {
        self.init(resource: name)
    }

    /// Creates a stand-in for an image of some resources.
    public init(decorative name: String, bundle: Bundle?) {
        self.init(resource: name)
    }

    /// The image of a project; `nil` for others.
    package var resource: (any ImageResource)? {
        if case .picture(let reference) = source { reference.resource } else { nil }
    }

    /// Creates a symbol, all of whose layers are drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// The image, drawn in a mode if neither it nor its project states one.
    package func usuallyRendered(as mode: TemplateRenderingMode) -> Image {
        var image = self
        image.usualRenderingMode = mode
        return image
    }

    /// The way in which an image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    private struct Resizing: Hashable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
    }

    private var isResizable: Bool { resizing != nil }

    /// The image in the size that is proposed.
    ///
    /// The parts of a picture inside the insets are not enlarged with it; without insets, those that its project states.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// The image with parts that are not enlarged with it.
    package func sliced(_ slices: ImageSlices?) -> Image {
        var image = self
        image.ownSlices = slices
        return image
    }

    /// The slices by which a picture is drawn in the size that is proposed.
    private func slices(of picture: ResourcePicture, in environment: EnvironmentValues) -> ImageSlices? {
        guard let resizing else { return nil }
        let insets = resizing.capInsets
        guard insets == EdgeInsets() else {
            // The insets are those of what is seen.
            let isTurned = (environment.layoutDirection == .rightToLeft) != picture.isMirrored
            return ImageSlices(
                top: insets.top,
                left: isTurned ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isTurned ? insets.leading : insets.trailing,
                isTiled: resizing.mode == .tile
            )
        }
        var slices = ownSlices ?? picture.slices
        if resizing.mode == .tile {
            slices = slices ?? ImageSlices(top: 0, left: 0, bottom: 0, right: 0, isTiled: true)
            slices?.isTiled = true
        }
        return slices
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch source {
        case .symbol: break
        case .resource(let name):
            guard let resource = inputs.inherited.environment.images?.image(named: name) else {
                return lowerResource(inputs, into: &nodes)
            }
            return lower(resource, inputs, into: &nodes)
        case .picture(let reference): return lower(reference.resource, inputs, into: &nodes)
        }
        let environment = inputs.inherited.environment
        guard let symbol = symbol(in: inputs) else { return }
        let motions = environment.symbolMotions
        guard motions.isEmpty else {
            var inside = inputs.descending(.content)
            inside.transformEnvironment { $0.symbolMotions = [] }
            var symbols: [Node] = []
            lower(inside, into: &symbols)
            nodes += symbols.map { SymbolMotionNode(motions, around: $0, inputs: inputs) }
            return
        }
        let mode = symbolRenderingMode ?? environment.symbolRendering
        guard let wholeLevel = mode.wholeLevel(in: environment) else {
            let leaf = SymbolLeaf(symbol, level: 0, in: environment)
            nodes.append(node(of: leaf, level: 0, in: inputs))
            return
        }
        let layers = SymbolLayers(of: symbol.shape, named: symbol.layeredName, wholeInLevel: wholeLevel)
        if layers.isApproximate { inputs.note(.symbolLayers) }
        let parts = layers.layers.enumerated().map { index, layer in
            var part = symbol
            part.shape = layer.symbol
            let leaf = SymbolLeaf(part, level: layer.level, in: environment)
            return node(of: leaf, level: layer.level, in: inputs.descending(.child(index)))
        }
        nodes.append(inputs.container(around: parts, layout: ZStackLayout(alignment: .center)))
    }

    private func node(of leaf: SymbolLeaf, level: Int, in inputs: ViewInputs) -> Node {
        let gradient = AnyShapeStyle.label.gradient(in: inputs.inherited.environment, level: level)
        return isResizable
            ? inputs.node(ResizableSymbolLeaf(symbol: leaf), paintedBy: gradient)
            : inputs.node(leaf, paintedBy: gradient)
    }

    /// The symbol in the font and the variants of the environment, or its placeholder; `nil` for a resource.
    func symbol(in inputs: ViewInputs) -> DrawnSymbol? {
        guard case .symbol(let name) = source else { return nil }
        let environment = inputs.inherited.environment
        let systemName = environment.symbolVariants.name(of: name)
        var font = (environment.font ?? .body).resolve(in: environment)
        font.size *= environment.imageScale.factor
        let shaper = inputs.graph.shaper
        func shape(_ name: String) -> ShapedSymbol? {
            let turned = environment.layoutDirection.symbolName(name)
            return (turned == name ? nil : shaper.symbol(named: turned, font: font))
                ?? shaper.symbol(named: name, font: font)
        }
        if let known = shape(systemName) ?? shape(name) {
            return DrawnSymbol(shape: known, content: .symbol(systemName), font: font)
        }
        inputs.note(.symbol)
        return DrawnSymbol(
            shape: shaper.placeholder(forSymbolNamed: name, font: font),
            content: .placeholder(name),
            font: font
        )
    }

    private func lower(_ resource: any ImageResource, _ inputs: ViewInputs, into nodes: inout [Node]) {
        guard let picture = resource.picture(in: inputs.inherited.environment) else {
            return lowerResource(inputs, into: &nodes)
        }
        if picture.png == nil { inputs.note(.image) }
        let stated = templateRenderingMode.map { $0 == .template } ?? picture.isTemplate
        let isTemplate = stated ?? (usualRenderingMode == .template)
        let leaf = PictureLeaf(
            picture,
            named: resource.name,
            isTemplate: isTemplate,
            isResizable: isResizable,
            slices: slices(of: picture, in: inputs.inherited.environment),
            in: inputs.inherited.environment
        )
        let gradient = isTemplate ? AnyShapeStyle.label.gradient(in: inputs.inherited.environment) : nil
        nodes.append(inputs.node(leaf, paintedBy: gradient))
    }

    /// Lowers a rectangle in place of a resource, which is as large as its frame or, without one, as an icon.
    private func lowerResource(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.note(.image)
        let rectangle = Rectangle().fill(.secondary.opacity(0.3))
        if isResizable {
            rectangle.lower(inputs, into: &nodes)
        } else {
            rectangle.frame(width: 24, height: 24).lower(inputs, into: &nodes)
        }
    }
}

/// A symbol in a size that is proposed.
private struct ResizableSymbolLeaf: Leaf {
    var symbol: SymbolLeaf

    var color: ResolvedColor {
        get { symbol.color }
        set { symbol.color = newValue }
    }

    var animatableData: ResolvedColor.AnimatableData {
        get { symbol.animatableData }
        set { symbol.animatableData = newValue }
    }

    var layerRole: LayerRole { symbol.layerRole }

    var spokenContent: SpokenContent? { symbol.spokenContent }

    var isVisible: Bool { symbol.isVisible }

    func change(from old: ResizableSymbolLeaf) -> ContentChange? {
        let change = symbol.change(from: old.symbol)
        // The frame decides the size of the symbol, and is animated by itself.
        guard case .growth(_, let fades) = change else { return change }
        return fades ? .fade : nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let natural = symbol.sizeThatFits(.unspecified)
        return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        let natural = symbol.sizeThatFits(.unspecified)
        guard natural.width > 0, natural.height > 0 else { return }
        let origin = place.pixelFrame.origin
        let frame = CGRect(origin: origin, size: natural)
        var content: [DisplayItem] = []
        symbol.render(in: LeafPlace(frame: frame, pixelFrame: frame, size: natural), into: &content)
        let scale = CGAffineTransform(
            scaleX: place.pixelFrame.width / natural.width,
            y: place.pixelFrame.height / natural.height,
            anchor: origin
        )
        items.append(.group(.transform(scale), items: content))
    }
}

/// A symbol of a name in a font.
struct DrawnSymbol {
    var shape: ShapedSymbol
    let content: GlyphRun.Content
    let font: FontDescriptor

    /// The name by which layers are told apart; a placeholder has one layer.
    var layeredName: String {
        if case .symbol(let name) = content { name } else { "" }
    }

    /// The name of the symbol, also of one that a placeholder is drawn for.
    var spokenName: String {
        switch content {
        case .symbol(let name), .placeholder(let name): name
        case .text: ""
        }
    }

    /// The symbol with its baseline at a point.
    func run(at origin: CGPoint, color: ResolvedColor) -> GlyphRun {
        GlyphRun(
            content: content,
            font: font,
            origin: origin,
            glyphs: [
                PositionedGlyph(
                    glyph: shape.glyph,
                    position: CGPoint(x: shape.origin.x, y: shape.origin.y - shape.baseline)
                )
            ],
            metrics: LineMetrics(ascent: shape.baseline, descent: shape.size.height - shape.baseline),
            width: shape.size.width,
            color: color
        )
    }
}

private struct SymbolLeaf: Leaf {
    let resolved: DrawnSymbol
    var color: ResolvedColor
    let displayScale: CGFloat
    let contentTransition: ContentTransition

    /// A symbol in the color of a level of the foreground style.
    init(_ symbol: DrawnSymbol, level: Int, in environment: EnvironmentValues) {
        resolved = symbol
        color = AnyShapeStyle.label.resolve(in: environment, level: level)
        displayScale = environment.displayScale
        contentTransition = environment.contentTransition
    }

    var animatableData: ResolvedColor.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    var layerRole: LayerRole { .symbol }

    var spokenContent: SpokenContent? { .symbol(resolved.spokenName) }

    var isVisible: Bool { color.opacity > 0 }

    /// Symbols of different names cannot be interpolated.
    func change(from old: SymbolLeaf) -> ContentChange? {
        let isSame = resolved.content == old.resolved.content
        if isSame, resolved.font == old.resolved.font, contentTransition != .identity { return nil }
        return contentTransition.change(
            from: old.contentTransition,
            isSameText: isSame,
            font: resolved.font,
            oldFont: old.resolved.font
        )
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Both sides of the baseline are on whole pixels, so that a symbol that is no higher than the text beside it
        // never makes the line higher.
        // A half pixel is rounded up above the baseline, and down below it.
        let symbol = resolved.shape
        let descent = (symbol.size.height - symbol.baseline - 1e-9).rounded(toScale: displayScale)
        return CGSize(
            width: symbol.size.width.roundedUp(toScale: displayScale),
            height: baseline + descent
        )
    }

    private var baseline: CGFloat { resolved.shape.baseline.rounded(toScale: displayScale) }

    func baselines(in size: CGSize) -> TextBaselines? {
        TextBaselines(first: baseline, last: baseline)
    }

    func render(in place: LeafPlace, into items: inout [DisplayItem]) {
        let origin = CGPoint(x: place.pixelFrame.minX, y: place.pixelFrame.minY + resolved.shape.baseline)
        items.append(.glyphs(resolved.run(at: origin, color: color)))
    }
}
