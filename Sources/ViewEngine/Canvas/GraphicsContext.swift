public import Graphics

/// The commands of a canvas, and the state in which they draw.
///
/// A copy has a state of its own and draws on the same canvas.
public struct GraphicsContext {
    public typealias BlendMode = Graphics.BlendMode

    let recorder: CanvasRecorder
    public let environment: EnvironmentValues
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// From the coordinates of the commands to those of the canvas.
    public var transform = CGAffineTransform.identity
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    /// A clip in the coordinates of the canvas.
    private struct Clip {
        let path: Path
        let isInverse: Bool
    }

    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Clips to the outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    init(recorder: CanvasRecorder, environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Adds a path to those that limit what is drawn.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        clips.append(Clip(path: path.applying(transform), isInverse: options.contains(.inverse)))
    }

    /// Adds a filter, which each of the following commands is drawn with.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    // MARK: Paths

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, with: shading) { $0.fill($1) }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, with: shading) { $0.stroke($1, style: style) }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw<Drawn: View>(
        _ path: Path,
        with shading: Shading,
        _ view: (Path, AnyShapeStyle) -> Drawn
    ) {
        guard !path.isEmpty else { return }
        // The points of a gradient are in the coordinates of the context, or fractions of the path.
        let frame =
            shading.isAbsolute ? CGRect(x: 0, y: 0, width: 1, height: 1) : path.boundingRect
        // A path that is a view is drawn from the origin of its frame.
        let local = path.offsetBy(dx: -frame.minX, dy: -frame.minY)
        add { inputs in
            recorder.items(of: view(local, shading.style), in: frame, inputs: inputs)
        }
    }

    // MARK: Views

    /// Draws a text with a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: text, at: point, anchor: anchor)
    }

    /// Draws a text in as many lines as the width of a rectangle needs, from its top.
    public func draw(_ text: Text, in rect: CGRect) { draw(view: text, in: rect) }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: text.drawn, at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(view: text.drawn, in: rect) }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: image, at: point, anchor: anchor)
    }

    /// Draws an image in the size of a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(view: image.resizable(), in: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: image.drawn(resizable: false), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(view: image.drawn(resizable: true), in: rect)
    }

    /// Draws a view of the canvas with a point of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = anchor.origin(of: symbol.size, at: point)
        let frame = CGRect(origin: origin, size: symbol.size)
        add { recorder.items(of: symbol.node, in: frame, proposal: .unspecified, copiedFor: $0) }
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        add { recorder.items(of: symbol.node, in: rect, copiedFor: $0) }
    }

    private func draw<Drawn: View>(view: Drawn, at point: CGPoint, anchor: UnitPoint) {
        add { inputs in
            guard let node = recorder.node(of: view, inputs: inputs) else { return [] }
            let size = node.sizeThatFits(.unspecified)
            return recorder.items(
                of: node,
                in: CGRect(origin: anchor.origin(of: size, at: point), size: size),
                proposal: .unspecified
            )
        }
    }

    private func draw<Drawn: View>(view: Drawn, in rect: CGRect) {
        add { recorder.items(of: view, in: rect, inputs: $0) }
    }

    // MARK: Resolved values

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, recorder: recorder) }

    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, recorder: recorder) }

    /// Returns the shading itself: its colors are resolved when it is drawn.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The view of the canvas with a tag; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbols.first { $0.tag == AnyHashable(id) }.map { node in
            ResolvedSymbol(node: node, size: node.sizeThatFits(.unspecified))
        }
    }

    // MARK: Layers

    /// Draws commands as one layer, with the opacity, the blend mode, the clips and the filters of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = recorder.descending()
        var context = GraphicsContext(recorder: layer, environment: environment)
        context.transform = transform
        try content(&context)
        var outer = self
        outer.transform = .identity
        let items = layer.items
        outer.add { inputs in
            items.isEmpty ? [] : [.group(.compositing, items: items, id: inputs.identity.item(0))]
        }
    }

    /// Adds what a command draws, in the state of the context.
    private func add(_ draw: (ViewInputs) -> [DisplayItem]) {
        let inputs = recorder.nextInputs()
        var items = draw(inputs)
        guard !items.isEmpty else { return }
        var step = 0
        func id() -> DisplayItemID {
            defer { step += 1 }
            return inputs.identity.appending(.transition(step)).item(0)
        }
        if !transform.isIdentity { items = [.group(.transform(transform), items: items, id: id())] }
        for filter in filters { items = filter.apply(items, environment, id()) }
        if opacity < 1 { items = [.group(.opacity(max(0, opacity)), items: items, id: id())] }
        for clip in clips.reversed() {
            if clip.isInverse {
                let mask = DisplayItem(
                    .fill(.path(clip.path), color: ResolvedColor(red: 0, green: 0, blue: 0)),
                    id: id()
                )
                let content = DisplayItem.group(.compositing, items: items, id: id())
                items = [.group(.mask(isInverted: true), items: [mask, content], id: id())]
            } else {
                items = [.group(.clip(.path(clip.path)), items: items, id: id())]
            }
        }
        if blendMode != .normal { items = [.group(.blendMode(blendMode), items: items, id: id())] }
        recorder.items += items
    }
}

extension UnitPoint {
    /// The origin of a rectangle with this point of it at a point.
    fileprivate func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - size.width * x, y: point.y - size.height * y)
    }
}
