import CLoadedLibraries
import Graphics

/// An image in memory that pictures are drawn on: a surface of cairo.
///
/// It is drawn with premultiplied alpha, and read with straight alpha.
final class PixelCanvas {
    let size: PixelSize
    private let surface: OpaquePointer

    init(size: PixelSize) throws(RasterError) {
        if let reason = librsvg_load() { throw .failed(String(cString: reason)) }
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32,
                Int32(size.width),
                Int32(size.height)
            ),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw .outOfMemory }
        self.size = size
        self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }

    /// Replaces the content by a picture.
    func draw(_ frame: RasterFrame, over background: ResolvedColor?) throws(RasterError) {
        // The pixels were written without cairo when the last frame was read.
        cairo_surface_mark_dirty(surface)
        guard let context = cairo_create(surface) else { throw .outOfMemory }
        defer { cairo_destroy(context) }
        let color = background ?? .clear
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        for layer in frame.layers { try draw(layer(), in: context) }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .failed(String(cString: cairo_status_to_string(status)))
        }
        cairo_surface_flush(surface)
        makeAlphaStraight()
    }

    /// Replaces the content by an element of an SVG file, which fills a frame.
    func draw(_ element: String, of svg: [UInt8], in frame: CGRect) throws(RasterError) {
        guard let context = cairo_create(surface) else { throw .outOfMemory }
        defer { cairo_destroy(context) }
        var error: UnsafeMutablePointer<GError>?
        guard let picture = rsvg_handle_new_from_data(svg, svg.count, &error) else {
            throw RasterError(taking: error)
        }
        defer { g_object_unref(picture) }
        var viewport = RsvgRectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        guard rsvg_handle_render_element(picture, context, element, &viewport, &error) != 0 else {
            throw RasterError(taking: error)
        }
        cairo_surface_flush(surface)
        makeAlphaStraight()
    }

    private func draw(_ layer: RasterLayer, in context: OpaquePointer) throws(RasterError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        if let clip = layer.clip {
            cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
            cairo_clip(context)
        }
        var error: UnsafeMutablePointer<GError>?
        guard let picture = rsvg_handle_new_from_data(layer.svg, layer.svg.count, &error) else {
            throw RasterError(taking: error)
        }
        defer { g_object_unref(picture) }
        var viewport = RsvgRectangle(
            x: layer.frame.minX,
            y: layer.frame.minY,
            width: layer.frame.width,
            height: layer.frame.height
        )
        guard rsvg_handle_render_document(picture, context, &viewport, &error) != 0 else {
            throw RasterError(taking: error)
        }
    }

    /// The pixels row by row, each as the bytes red, green, blue and alpha, with straight alpha.
    func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws(RasterError) -> Result)
        throws(RasterError)
        -> Result
    {
        try body(UnsafeBufferPointer(pixels))
    }

    /// Rows of 32-bit pixels have no gap between them.
    private var pixels: UnsafeMutableBufferPointer<UInt32> {
        let bytes = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        return UnsafeMutableBufferPointer(
            start: bytes?.assumingMemoryBound(to: UInt32.self),
            count: size.count
        )
    }

    /// Divides the components of each pixel by its alpha, in place, and changes their order from cairo's.
    private func makeAlphaStraight() {
        let pixels = pixels
        for index in pixels.indices {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            guard alpha > 0 else {
                pixels[index] = 0
                continue
            }
            var (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            if alpha < 255 {
                let half = alpha / 2
                red = min(255, (red * 255 + half) / alpha)
                green = min(255, (green * 255 + half) / alpha)
                blue = min(255, (blue * 255 + half) / alpha)
            }
            pixels[index] = (red | green << 8 | blue << 16 | alpha << 24).littleEndian
        }
    }
}

extension RasterError {
    /// The error of a function of GLib, which is freed.
    fileprivate init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self = .outOfMemory
            return
        }
        self = .failed(String(cString: error.pointee.message))
        g_error_free(error)
    }
}
