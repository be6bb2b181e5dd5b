import CHarfBuzz
import Graphics

/// Converts the outlines of glyphs to paths in points, y downwards.
final class OutlinePen: @unchecked Sendable {
    // Sendable because the functions are immutable and have no state: a `PathBuilder` holds it.
    private let functions: OpaquePointer?

    init() {
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, builder, _, x, y, _ in
                PathBuilder.at(builder) { $0.elements.append(.move(to: $0.point(x: x, y: y))) }
            },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, builder, _, x, y, _ in
                PathBuilder.at(builder) { $0.elements.append(.line(to: $0.point(x: x, y: y))) }
            },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, builder, _, controlX, controlY, x, y, _ in
                PathBuilder.at(builder) {
                    $0.elements.append(
                        .quadCurve(to: $0.point(x: x, y: y), control: $0.point(x: controlX, y: controlY))
                    )
                }
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, builder, _, control1X, control1Y, control2X, control2Y, x, y, _ in
                PathBuilder.at(builder) {
                    let control1 = $0.point(x: control1X, y: control1Y)
                    let control2 = $0.point(x: control2X, y: control2Y)
                    $0.elements.append(
                        .curve(to: $0.point(x: x, y: y), control1: control1, control2: control2)
                    )
                }
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, builder, _, _ in PathBuilder.at(builder) { $0.elements.append(.closeSubpath) } },
            nil,
            nil
        )
        hb_draw_funcs_make_immutable(functions)
    }

    deinit { hb_draw_funcs_destroy(functions) }

    func outline(of glyph: hb_codepoint_t, font: Font, size: CGFloat) -> Path {
        var builder = PathBuilder(scale: size / font.unitsPerEm)
        withUnsafeMutablePointer(to: &builder) {
            hb_font_get_glyph_shape(font.handle, glyph, functions, $0)
        }
        return Path(elements: builder.elements)
    }
}

/// The path of an outline while HarfBuzz draws it.
private struct PathBuilder {
    /// In points per design unit.
    let scale: CGFloat
    var elements: [Path.Element] = []

    func point(x: Float, y: Float) -> CGPoint {
        CGPoint(x: CGFloat(x) * scale, y: -CGFloat(y) * scale)
    }

    /// Accesses the builder behind the pointer that HarfBuzz passes to the functions.
    static func at(_ pointer: UnsafeMutableRawPointer?, body: (inout PathBuilder) -> Void) {
        guard let pointer else { return }
        body(&pointer.assumingMemoryBound(to: PathBuilder.self).pointee)
    }
}
