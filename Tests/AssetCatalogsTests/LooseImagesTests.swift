import AssetCatalogs
import Testing

@Suite struct `An image in no catalog` {
    private let images = LooseImages.images(of: [
        "A/icon.png", "A/icon@2x.png", "A/icon@2x~ipad.png", "A/photo.JPG", "A/.png", "A/text.txt",
        "B/icon@3x.png",
        "A/Assets.xcassets/x.imageset/x.png", "root@3x.png",
    ])

    private func file(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in }) -> String? {
        var traits = AssetTraits()
        change(&traits)
        return images[name]?.image(for: traits)?.file
    }

    @Test func `has the names of its files`() {
        #expect(Set(images.keys) == ["icon", "icon.png", "photo.JPG", "root", "root.png"])
        #expect(file("photo.JPG") == "A/photo.JPG")
        #expect(file("root") == "root@3x.png")
    }

    @Test func `is that of the scale and of the device, in the first folder`() {
        #expect(file("icon") == "A/icon@2x.png")
        #expect(file("icon") { $0.scale = 1 } == "A/icon.png")
        #expect(file("icon.png") { $0.scale = 2 } == "A/icon@2x.png")
        #expect(file("icon") { $0.idiom = .ipad } == "A/icon@2x~ipad.png")
    }
}
