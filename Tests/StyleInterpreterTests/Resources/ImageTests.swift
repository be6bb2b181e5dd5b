import AssetCatalogs
import Graphics
import ProjectResources
import ResourceFiles
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// Reads files whose text is a size, such as `30x20`: its pictures say which file and which size they are of.
private struct NamingReader: ImageReader {
    func size(of image: [UInt8]) -> PixelSize? {
        let numbers = String(decoding: image, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
        return numbers.count == 2 ? PixelSize(width: numbers[0], height: numbers[1]) : nil
    }

    func png(of image: [UInt8], size: PixelSize, stretch: ImageStretch?, isTemplate: Bool) -> [UInt8]? {
        image
            + Array(" in \(size.width)x\(size.height)\(isTemplate ? " white" : "")\(text(stretch))".utf8)
    }

    private func text(_ stretch: ImageStretch?) -> String {
        guard let stretch else { return "" }
        let slices = stretch.slices
        let numbers = [slices.top, slices.left, slices.bottom, slices.right].map { "\(Int($0))" }
        let center = [slices.centerWidth, slices.centerHeight].map { $0.map { "\(Int($0))" } ?? "all" }
        let size = "\(Int(stretch.size.width))x\(Int(stretch.size.height))"
        return " of \(size) by \((numbers + center).joined(separator: " "))\(slices.isTiled ? " tiled" : "")"
    }

    func differingShare(of image: [UInt8], from earlier: [UInt8]) -> Double? { image == earlier ? 0 : 1 }

    func vectorSize(of image: [UInt8]) -> CGSize? { VectorHeader.size(of: image) }

    func png(ofVectors image: [UInt8], size: PixelSize, stretch: ImageStretch?, isTemplate: Bool) -> [UInt8]?
    {
        Array("vectors in \(size.width)x\(size.height)\(text(stretch))".utf8)
    }
}

extension NamingReader {
    func symbol(of template: [UInt8], variants: [String]) -> SymbolBox? {
        let names = String(decoding: template, as: UTF8.self).split(separator: " ").map(String.init)
        return variants.contains(where: names.contains)
            ? SymbolBox(size: CGSize(width: 100, height: 80), baseline: 70) : nil
    }

    func png(ofSymbol template: [UInt8], variants: [String], size: PixelSize) -> [UInt8]? {
        Array("\(variants[0]) in \(size.width)x\(size.height)".utf8)
    }
}

@Suite struct `An image of the project` {
    private static func set(_ entries: String..., properties: String = "{}") -> String {
        #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
    }

    private static func entry(_ file: String, _ rest: String = "") -> String {
        #"{"idiom": "universal", "filename": "\#(file)"\#(rest)}"#
    }

