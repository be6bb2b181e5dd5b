import Graphics
import SVG
import Testing

@testable import ButtonAPI

@Suite struct `Layers of a raster` {
    private let svg = SVGRenderer()

    /// A shadow under a rectangle of a size in points.
    private func document(width: Double, height: Double, padding: Double) -> SVGDocument {
        let size = CGSize(width: width, height: height)
        let shape = ResolvedShape.roundedRectangle(
            CGRect(origin: .zero, size: size),
            cornerRadius: 10,
            style: .circular
        )
        let shadow = Shadow(color: ResolvedColor(0), radius: 4, offset: CGSize(width: 0, height: 5))
        let item = DisplayItem.group(.shadow(shadow), items: [.fill(shape, color: ResolvedColor(0xFF0000))])
        return SVGDocument(
            title: "",
            viewBox: CGRect(origin: .zero, size: size).insetBy(dx: -padding, dy: -padding),
            content: DisplayList(size: size, items: [item])
        )
    }

    @Test func `hold what is painted, at whole points`() {
        let picture = ScaledPicture(document(width: 50.5, height: 20, padding: 100), scale: 2, with: svg)
        #expect(picture.size == PixelSize(width: 501, height: 440))
        let layers = picture.layers.map { $0() }
        #expect(layers.count == 1)
        // Three standard deviations, and a point more: 13 to the left, 8 above, 18 below.
        #expect(layers[0].frame == CGRect(x: 174, y: 184, width: 154, height: 92))
        #expect(layers[0].clip == nil)
    }

    @Test func `of a high picture are bands that hold what reaches into them`() {
        let picture = ScaledPicture(document(width: 500, height: 1000, padding: 20), scale: 2, with: svg)
        let layers = picture.layers.map { $0() }
        #expect(layers.count > 3)
        let clips = layers.compactMap(\.clip)
        #expect(clips.count == layers.count)
        for (clip, next) in zip(clips, clips.dropFirst()) { #expect(clip.maxY == next.minY) }
        for (layer, clip) in zip(layers, clips) {
            #expect(layer.frame.width * layer.frame.height <= Double(ScaledPicture.pixelsOfLayer))
            // The reach is 17 points, at two pixels each.
            #expect(layer.frame.minY <= max(clips[0].minY, clip.minY - 34))
            #expect(layer.frame.maxY >= min(clips[clips.count - 1].maxY, clip.maxY + 34))
        }
    }

    @Test func `of a wide picture are beside each other`() {
        let picture = ScaledPicture(document(width: 4000, height: 30, padding: 20), scale: 2, with: svg)
        let layers = picture.layers.map { $0() }
        #expect(layers.count > 1)
        let clips = layers.compactMap(\.clip)
        #expect(clips.count == layers.count)
        for (clip, next) in zip(clips, clips.dropFirst()) { #expect(clip.maxX == next.minX) }
        for (layer, clip) in zip(layers, clips) {
            #expect(layer.frame.width * layer.frame.height <= Double(ScaledPicture.pixelsOfLayer))
            #expect(layer.frame.minX <= max(clips[0].minX, clip.minX - 34))
            #expect(layer.frame.maxX >= min(clips[clips.count - 1].maxX, clip.maxX + 34))
        }
    }

    @Test(arguments: [1.25, 1.5, 2.3, 3])
    func `are at whole pixels, and leave no gap, at every scale`(scale: Double) {
        let picture = ScaledPicture(document(width: 500, height: 1500, padding: 20), scale: scale, with: svg)
        let layers = picture.layers.map { $0() }
        let clips = layers.compactMap(\.clip)
        #expect(clips.count > 1 && clips.count == layers.count)
        for (clip, next) in zip(clips, clips.dropFirst()) {
            #expect(clip.maxY == next.minY)
            #expect(clip.maxY == clip.maxY.rounded())
        }
        for layer in layers where scale != 2.3 { #expect(layer.frame.minY == layer.frame.minY.rounded()) }
    }

    @Test func `of an empty picture are none`() {
        let document = SVGDocument(
            title: "",
            viewBox: CGRect(x: 0, y: 0, width: 10, height: 10),
            content: DisplayList(size: .zero, items: [])
        )
        let picture = ScaledPicture(document, scale: 1, with: svg)
        #expect(picture.layers.isEmpty)
        #expect(picture.size == PixelSize(width: 10, height: 10))
    }
}
