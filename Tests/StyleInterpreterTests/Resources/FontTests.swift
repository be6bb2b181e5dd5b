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

/// A face by its names alone.
private final class NamedFace: ProjectFace {
    let postScriptName, fullName, familyName: String
    let weight: Int
    let isItalic: Bool

    init(_ name: Substring) {
        let parts = name.split(separator: "-").map(String.init)
        postScriptName = String(name)
        familyName = parts[0]
        fullName = parts.joined(separator: " ")
        weight = parts[1].hasPrefix("Bold") ? 700 : 400
        isItalic = parts[1].hasSuffix("Italic")
    }

    func weighted(_ weight: Int) -> any ProjectFace { self }
}

/// Opens files that are the PostScript names of faces.
private struct NameOpener: FontOpener {
    func faces(of font: [UInt8]) -> [any ProjectFace] {
        String(decoding: font, as: UTF8.self).split(separator: " ").map { NamedFace($0) }
    }
}

@Suite struct `A font of the project in a source` {
    private static let resources = ProjectResources(
        reading: FileTree(texts: [
            "Fonts/Brand.ttc": "Brand-Bold Brand-Regular Brand-BoldItalic", "Other.otf": "Other-Italic",
        ]),
        fontOpener: NameOpener()
    )

    private func run(_ modifiers: String, _ resources: ProjectResources?) throws -> GlyphRun {
        try #require(try picture(shown(#"Text("Title")\#(modifiers)"#), resources).runs.first)
    }

    @Test(
        arguments: [
            (#".font(.custom("Brand-Bold", size: 20))"#, "Brand-Bold"),
            (#".font(.custom("Brand", size: 20))"#, "Brand-Regular"),
            (#".font(.custom("Brand Bold", fixedSize: 20))"#, "Brand-Bold"),
            (#".font(.custom("Brand", size: 20).weight(.bold))"#, "Brand-Bold"),
            (#".font(.custom("Brand", size: 20)).bold()"#, "Brand-Bold"),
            (#".font(.custom("Brand", size: 20).weight(.bold).italic())"#, "Brand-BoldItalic"),
            (#".font(.custom("Brand-Regular", size: 20, relativeTo: .title).italic())"#, "Brand-BoldItalic"),
            (#".font(.custom("Other", size: 20))"#, "Other-Italic"),
            (#".font(Font(UIFont(name: "Brand-Bold", size: 20)!))"#, "Brand-Bold"),
            (#".font(.custom("Missing-Bold", size: 20))"#, nil), (".font(.title)", nil),
        ] as [(String, String?)]
    )
    func `has the names of its face and of its family`(modifiers: String, name: String?) throws {
        let face = try run(modifiers, Self.resources).font.face?.face
        #expect(face?.postScriptName == name)
        #expect(try run(modifiers, nil).font.face == nil)
    }

    @Test func `scales with the size of the text unless it is fixed`() throws {
        func size(_ font: String) throws -> CGFloat {
            let source = shown(#"Text("Title").font(\#(font)).dynamicTypeSize(.xxxLarge)"#)
            return try #require(try picture(source, Self.resources).runs.first).font.size
        }
        #expect(try size(#".custom("Brand", fixedSize: 20)"#) == 20)
        #expect(try size(#".custom("Brand", size: 20, relativeTo: .title)"#) > 20)
    }
}
