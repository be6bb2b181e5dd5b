import ButtonAPI
import Graphics
import HTTP
import StyleExecution

/// One of each output, which a worker draws before it is confined: libraries then have open, or in memory, what they need.
struct WorkerRehearsal {
    private let service: ButtonService
    private let rasters: (any RasterEncoder)?
    private let images: (any ImageReader)?

    init(_ service: ButtonService, rasters: (any RasterEncoder)?, images: (any ImageReader)?) {
        self.service = service
        self.rasters = rasters
        self.images = images
    }

    func run() {
        let worker = service.makeWorker(oneOf: 1)
        // The first has an error without the fonts of symbols, so the others have no symbol.
        var targets = ["swiftui/bordered.svg?systemImage=star", "swiftui/bordered/animation.svg"]
        if rasters != nil {
            targets += [
                "swiftui/glass.png?scale=1&system=iOS26",
                "swiftui/bordered/animation.webp?scale=1&fps=2",
                "swiftui/bordered/animation.gif?scale=1&fps=2",
                "swiftui/bordered/animation.png?scale=1&fps=2",
            ]
        }
        for target in targets {
            let request = Request(target: Array("/v1/\(target)".utf8))
            _ = service.respond(to: request, with: worker)
        }
        drawEmbeddedImages()
        decodeImages()
        StyleWorker.rehearse()
    }

    /// Draws a PNG and a JPEG in an SVG file: the library that reads them opens the list of its formats late.
    ///
    /// A wide blur is drawn by threads, whose number is read from a file once.
    private func drawEmbeddedImages() {
        guard let rasters else { return }
        for (type, data) in [("png", Self.png), ("jpeg", Self.jpeg)] {
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">
                <filter id="f"><feGaussianBlur stdDeviation="1"/><feGaussianBlur stdDeviation="9"/></filter>
                <image width="8" height="8" filter="url(#f)" xlink:href="data:image/\(type);base64,\(data)"/></svg>
                """
            let layer = RasterLayer(
                svg: Array(svg.utf8),
                frame: CGRect(x: 0, y: 0, width: 8, height: 8)
            )
            var frames = [RasterFrame(layers: [{ layer }])]
            _ = try? rasters.encode(
                RasterImage(
                    format: .png,
                    size: PixelSize(containing: layer.frame.size),
                    background: nil,
                    matte: ResolvedColor(red: 1, green: 1, blue: 1)
                ) { frames.popLast() }
            )
        }
    }

    /// Decodes an image of each format, and draws one of vectors.
    private func decodeImages() {
        guard let images else { return }
        let size = PixelSize(width: 1, height: 1)
        for base64 in [Self.png, Self.jpeg] {
            let image = Self.bytes(ofBase64: base64)
            _ = images.size(of: image)
            _ = images.png(of: image, size: size, isTemplate: true)
        }
        let svg = Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path id="a" d="M0 0h1v1z"/></svg>"#
                .utf8
        )
        _ = images.png(ofSymbol: svg, variants: ["a"], size: size)
        _ = images.vectorSize(of: svg)
        _ = images.png(ofVectors: svg, size: size, isTemplate: false)
    }

    private static func bytes(ofBase64 text: String) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var (bytes, value, bits): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        for digit in text.utf8.compactMap({ digits.firstIndex(of: $0) }) {
            value = value << 6 | UInt32(digit)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: value >> bits))
        }
        return bytes
    }

    /// One pixel.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    /// One pixel.
    private static let jpeg =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////"
        + "////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAA"
        + "AAD/2gAIAQEAAD8Aa//Z"
}
