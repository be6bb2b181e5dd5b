import Glibc
import Graphics
import Testing
import TextShaping

/// The bytes of a font of the required packages.
private func font(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen("/usr/share/fonts/truetype/\(path)", "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
}

@Suite struct `A font of a project` {
    private let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    private func descriptor(_ face: any ProjectFace, size: CGFloat = 20) -> FontDescriptor {
        var descriptor = FontDescriptor(size: size)
        descriptor.face = FaceReference(face)
        return descriptor
    }

    private func line(_ text: String, _ font: FontDescriptor) -> ShapedLine {
        library.shape(text, font: font, direction: .leftToRight, maximumWidth: .infinity).lines[0]
    }

    @Test func `has names, a weight and a slope`() throws {
        let face = try #require(library.faces(of: try font("noto/NotoSerif-Bold.ttf")).first)
        #expect(face.postScriptName == "NotoSerif-Bold")
        #expect(face.fullName == "Noto Serif Bold")
        #expect(face.familyName == "Noto Serif")
        #expect(face.weight == 700)
        #expect(!face.isItalic)
        #expect(face.weighted(400) === face)
        let italic = try #require(library.faces(of: try font("noto/NotoSerif-Italic.ttf")).first)
        #expect(italic.isItalic)
    }

    @Test func `is drawn with its own glyphs and heights`() throws {
        let face = try #require(library.faces(of: try font("noto/NotoSerif-Regular.ttf")).first)
        let font = descriptor(face)
        let (own, system) = (line("Button", font), line("Button", FontDescriptor(size: 20)))
        #expect(own.glyphs.count == 6)
        #expect(own.width != system.width)
        #expect(own.glyphs.map(\.glyph) != system.glyphs.map(\.glyph))
        // 1,069 and 293 of 1,000 units, without a gap between lines.
        let metrics = library.lineMetrics(for: font)
        #expect(abs(metrics.ascent - 21.38) < 0.01)
        #expect(abs(metrics.descent - 5.86) < 0.01)
        // It lacks these letters.
        #expect(line("שלום", font).glyphs.count == 4)
    }

    @Test func `has named instances and other weights if it varies`() throws {
        let faces = library.faces(of: try font("inter-vf/Inter-roman.var.ttf"))
        let names = faces.map(\.postScriptName)
        let bold = try #require(faces.first { $0.postScriptName.hasSuffix("-Bold") }, "\(names)")
        #expect(bold.weight == 700)
        let thin = bold.weighted(100)
        #expect(thin.weight == 100)
        #expect(thin.familyName == bold.familyName)
        #expect(bold.weighted(100) === thin)
        #expect(bold.weighted(2_000).weight == 900)
        #expect(line("Button", descriptor(thin)).width < line("Button", descriptor(bold)).width)
    }

    @Test func `is none without glyphs, and may be cut anywhere`() throws {
        #expect(library.faces(of: []).isEmpty)
        #expect(library.faces(of: Array("no font".utf8)).isEmpty)
        let bytes = try font("noto/NotoSerif-Regular.ttf")
        for length in stride(from: 0, to: bytes.count, by: bytes.count / 40) {
            for face in library.faces(of: Array(bytes.prefix(length))) {
                _ = line("Button", descriptor(face))
                _ = library.lineMetrics(for: descriptor(face))
            }
        }
    }

    @Test func `has a limited number of bytes`() throws {
        let bytes = try font("noto/NotoSerif-Regular.ttf")
        let rest = [UInt8](repeating: 0, count: ProjectFontLimits.bytes - bytes.count)
        #expect(library.faces(of: bytes + rest).count == 1)
        #expect(library.faces(of: bytes + rest + [0]).isEmpty)
    }
}
