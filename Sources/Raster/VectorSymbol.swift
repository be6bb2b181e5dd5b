import CLoadedLibraries
import Graphics

/// The drawing of a symbol in the template of Apple's app for symbols, at a font of 100 points.
struct VectorSymbol {
    /// The box of the symbol, between its margins, from the origin of the template.
    let frame: CGRect
    /// The distance from the top of the box to the baseline.
    let baseline: CGFloat
    private let svg: [UInt8]
    private let element: String
    private let inkFrame: CGRect

    /// The first of several variants that a template has: `Regular-M`.
    init?(of template: [UInt8], variants: [String]) {
        guard let svg = Self.drawing(of: template),
            librsvg_load() == nil,
            let handle = rsvg_handle_new_from_data(svg, svg.count, nil)
        else { return nil }
        defer { g_object_unref(handle) }
        guard let size = VectorPicture.size(of: svg),
            let variant = variants.first(where: { rsvg_handle_has_sub(handle, "#" + $0) != 0 })
        else { return nil }
        func frame(of element: String, isPainted: Bool = false) -> CGRect? {
            guard rsvg_handle_has_sub(handle, "#" + element) != 0 else { return nil }
            var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
            var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
            guard
                rsvg_handle_get_geometry_for_layer(handle, "#" + element, &viewport, &ink, &logical, nil) != 0
            else { return nil }
            let frame = isPainted ? ink : logical
            return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
        guard let ink = frame(of: variant, isPainted: true), ink.width > 0, ink.height > 0 else { return nil }
        let start = min(frame(of: "left-margin-" + variant)?.midX ?? ink.minX, ink.minX)
        let end = max(frame(of: "right-margin-" + variant)?.midX ?? ink.maxX, ink.maxX)
        self.frame = CGRect(x: start, y: ink.minY, width: end - start, height: ink.height)
        let scale = variant.split(separator: "-").last ?? "M"
        baseline = (frame(of: "Baseline-" + scale)?.midY ?? ink.maxY) - ink.minY
        guard self.frame.width < Self.largestLength, self.frame.height < Self.largestLength,
            abs(baseline) < Self.largestLength
        else { return nil }
        self.svg = svg
        element = "#" + variant
        inkFrame = ink
    }

    /// The pixels of the box in a size.
    func pixels(_ size: PixelSize) throws(RasterError) -> PixelImage {
        let canvas = try PixelCanvas(size: size)
        let (x, y) = (CGFloat(size.width) / frame.width, CGFloat(size.height) / frame.height)
        try canvas.draw(
            element,
            of: svg,
            in: CGRect(
                x: (inkFrame.minX - frame.minX) * x,
                y: (inkFrame.minY - frame.minY) * y,
                width: inkFrame.width * x,
                height: inkFrame.height * y
            )
        )
        return PixelImage(size: size, pixels: try canvas.withPixels { Array($0) })
    }

    private static let largestLength: CGFloat = 1_000

    /// A template without its styles, which draw outlines of a preview, and without its texts; nil if it has images.
    private static func drawing(of template: [UInt8]) -> [UInt8]? {
        var text = String(decoding: template, as: UTF8.self)[...]
        var drawing = ""
        while let start = text.firstRange(of: "<")?.lowerBound {
            drawing += text[..<start]
            text = text[start...]
            if let name = ["style", "text"].first(where: { text.hasPrefix("<" + $0) }),
                let end = text.firstRange(of: "</\(name)>")?.upperBound
            {
                text = text[end...]
            } else {
                drawing += "<"
                text = text.dropFirst()
            }
        }
        let result = Array((drawing + text).utf8)
        return VectorPicture.needsFiles(result) ? nil : result
    }
}
