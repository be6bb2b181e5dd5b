import CLoadedLibraries
import Graphics

/// The sizes of SVG pictures.
enum VectorPicture {
    /// Whether the library may open files to draw a picture, which a process that is confined cannot: fonts for texts,
    /// and decoders for images in it.
    static func needsFiles(_ svg: [UInt8]) -> Bool {
        ["text", "image", "feImage", "foreignObject"].contains { name in
            ["<", ":"].contains { svg.firstRange(ofText: $0 + name) != nil }
        }
    }

    /// The size in pixels of CSS that a picture has by itself; `nil` if it is none.
    static func size(of svg: [UInt8]) -> CGSize? {
        guard librsvg_load() == nil, let handle = rsvg_handle_new_from_data(svg, svg.count, nil) else {
            return nil
        }
        defer { g_object_unref(handle) }
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
            var (first, second, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            rsvg_handle_get_intrinsic_dimensions(
                handle,
                &hasWidth,
                &first,
                &hasHeight,
                &second,
                &hasBox,
                &box
            )
            guard hasBox != 0 else { return nil }
            (width, height) = (box.width, box.height)
        }
        guard width > 0, height > 0, width <= largestLength, height <= largestLength else { return nil }
        return CGSize(width: width, height: height)
    }

    private static let largestLength = 10_000.0
}
