package import Graphics

/// Encodes an image as a description of what would be drawn.
package struct DescribingRasterEncoder: RasterEncoder {
    package init() {}

    package func encode(_ image: RasterImage) -> [UInt8] {
        var durations: [Int] = []
        var layers: [RasterLayer] = []
        while let frame = image.nextFrame() {
            durations.append(frame.duration)
            layers += frame.layers.map { $0() }
        }
        let lines =
            [
                "\(image.format) \(image.size.width)x\(image.size.height)",
                "durations \(durations)",
                "repeats \(image.repeats)",
                "background \(image.background.map { "\($0.red) \($0.green) \($0.blue)" } ?? "none")",
                "matte \(image.matte.red) \(image.matte.green) \(image.matte.blue)",
            ]
            + layers.map { layer in
                let frame = layer.frame
                let place = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
                return "layer \(place.joined(separator: " ")) " + String(decoding: layer.svg, as: UTF8.self)
            }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
