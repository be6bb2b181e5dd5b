import HTTP
import Testing

@Suite struct `The entry of a style of a folder` {
    @Test func `has a version that changes with the source`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        func version(_ target: String) throws -> Substring {
            let text = folder.get(target).text
            let start = try #require(text.firstRange(of: #""version":""#)).upperBound
            return text[start...].prefix { $0 != "\"" }
        }
        let first = try version("/v1/styles/custom/Pill")
        #expect(!first.isEmpty)
        #expect(try version("/v1/styles") == first)
        try folder.publish(["Pill.swift": Sample.pill.replacing(".blue", with: ".red")])
        #expect(try version("/v1/styles/custom/Pill") != first)
        #expect(!folder.get("/v1/styles/swiftui/bordered").text.contains(#""version""#))
    }

    @Test func `has no other name than that in its addresses`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        #expect(!folder.get("/v1/styles/custom/Pill").text.contains("displayName"))
    }

    @Test func `has the state hovered if the style reacts to a pointer`() throws {
        let states = #""states":["normal","pressed","disabled","focused""#
        let folder = try Folder(["Pill.swift": Sample.pill, "Card.swift": Sample.hovering])
        #expect(folder.get("/v1/styles/custom/Pill").text.contains(states + "]"))
        #expect(folder.get("/v1/styles/custom/Card").text.contains(states + #","hovered"]"#))
        let rest = folder.get("/v1/custom/Card.svg")
        let hovered = folder.get("/v1/custom/Card.svg?state=hovered")
        #expect(hovered.status == .ok)
        #expect(rest.body != hovered.body)
    }
}

extension Sample {
    fileprivate static let hovering = """
        import SwiftUI

        struct Card: ButtonStyle {
            @State private var isHovered = false

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(8)
                    .background(isHovered ? Color.red : Color.blue)
                    .onHover { isHovered = $0 }
            }
        }
        """
}
