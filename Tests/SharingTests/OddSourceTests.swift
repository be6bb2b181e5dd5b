import Foundation
import FoundationXML
import HTTP
import StyleStore
import Testing

@testable import ButtonAPI

@Suite struct `The text of a source` {
    private let service = SharingService()

    /// A style with a name, and with text that ends elements, comments and strings in other languages.
    private func source(named name: String) -> String {
        """
        import SwiftUI

        /* ends with a comment: */ // ]]> </script> "><script>alert(1)</script> \\u{27}
        /// A style "><script>alert(1)</script> ]]> & more.
        struct \(name): ButtonStyle {
            var note = "]]></script><script>alert(2)</script>\\"'"
            var `default` = 4.0

            func makeBody(configuration: Configuration) -> some View {
                HStack { configuration.label; Text(note) }.padding(`default`)
            }
        }
        """
    }

    private static let names = [
        "`default`", "Größe", "按钮", "Кнопка", "Pill_9", "ボタン", "`\"><script>`", "`]]> */ </script>`",
        "`a~b.svg`",
    ]

    private static let outputs = [
        ".svg", ".json", ".swift", "/states.svg", "/states.json", "/animation.svg", "/frames.json",
        "/timeline.json",
        "/tokens.json",
    ]

    @Test(arguments: names) func `is never part of a header, a file name or markup`(name: String) throws {
        let text = source(named: name)
        let posted = service.post(text)
        #expect(posted.status.code == 201, "\(posted.text)")
        let style = try #require(posted.objects("styles").first)
        let plain = name.replacing("`", with: "")
        #expect(style["name"] as? String == plain)
        let location = try #require(posted.field("Location"))
        #expect(location.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") })
        let hash = SourceHash(of: Array(text.utf8)).description
        #expect(location == "/v1/custom/\(plain.percentEncoded)~\(hash).svg")

        let component = "\(plain.percentEncoded)~\(hash)"
        for output in Self.outputs {
            let response = service.get("/v1/custom/\(component)\(output)")
            #expect(response.status == .ok, "\(output): \(response.text)")
            for field in response.fields {
                #expect(field.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(field)")
                #expect(!field.value.contains("<script"))
            }
            let name = try #require(response.field("Content-Disposition"))
            let file = try #require(name.split(separator: "\"").dropFirst().first)
            #expect(file.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
            #expect(response.field("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
            if output.hasSuffix(".svg") {
                #expect(!response.text.contains("<script"))
                #expect(!response.text.contains("]]>"))
                #expect(XMLParser(data: Data(response.body)).parse())
            } else if output.hasSuffix(".json") {
                #expect(!response.json.isEmpty)
            }
        }
        let embed = service.get("/embed/custom/\(component)?title=%3C/script%3E")
        #expect(embed.status == .ok)
        #expect(!embed.text.contains("alert(1)</script>"))
        #expect(embed.text.components(separatedBy: "<script").count == 3)
        let page = service.get("/?style=custom/\(component)&title=%22%3E%3Cscript%3E")
        #expect(!page.text.contains("<script>"))
        let oEmbed = service.get("/oembed?url=" + "https://bezel.example\(location)".percentEncoded)
        #expect(oEmbed.status == .ok, "\(oEmbed.text)")
        #expect((oEmbed.json["html"] as? String)?.contains("<script") == false)
    }

    @Test(arguments: [
        "struct `\"><script>`: ButtonStyle { ]]> }", "struct \u{202E}Pill: ButtonStyle {}",
        "*/ ]]> </script>",
        "struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { `\"><svg onload=alert(1)>`( } }",
    ])
    func `with errors is quoted as text`(source: String) {
        let response = service.post(source)
        #expect(response.status == .unprocessableContent)
        #expect(!response.json.isEmpty)
        for field in response.fields { #expect(!field.value.contains("<script")) }
        let picture = service.get("/v1/custom/~\(Sample.data(source)).svg", accept: "image/*")
        #expect(picture.status == .ok)
        #expect(!picture.text.contains("<script"))
        #expect(!picture.text.contains("<svg onload"))
        #expect(XMLParser(data: Data(picture.body)).parse())
    }
}
