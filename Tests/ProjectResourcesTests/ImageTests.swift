import AssetCatalogs
import Graphics
import ProjectResources
import ResourceFiles
import Testing

@Suite struct `Images of a project` {
    private static func set(_ files: String...) -> String {
        let entries = files.map { #"{"idiom": "universal", "filename": "\#($0)"}"# }
        return #"{"images": [\#(entries.joined(separator: ","))]}"#
    }

    private static let resources = ProjectResources(
        reading: FileTree(texts: [
            "Assets.xcassets/arrow_left.imageset/Contents.json": set("arrow.png", "arrow@2x.png"),
            "Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/Icons/cart.imageset/Contents.json": set("cart.png"),
            "Loose/photo@2x.png": "", "Loose/photo.png": "", "Loose/other.jpg": "",
        ])
    )

    @Test(
        arguments: [
            ("arrow_left", "arrow_left"), ("Icons/cart", "Icons/cart"), ("photo", "photo"),
            ("photo.png", "photo.png"), ("other.jpg", "other.jpg"), ("other", nil), ("cart", nil),
        ] as [(String, String?)]
    )
    func `have names`(name: String, found: String?) {
        #expect(Self.resources.image(named: name)?.name == found)
    }

    @Test func `have generated members`() {
        #expect(Self.resources.image(ofMember: "arrowLeft")?.name == "arrow_left")
        #expect(Self.resources.image(ofMember: "Icons.cart")?.name == "Icons/cart")
        #expect(Self.resources.image(ofMember: "photo") == nil)
        #expect(Self.resources.image(ofSwiftGen: ["Icons", "cart"])?.name == "Icons/cart")
        #expect(Self.resources.image(ofSwiftGen: ["arrowLeft"])?.name == "arrow_left")
    }

    @Test(
        arguments: [
            (#"Image("arrow_left")"#, ["arrow.png", "arrow@2x.png"]),
            ("Image(.arrowLeft)", ["arrow.png", "arrow@2x.png"]),
            ("Image(.Icons.cart)", ["cart.png"]), (#"Image("Icons/cart")"#, ["cart.png"]),
            ("enum Name: String { case photo }", ["photo.png", "photo@2x.png"]), (#"Text("none")"#, []),
        ]
    )
    func `are read where a source may name them`(source: String, names: [String]) {
        let files = Self.resources.imageFiles(mentionedIn: source)
        #expect(files.map { $0.split(separator: "/").last.map(String.init) ?? "" } == names)
    }

    @Test(
        arguments: [
            ("%PDF-1.4\n1 0 obj << /MediaBox [0 0 24 36.5] >>", CGSize(width: 24, height: 36.5)),
            ("%PDF-1.7 /MediaBox[ -10 -5\n10 5 ]", CGSize(width: 20, height: 10)),
            ("%PDF-1.4 /MediaBox [0 0 24]", nil), ("%PDF-1.4 /MediaBox [0 0 a 3]", nil),
            ("%PDF-1.4 /MediaBox [0 0 10000 3]", CGSize(width: 10_000, height: 3)),
            ("%PDF-1.4 /MediaBox [0 0 10001 3]", nil), ("%PDF-1.4 /MediaBox [0 0 0 3]", nil),
            ("%PDF-1.4 /MediaBox 7 0 R", nil), ("/MediaBox [0 0 1 1]", nil), ("", nil),
        ] as [(String, CGSize?)]
    )
    func `have the size of a PDF`(text: String, size: CGSize?) {
        #expect(PortableDocument.size(of: Array(text.utf8)) == size)
    }

    @Test func `have the size of a PDF near its beginning`() {
        let box = "/MediaBox [0 0 1 1]"
        func size(_ count: Int) -> CGSize? {
            PortableDocument.size(of: Array(("%PDF-" + String(repeating: " ", count: count) + box).utf8))
        }
        #expect(size(PortableDocument.searchedBytes - 5 - box.utf8.count) != nil)
        #expect(size(PortableDocument.searchedBytes - 5) == nil)
    }

    @Test(
        arguments: [
            (#"<svg width="24" height='12px'>"#, CGSize(width: 24, height: 12)),
            (
                #"<?xml version="1.0"?><svg xmlns="x" viewBox="0,0 20 10" stroke-width="3">"#,
                CGSize(width: 20, height: 10)
            ),
            (#"<svg width="100%" height="100%" viewBox="0 0 5 6">"#, CGSize(width: 5, height: 6)),
            (#"<svg width="10001" height="1">"#, nil), (#"<svg width="1" height="1""#, nil),
            ("<svg>", nil), ("", nil), (#"<svg viewBox="0 0 1">"#, nil),
        ] as [(String, CGSize?)]
    )
    func `have the size of an SVG`(text: String, size: CGSize?) {
        #expect(VectorHeader.size(of: Array(text.utf8)) == size)
    }
}
