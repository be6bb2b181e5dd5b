import Graphics
import ViewEngine

/// A layer as it is drawn, with the layers inside of it.
///
/// A class, since a layer has several views that share one.
final class LayerPicture {
    let state: LayerState
    /// In the coordinates of the layer around it.
    let frame: CGRect
    let fill: LayerFill
    /// The content of the view of a layer that is inside of another one.
    let content: AnyView?
    /// The drawing of the view of the layer.
    let drawing: [DrawingContext.Command]
    let behind: [LayerPicture]
    let inFront: [LayerPicture]
    let mask: LayerPicture?

    init(
        state: LayerState = LayerState(),
        frame: CGRect,
        fill: LayerFill = .none,
        content: AnyView?,
        drawing: [DrawingContext.Command] = [],
        behind: [LayerPicture] = [],
        inFront: [LayerPicture] = [],
        mask: LayerPicture? = nil
    ) {
        self.state = state
        self.frame = frame
        self.fill = fill
        self.content = content
        self.drawing = drawing
        self.behind = behind
        self.inFront = inFront
        self.mask = mask
    }
}

/// The content of a layer itself, above its background.
enum LayerFill {
    case none
    /// A fill of the shape of the layer.
    case style(AnyShapeStyle)
    case path(LayerPath)
}

/// A path that a layer fills and strokes.
struct LayerPath {
    let path: Path
    let fill, stroke: Color
    let style: StrokeStyle
    /// The part of the path that is stroked.
    let strokedPart: ClosedRange<CGFloat>
}

/// A view between the layers inside of its layer; without any, the view alone.
struct SublayeredContent<Content: View>: PrimitiveView {
    let content: Content
    let picture: LayerPicture
    /// Whether the layer is inside of no other one, so that nothing has drawn its own content.
    let isOuter: Bool

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if case .none = picture.fill {
        } else if isOuter {
            lowerAboveFill(inputs, into: &nodes)
            return
        }
        if !picture.drawing.isEmpty {
            lowerAboveDrawing(inputs, into: &nodes)
        } else if !picture.behind.isEmpty || !picture.inFront.isEmpty {
            lowerAmongLayers(inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    // Apart from `lower`, so that a layer without any of them does not make the types of their views.

    @inline(never)
    private func lowerAboveFill(_ inputs: ViewInputs, into nodes: inout [Node]) {
        layered(content.background { LayerFillView(picture: picture) }, in: inputs.environment)
            .lower(inputs, into: &nodes)
    }

    @inline(never)
    private func lowerAboveDrawing(_ inputs: ViewInputs, into nodes: inout [Node]) {
        layered(content.background { LayerDrawing(commands: picture.drawing) }, in: inputs.environment)
            .lower(inputs, into: &nodes)
    }

    @inline(never)
    private func lowerAmongLayers(_ inputs: ViewInputs, into nodes: inout [Node]) {
        layered(content, in: inputs.environment).lower(inputs, into: &nodes)
    }

    private func layered<Inside: View>(_ content: Inside, in environment: EnvironmentValues) -> some View {
        content
            .background(alignment: environment.originAlignment) { layers(picture.behind, in: environment) }
            .overlay(alignment: environment.originAlignment) { layers(picture.inFront, in: environment) }
    }

    private func layers(_ pictures: [LayerPicture], in environment: EnvironmentValues) -> some View {
        ZStack(alignment: environment.originAlignment) {
            ForEach(Array(pictures.enumerated()), id: \.offset) { _, picture in
                SublayerView(picture: picture, environment: environment)
            }
        }
    }
}

/// A layer with its mask, if it has one.
struct MaskedContent<Content: View>: PrimitiveView {
    let content: Content
    let picture: LayerPicture

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let mask = picture.mask {
            lower(maskedBy: mask, inputs: inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }

    /// Apart from `lower`, so that a layer without a mask does not make the types of its views.
    @inline(never)
    private func lower(maskedBy mask: LayerPicture, inputs: ViewInputs, into nodes: inout [Node]) {
        let environment = inputs.environment
        content
            .mask(alignment: environment.originAlignment) {
                SublayerView(picture: mask, environment: environment)
            }
            .lower(inputs, into: &nodes)
    }
}

extension EnvironmentValues {
    /// The corner at which frames start: the left one in every language.
    fileprivate var originAlignment: Alignment {
        layoutDirection == .leftToRight ? .topLeading : .topTrailing
    }
}

/// A layer inside of another one, in its frame.
private struct SublayerView: View {
    let picture: LayerPicture
    let environment: EnvironmentValues

    var body: some View {
        let frame = picture.frame
        content
            .frame(width: max(0, frame.width), height: max(0, frame.height))
            .layer(picture, in: environment, isOuter: false)
            .offset(x: frame.minX, y: frame.minY)
    }

    private var content: some View {
        LayerFillView(picture: picture).overlay { ViewContent(content: picture.content) }
    }
}

/// The content of the view of a layer, if there is one; it lowers itself, so that most layers have no view for it.
private struct ViewContent: PrimitiveView {
    let content: AnyView?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content?.lower(inputs, into: &nodes)
    }
}

/// The content of a layer itself.
private struct LayerFillView: View {
    let picture: LayerPicture

    @ViewBuilder var body: some View {
        switch picture.fill {
        case .none: Color.clear
        case .style(let style): LayerShape(picture.state.appearance).fill(style)
        case .path(let path):
            ZStack {
                FixedPath(path: path.path).fill(path.fill)
                FixedPath(path: path.path)
                    .trim(from: path.strokedPart.lowerBound, to: path.strokedPart.upperBound)
                    .stroke(path.stroke, style: path.style)
            }
        }
    }
}

/// A path in the coordinates of its view.
struct FixedPath: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}
