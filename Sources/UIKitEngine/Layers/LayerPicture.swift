import Graphics
import ViewEngine

/// A layer as it is drawn, with the layers inside of it.
struct LayerPicture {
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
    /// At most one.
    let mask: [LayerPicture]
}

extension LayerPicture {
    /// The picture of a layer that the content of its view draws.
    init(content: AnyView?, frame: CGRect) {
        self.init(
            state: LayerState(),
            frame: frame,
            fill: .none,
            content: content,
            drawing: [],
            behind: [],
            inFront: [],
            mask: []
        )
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
    let environment: EnvironmentValues
    /// Whether the layer is inside of no other one, so that nothing has drawn its own content.
    let isOuter: Bool

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if case .none = picture.fill {
        } else if isOuter {
            layered(content.background { LayerFillView(picture: picture) }).lower(inputs, into: &nodes)
            return
        }
        guard picture.drawing.isEmpty else {
            layered(content.background { LayerDrawing(commands: picture.drawing) })
                .lower(inputs, into: &nodes)
            return
        }
        guard !picture.behind.isEmpty || !picture.inFront.isEmpty else {
            content.lower(inputs, into: &nodes)
            return
        }
        layered(content).lower(inputs, into: &nodes)
    }

    private func layered<Inside: View>(_ content: Inside) -> some View {
        content
            .background(alignment: alignment) { layers(picture.behind) }
            .overlay(alignment: alignment) { layers(picture.inFront) }
    }

    /// Frames start at the left in every language.
    private var alignment: Alignment {
        environment.layoutDirection == .leftToRight ? .topLeading : .topTrailing
    }

    private func layers(_ pictures: [LayerPicture]) -> some View {
        ZStack(alignment: alignment) {
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
    let environment: EnvironmentValues

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard let mask = picture.mask.first else {
            content.lower(inputs, into: &nodes)
            return
        }
        let alignment: Alignment = environment.layoutDirection == .leftToRight ? .topLeading : .topTrailing
        content
            .mask(alignment: alignment) { SublayerView(picture: mask, environment: environment) }
            .lower(inputs, into: &nodes)
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