    private static let folder = "Assets.xcassets/"
    private static let files = [
        folder + "logo.imageset/Contents.json": set(
            entry("1.png", #", "scale": "1x""#),
            entry("3.png", #", "scale": "3x""#),
            entry(
                "dark.png",
                #", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
            )
        ),
        folder + "logo.imageset/1.png": "10x8", folder + "logo.imageset/3.png": "30x24",
        folder + "logo.imageset/dark.png": "33x27",
        folder + "glyph.imageset/Contents.json": set(
            entry("a.png"),
            properties: #"{"template-rendering-intent": "template"}"#
        ),
        folder + "glyph.imageset/a.png": "20x20",
        folder + "art.imageset/Contents.json": set(entry("art.svg")),
        folder + "art.imageset/art.svg": #"<svg width="16" height="8">"#,
        folder + "kept.imageset/Contents.json": set(
            entry("art.svg"),
            properties: #"{"preserves-vector-representation": true}"#
        ),
        folder + "kept.imageset/art.svg": #"<svg width="16" height="8">"#,
        folder + "print.imageset/Contents.json": set(entry("print.pdf")),
        folder + "print.imageset/print.pdf": "%PDF-1.4 /MediaBox [0 0 18 9]",
        // Eight by six points, of which the parts at the edges have one to four.
        folder + "bubble.imageset/Contents.json": set(
            entry(
                "3.png",
                #"""
                , "scale": "3x", "resizing": {"mode": "9-part",
                "center": {"mode": "stretch", "width": 3, "height": 6},
                "cap-insets": {"top": 3, "left": 6, "bottom": 9, "right": 12}}
                """#
            )
        ),
        folder + "bubble.imageset/3.png": "24x18",
        folder + "broken.imageset/Contents.json": set(entry("broken.png")),
        folder + "broken.imageset/broken.png": "broken",
        folder + "way.imageset/Contents.json": set(
            entry("way.png", #", "language-direction": "left-to-right""#)
        ),
        folder + "way.imageset/way.png": "12x6",
        "Loose/photo@2x.png": "40x30",
        folder + "mark.symbolset/Contents.json":
            #"{"symbols": [{"idiom": "universal", "filename": "m.svg"}]}"#,
        folder + "mark.symbolset/m.svg": "Regular-M Bold-M",
        folder + "broken.mark.symbolset/Contents.json":
            #"{"symbols": [{"idiom": "universal", "filename": "m.svg"}]}"#,
        folder + "broken.mark.symbolset/m.svg": "Nothing",
    ]

    private static func resources(allowsVectors: Bool = true) -> ProjectResources {
        ProjectResources(
            reading: FileTree(texts: files),
            imageReader: NamingReader(),
            allowsVectors: allowsVectors
        )
    }

    /// Names of images, which initializers of extensions take.
    private static let icons = """
        enum Icon: String { case logo; var image: Image { Image(rawValue) } }
        extension Image {
            init(icon: Icon) {
                self.init(icon.rawValue, bundle: .module)
                self = self.renderingMode(.original)
            }
        }
        extension UIImage {
            convenience init?(icon: Icon) { self.init(named: icon.rawValue, in: .module, with: nil) }
        }
        """

    private func drawn(
        _ content: String,
        _ resources: ProjectResources = resources(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> DisplayList {
        try picture(
            shown(
                content,
                declarations: Self.icons
            ),
            resources,
            change
        )
    }

    /// The text of the first picture, and its frame.
    private func foundImage(in items: [DisplayItem]) -> (text: String, frame: CGRect)? {
        for item in items {
            switch item.drawing {
            case .glyphs(let run):
                guard case .bitmap(let png, let frame)? = run.glyphs.first?.glyph.drawing else { continue }
                return (
                    String(decoding: png, as: UTF8.self), frame.offsetBy(dx: run.origin.x, dy: run.origin.y)
                )
            case .group(_, let items): if let found = foundImage(in: items) { return found }
            case .fill, .stroke: continue
            }
        }
        return nil
    }

    @Test(
        arguments: [
            #"Image("logo")"#, #"Image("logo", bundle: .module)"#, #"Image(decorative: "logo")"#,
            "Image(.logo)", #"Image(uiImage: UIImage(named: "logo")!)"#, "Image(uiImage: .logo)",
            "Image(uiImage: UIImage(resource: .logo))", "Icon.logo.image", "Asset.logo.swiftUIImage",
            "Image(uiImage: Asset.logo.image)", #"Label("Title", image: "logo").labelStyle(.iconOnly)"#,
            #"Image(uiImage: UIImage(named: "logo", in: .main, with: nil) ?? UIImage())"#,
            "Image(icon: .logo)", "Image(uiImage: UIImage(icon: .logo)!)",
        ]
    )
    func `has the names that Xcode gives it`(expression: String) throws {
        let program = try interpret(
            shown(
                expression,
                declarations: Self.icons
            ),
            replacesExternalNames: true,
            resources: Self.resources()
        )
        #expect(program.standIns.map(\.name) == [])
        let list = try drawn(expression)
        let image = try #require(foundImage(in: list.items))
        // Ten by eight points, with two pixels each.
        #expect(image.text == "30x24 in 20x16")
        #expect(image.frame == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(list.size == CGSize(width: 10, height: 8))
    }

    @Test(arguments: [
        "icon: .logo", #"icon: ImageResource(name: "logo", bundle: .main)"#, "icon: ImageResource.logo",
    ])
    func `is a value of the generated type`(argument: String) throws {
        let source = shown(
            "Icon(\(argument))",
            declarations: """
                struct Icon: View {
                    let icon: ImageResource
                    var tint: ColorResource?
                    var body: some View { Image(icon).overlay { Image(uiImage: UIImage(resource: icon)) } }
                }
                """
        )
        let program = try interpret(source, replacesExternalNames: true, resources: Self.resources())
        #expect(program.standIns.map(\.name) == [])
        let list = try picture(source, Self.resources())
        #expect(list.items.count == 2)
        #expect(foundImage(in: list.items)?.text == "30x24 in 20x16")
    }

    @Test func `follows its environment`() throws {
        let dark = try drawn(#"Image("logo")"#) { $0.colorScheme = .dark }
        #expect(foundImage(in: dark.items)?.text == "33x27 in 22x18")
        let one = try drawn(#"Image("logo")"#) { $0.displayScale = 1 }
        #expect(foundImage(in: one.items)?.text == "10x8 in 10x8")
    }

    @Test(
        arguments: [
            (
                #"Image("logo").resizable().frame(width: 40, height: 8)"#, "30x24 in 20x16",
                CGSize(width: 40, height: 8)
            ),
            (
                #"Image("logo").resizable().frame(width: 5, height: 4)"#, "30x24 in 10x8",
                CGSize(width: 5, height: 4)
            ),
            (
                #"Image("logo").resizable().scaledToFit().frame(width: 5, height: 5)"#, "30x24 in 10x8",
                CGSize(width: 5, height: 5)
            ),
            (#"Image("photo")"#, "40x30 in 40x30", CGSize(width: 20, height: 15)),
            (#"Image("art")"#, "vectors in 32x16", CGSize(width: 16, height: 8)),
            (
                #"Image("art").resizable().frame(width: 64, height: 32)"#, "vectors in 32x16",
                CGSize(width: 64, height: 32)
            ),
            (
                #"Image("kept").resizable().frame(width: 64, height: 32)"#, "vectors in 128x64",
                CGSize(width: 64, height: 32)
            ),
            (
                #"Image("kept").resizable().frame(width: 320, height: 160)"#, "vectors in 256x128",
                CGSize(width: 320, height: 160)
            ),
        ]
    )
    func `has at most two pixels for a point`(expression: String, text: String, size: CGSize) throws {
        let list = try drawn(expression)
        #expect(foundImage(in: list.items)?.text == text)
        #expect(list.size == size)
    }

    @Test(
        arguments: [
            (#"Image("bubble")"#, "24x18 in 16x12"),
            (
                #"Image("bubble").resizable().frame(width: 40, height: 20)"#,
                "24x18 in 80x40 of 120x60 by 3 6 9 12 3 6"
            ),
            (#"Image("bubble").resizable().frame(width: 8, height: 6)"#, "24x18 in 16x12"),
            (
                #"Image("bubble").resizable(resizingMode: .tile).frame(width: 40, height: 20)"#,
                "24x18 in 80x40 of 120x60 by 3 6 9 12 3 6 tiled"
            ),
            (
                #"""
                Image("bubble").resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
                    .frame(width: 40, height: 20)
                """#, "24x18 in 80x40 of 120x60 by 0 3 0 6 all all"
            ),
            (
                #"Image("logo").resizable(resizingMode: .tile).frame(width: 40, height: 20)"#,
                "30x24 in 80x40 of 120x60 by 0 0 0 0 all all tiled"
            ),
            (
                #"""
                Image("art").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .frame(width: 40, height: 20)
                """#, "vectors in 80x40 of 40x20 by 1 2 3 4 all all"
            ),
            (
                #"Image(uiImage: UIImage(named: "bubble")!).resizable().frame(width: 40, height: 20)"#,
                "24x18 in 80x40 of 120x60 by 3 6 9 12 3 6"
            ),
        ]
    )
    func `is enlarged by its slices`(expression: String, text: String) throws {
        #expect(foundImage(in: try drawn(expression).items)?.text == text)
    }

    @Test func `has insets that follow the direction of the language`() throws {
        let expression =
            #"Image("logo").resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))"#
        let list = try drawn(expression + ".frame(width: 40, height: 20)") {
            $0.layoutDirection = .rightToLeft
        }
        #expect(foundImage(in: list.items)?.text == "30x24 in 80x40 of 120x60 by 0 6 0 3 all all")
    }

    @Test func `is enlarged by its slices up to a limit`() throws {
        func text(_ width: Int, _ height: Int) throws -> String? {
            foundImage(
                in: try drawn(#"Image("bubble").resizable().frame(width: \#(width), height: \#(height))"#)
                    .items
            )?.text
        }
        #expect(try text(1_000, 1_000)?.hasPrefix("24x18 in 2000x2000 of") == true)
        #expect(try text(1_001, 1_000)?.hasPrefix("24x18 in 1001x1000 of") == true)
        #expect(try text(8_192, 1)?.hasPrefix("24x18 in 8192x1 of") == true)
        #expect(try text(8_193, 1)?.contains("of") == false)
    }

    @Test(
        arguments: [
            ("", "3 6 9 12 3 6"),
            (
                ".resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                "3 6 9 12 all all tiled"
            ),
            (".resizableImage(withCapInsets: .zero, resizingMode: .stretch)", "0 0 0 0 all all"),
            (".stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)", "0 9 0 12 all all"),
        ]
    )
    func `is enlarged by its slices as the background of a button`(change: String, slices: String) throws {
        let source = """
            import UIKit
            func make() -> UIButton {
                let button = UIButton(type: .custom)
                button.setBackgroundImage(UIImage(named: "bubble")!\(change), for: .normal)
                button.widthAnchor.constraint(equalToConstant: 40).isActive = true
                button.heightAnchor.constraint(equalToConstant: 20).isActive = true
                return button
            }
            """
        let program = try interpret(source, replacesExternalNames: true, resources: Self.resources())
        #expect(program.standIns.map(\.name) == [])
        let factory = try #require(program.roots.first?.makeStyle().button)
        let list = render(factory.view(configuration: .plain(), primaryAction: UIAction { _ in }))
        #expect(
            foundImage(in: list.items)?.text == "24x18 in 80x40 of 120x60 by \(slices)"
        )
    }

    @Test func `has the insets of its catalog in UIKit`() throws {
        let expression = #"""
            Text(verbatim: "\(UIImage(named: "bubble")!.capInsets.left) \(UIImage(named: "logo")!.capInsets == .zero)")
            """#
        #expect(try drawn(expression).runs.first?.text == "2.0 true")
    }

    @Test func `has a limited number of pixels`() throws {
        for (side, isWhole) in [(2_000, true), (2_001, false)] {
            let resources = ProjectResources(
                reading: FileTree(texts: ["wide.png": "\(side)x2000"]),
                imageReader: NamingReader()
            )
            let text = foundImage(in: try drawn(#"Image("wide")"#, resources).items)?.text
            let numbers = text?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
            #expect(numbers.count == 4)
            #expect(numbers.dropFirst(2).reduce(1, *) <= ImageLimits.drawnPixels)
            #expect((numbers.last == 2_000) == isWhole)
        }
    }

    @Test func `has few sizes`() throws {
        var texts: Set<String> = []
        for width in 1...200 {
            let list = try drawn(
                #"Image("photo").resizable().frame(width: \#(Double(width) / 10), height: 3)"#
            )
            if let text = foundImage(in: list.items)?.text { texts.insert(text) }
        }
        #expect(texts.count <= 14)
    }

    @Test(
        arguments: [
            (#"Image("glyph")"#, true), (#"Image("glyph").renderingMode(.original)"#, false),
            (#"Image("logo")"#, false), (#"Image("logo").renderingMode(.template)"#, true),
            (#"Image(uiImage: UIImage(named: "logo")!.withRenderingMode(.alwaysTemplate))"#, true),
            (#"Image(uiImage: UIImage(named: "glyph")!.withRenderingMode(.alwaysOriginal))"#, false),
        ]
    )
    func `is a template or has its own colors`(expression: String, isTemplate: Bool) throws {
        let list = try drawn("\(expression).foregroundStyle(.red)")
        #expect(list.fillColors == (isTemplate ? [.test(.red)] : []))
        #expect(foundImage(in: list.items)?.text.contains("white") == isTemplate)
    }

    @Test(
        arguments: [
            (#"Image("mark").font(.system(size: 20))"#, "Regular-M in 40x32"),
            ("Image(.mark).font(.system(size: 20, weight: .bold))", "Bold-M in 40x32"),
            (
                #"Image("mark").resizable().frame(width: 20, height: 16).font(.system(size: 20))"#,
                "Regular-M in 40x32"
            ),
            (#"Image(uiImage: UIImage(named: "mark")!).font(.system(size: 20))"#, "Regular-M in 40x32"),
        ]
    )
    func `may be a symbol in the size and the weight of the font`(expression: String, text: String) throws {
        let list = try drawn("\(expression).foregroundStyle(.red)")
        #expect(foundImage(in: list.items)?.text == text)
        #expect(list.fillColors == [.test(.red)])
        #expect(list.size == CGSize(width: 20, height: 16))
    }

    @Test func `is a symbol on the baseline of the text beside it`() throws {
        let list = try drawn(
            #"HStack(alignment: .firstTextBaseline, spacing: 0) { Image("mark"); Text("M") }.font(.system(size: 20))"#
        )
        let symbol = try #require(foundImage(in: list.items)?.frame)
        let text = try #require(list.runs.last { $0.text == "M" })
        #expect(symbol.minY + 14 == text.origin.y)
    }

    @Test func `is a mirror image in the other direction`() throws {
        func isMirrored(_ direction: LayoutDirection) throws -> Bool {
            let list = try drawn(#"Image("way")"#) { $0.layoutDirection = direction }
            if case .group(.transform(let transform), _)? = list.items.first?.drawing {
                return transform.a < 0
            }
            return false
        }
        #expect(try !isMirrored(.leftToRight))
        #expect(try isMirrored(.rightToLeft))
    }

    @Test(
        arguments: [
            ("print", true, CGSize(width: 18, height: 9)), ("broken", true, CGSize(width: 24, height: 24)),
            ("art", false, CGSize(width: 16, height: 8)), ("missing", true, CGSize(width: 24, height: 24)),
            ("broken.mark", true, CGSize(width: 24, height: 24)),
            ("mark", false, CGSize(width: 24, height: 24)),
        ]
    )
    func `that is not drawn is a rectangle of its size`(name: String, vectors: Bool, size: CGSize) throws {
        let resources = Self.resources(allowsVectors: vectors)
        let source = shown(#"Image("\#(name)")"#)
        let program = try interpret(source, replacesExternalNames: true, resources: resources)
        #expect(program.standIns.map(\.name) == (name == "missing" ? [] : ["Image.\(name)"]))
        let list = try picture(source, resources)
        #expect(list.size == size)
        #expect(list.fills.map(\.size) == [size])
        #expect(foundImage(in: list.items) == nil)
    }

    @Test(
        arguments: [
            (#"Image("print")"#, "72x36 in 36x18"),
            (#"Image("print").resizable().frame(width: 9, height: 4.5)"#, "72x36 in 18x9"),
            (
                #"Image("print").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#
                    + ".frame(width: 40, height: 20)", "72x36 in 80x40 of 160x80 by 4 8 12 16 all all"
            ),
        ]
    )
    func `that is a PDF is drawn if it was drawn before`(expression: String, text: String) throws {
        func resources(_ drawn: String, allowsVectors: Bool = true) -> ProjectResources {
            let path = Self.folder + "print.imageset/print.pdf"
            return ProjectResources(
                SourceResources(
                    tree: FileTree(texts: Self.files),
                    bundles: [],
                    allowsVectors: allowsVectors,
                    drawnDocuments: [path: Array(drawn.utf8)]
                ),
                readers: ResourceReaders(images: NamingReader())
            )
        }
        let list = try drawn(expression, resources("72x36"))
        #expect(foundImage(in: list.items)?.text == text)
        #expect(try foundImage(in: drawn(expression, resources("broken")).items) == nil)
        #expect(try foundImage(in: drawn(expression, resources("72x36", allowsVectors: false)).items) == nil)
    }

    @Test func `is tinted in a button of the system`() throws {
        func fills(_ button: String) throws -> Int {
            let source = """
                import UIKit
                func make() -> UIButton {
                    let button = \(button)
                    button.setImage(UIImage(named: "logo"), for: .normal)
                    return button
                }
                """
            let program = try interpret(source, replacesExternalNames: true, resources: Self.resources())
            let factory = try #require(program.roots.first?.makeStyle().button)
            let view = factory.view(configuration: .plain(), primaryAction: UIAction { _ in })
            let list = render(view)
            #expect(foundImage(in: list.items) != nil)
            return list.fillColors.count
        }
        #expect(try fills("UIButton(type: .system)") == 1)
        #expect(try fills("UIButton(configuration: .plain())") == 1)
        #expect(try fills("UIButton(type: .custom)") == 0)
    }
}
