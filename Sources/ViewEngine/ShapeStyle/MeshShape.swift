import Graphics

/// A shape that a mesh of colors fills or strokes: the view of the mesh, masked by the shape.
struct MeshShape<Outline: Shape>: View {
    let shape: Outline
    let drawing: ShapeView<Outline>.Drawing
    let mesh: MeshGradient
    let opacity: Double

    var body: some View {
        painted(.clear)
            .overlay { mesh.opacity(opacity).padding(-drawing.lineWidth / 2) }
            .mask { painted(.black) }
    }

    private func painted(_ color: Color) -> ShapeView<Outline> {
        ShapeView(shape: shape, style: AnyShapeStyle(color), drawing: drawing)
    }
}

extension AnyShapeStyle {
    /// The mesh that the style is, and its opacity; nil for another style.
    func mesh(in environment: EnvironmentValues) -> (gradient: MeshGradient, opacity: Double)? {
        switch kind {
        case .mesh(let mesh, _): return (mesh, 1)
        case .opacity(let style, let opacity):
            return style.mesh(in: environment).map { ($0.gradient, $0.opacity * opacity) }
        case .hierarchical(0):
            var outer = environment
            outer.foregroundStyle = nil
            return environment.foregroundStyle?.mesh(in: outer)
        case .levels(let styles): return styles.first?.mesh(in: environment)
        case .color, .tint, .hierarchical, .level, .gradient, .material, .shadow: return nil
        }
    }
}
