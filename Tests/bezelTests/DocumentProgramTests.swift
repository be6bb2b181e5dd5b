import CustomStyles
import Glibc
import Graphics
import ProjectResources
import ProjectSources
import StyleSyntax
import Testing

@testable import bezel

@Suite(.disabled(if: isSanitized)) struct `The program that draws PDFs` {
    private let folder = TemporaryFolder()
    private let document = Array("%PDF-1.4 /MediaBox [0 0 18 9]".utf8)

    /// A script in place of the program.
    private func fake(_ script: String) -> DocumentProgram? {
        folder.makeFile("pdftocairo", content: "#!/bin/sh\n" + script + "\n")
        chmod(folder.path + "/pdftocairo", 0o755)
        return DocumentProgram.find(in: "relative::/nowhere:" + folder.path)
    }

    /// The beginning of a PNG for a script.
    private let signature = #"printf '\211PNG\r\n\032\n'"#

    private func text(_ picture: [UInt8]?) -> String? {
        picture.map { String(decoding: $0.dropFirst(8), as: UTF8.self) }
    }

    @Test func `is found in a folder that is absolute, if it can be run`() {
        #expect(DocumentProgram.find(in: folder.path) == nil)
        folder.makeFile("pdftocairo", content: "")
        chmod(folder.path + "/pdftocairo", 0o644)
        #expect(DocumentProgram.find(in: folder.path) == nil)
        #expect(fake("") != nil)
        #expect(DocumentProgram.find(in: "") == nil)
    }

    @Test func `reads a document, and has its size in pixels`() throws {
        let program = try #require(fake(signature + #"; echo "$@"; cat"#))
        #expect(
            text(program.draw(document))
                == "-png -singlefile -transp -scale-to-x 72 -scale-to-y 36 - -\n%PDF-1.4 /MediaBox [0 0 18 9]"
        )
    }

    @Test func `has no environment of this process, and limits`() throws {
        let script =
            signature
            + #"; cat > /dev/null; echo "$HOME$USER$LANG"; ulimit -t; ulimit -v; ulimit -n; ulimit -c"#
        let program = try #require(fake(script))
        let lines = text(program.draw(document))?.split(separator: "\n")
        #expect(lines == ["5", "1048576", "32", "0"])
    }

    @Test func `draws a document once`() throws {
        let script =
            signature + "; cat > /dev/null; echo run >> \(folder.path)/runs; wc -l < \(folder.path)/runs"
        let program = try #require(fake(script))
        #expect(program.draw(document) == program.draw(document))
        #expect(text(program.draw(document))?.contains("1") == true)
    }

    @Test(arguments: ["cat", "exit 1", "cat > /dev/null; kill -9 $$", "printf 'GIF'; cat > /dev/null"])
    func `may fail`(script: String) throws {
        #expect(try #require(fake(script)).draw(document) == nil)
    }

    @Test(arguments: [(DocumentLimits.pictureBytes, true), (DocumentLimits.pictureBytes + 1, false)])
    func `writes a limited number of bytes`(count: Int, isDrawn: Bool) throws {
        let script = signature + "; cat > /dev/null; head -c \(count - 8) /dev/zero"
        #expect((try #require(fake(script)).draw(document) != nil) == isDrawn)
    }

    @Test(
        arguments: [
            ("0 0 250 250", PixelSize(width: 1_000, height: 1_000)),
            ("0 0 1000 1000", PixelSize(width: 1_000, height: 1_000)),
            ("0 0 10000 10000", PixelSize(width: 1_000, height: 1_000)),
            ("0 0 0.1 0.1", PixelSize(width: 1, height: 1)), ("0 0 0 1", nil), ("0 0 10001 1", nil),
        ]
    )
    func `has a limited number of pixels`(box: String, size: PixelSize?) {
        #expect(DocumentProgram.pixels(of: Array("%PDF-1.4 /MediaBox [\(box)]".utf8)) == size)
    }

    @Test(arguments: [true, false]) func `is named by the message about an image`(isDrawn: Bool) throws {
        folder.makeFolder("A.xcassets")
        folder.makeFolder("A.xcassets/print.imageset")
        folder.makeFile(
            "A.xcassets/print.imageset/Contents.json",
            content: #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#
        )
        folder.makeFile("A.xcassets/print.imageset/a.pdf", bytes: document)
        folder.makeFile(
            "Card.swift",
            content: """
                import SwiftUI
                struct Card: View {
                    var body: some View { Button("A") {}; Image("print"); Image(.print) }
                }
                """
        )
        let drawDocument: DocumentDrawer = { _ in [1] }
        var reader = ProjectReader(
            folder: folder.path,
            checker: checker,
            drawDocument: isDrawn ? drawDocument : nil
        )
        let program = try #require(try reader.program(of: "Card.swift"))
        let resources = try #require(program.resources)
        #expect(resources.drawnDocuments == (isDrawn ? ["A.xcassets/print.imageset/a.pdf": [1]] : [:]))
        let standIns = ["Image.print", "UIImage.print", "Image.Icons/print", "Image.other", "print"].map {
            CustomStandIn(name: $0, place: .start, type: "Image", parameter: "")
        }
        let source = CustomSource(program.text, hash: "", standIns: standIns, diagnostics: [])
        let message = "the image 'print' is a PDF, which is not drawn; a rectangle takes its place"
        for isInstalled in [true, false] {
            let messages = resources.messagesAboutDocuments(in: source, isProgramInstalled: isInstalled)
            #expect(messages.map { $0.message } == (isDrawn ? [] : [message]))
            for message in messages {
                let namesPackage = message.remedy?.contains("poppler-utils") ?? false
                #expect(namesPackage != isInstalled)
            }
        }
    }

    /// The real one, where it is installed.
    @Test(.enabled(if: DocumentProgram.installed != nil)) func `draws a document`() throws {
        let document = Array(
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 18 9]/Contents 4 0 R/Resources<<>>>>endobj
            4 0 obj<</Length 21>>stream
            1 0 0 rg 0 0 9 9 re f
            endstream endobj
            trailer<</Root 1 0 R/Size 5>>
            %%EOF
            """
            .utf8
        )
        let picture = try #require(DocumentProgram.installed?.draw(document))
        // The width and the height in the header.
        #expect(Array(picture[16..<24]) == [0, 0, 0, 72, 0, 0, 0, 36])
    }
}
