import Foundation
import HTTP
import Testing

@Suite struct `A button of UIKit` {
    private let service = Service()

    private func reason(_ target: String) throws -> String {
        let response = service.get(target)
        #expect(response.status == .badRequest, "\(target)")
        let problem = try #require(
            JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        )
        return try #require(problem["detail"] as? String)
    }

    @Test(arguments: [
        ("uikit/gray.svg?role=destructive", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?buttonBorderShape=capsule", "The parameter for UIKit is “cornerStyle”."),
        ("uikit/gray.svg?controlSize=extraLarge", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?label=circle", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?flag=false", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?animation=none", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?keyboardShortcut=defaultAction", "Only buttons of SwiftUI have it."),
        ("uikit/gray.svg?control=link", "Only buttons of SwiftUI have it."),
        ("uikit/glass.svg?system=ios18", "glass came with iOS 26"),
        ("uikit/gray.svg?cornerStyle=capsule&cornerRadius=4", "Only the corner styles fixed and dynamic"),
        ("uikit/gray.svg?cornerStyle=large&cornerRadius=4", "Only the corner styles fixed and dynamic"),
        ("uikit/gray.svg?contentInsets=1,2,3", "It is four numbers"),
        ("uikit/gray.svg?contentInsets=1,2,3,x", "It is a decimal number"),
        ("uikit/gray.svg?contentInsets=1,2,3,900", "It is from 0 to 200 points"),
        ("uikit/gray.svg?buttonSize=large&controlSize=small", "is another name of it"),
        ("uikit/gray.svg?beside=customDefault", "is no value of “beside”"),
        ("uikit/outline.svg?baseBackgroundColor=red", "The style sets its background in each state."),
        (
            "uikit/outline.svg?titleForegroundColor=red",
            "The style sets the color of its title in each state."
        ),
        ("uikit/outline.svg?strokeWidth=2", "The style sets its background in each state."),
        ("uikit/outline.svg?step=last", "It is one of: static, first, attributed, final."),
        ("swiftui/bordered.svg?cornerStyle=small", "The parameter for SwiftUI is “buttonBorderShape”."),
        (
            "swiftui/bordered.svg?baseForegroundColor=red",
            "The parameter for SwiftUI is “tint”."
        ),
        ("swiftui/bordered.svg?contentInsets=1,2,3,4", "Only buttons of UIKit have it."),
        ("swiftui/bordered.svg?state=selected", "Buttons of UIKit can be selected"),
        ("swiftui/bordered.svg?control=link&role=cancel", "A link has no role."),
    ])
    func `says what does not go together`(target: String, words: String) throws {
        #expect(try reason("/v1/\(target)").contains(words))
    }

    @Test func `writes only addresses that it takes itself`() throws {
        for query in ["strokeWidth=0.00001", "titlePadding=0.000000001", "contentInsets=0.00002,1,1,1"] {
            let url = try #require(try service.json("/v1/uikit/filled.json?\(query)")["url"] as? String)
            #expect(service.get(url).status == .ok, "\(url)")
        }
        let frames = try service.json("/v1/uikit/filled/frames.json?events=down@0.00001,up@0.5&fps=1")
        #expect(frames["events"] as? String == "down@0.00001,up@0.5")
    }

    @Test func `lists only sizes that it takes`() throws {
        for style in ["uikit/gray", "swiftui/bordered"] {
            let parameters = try #require(
                try service.json("/v1/styles/\(style)")["parameters"] as? [[String: Any]]
            )
            let size = try #require(parameters.first { $0["name"] as? String == "controlSize" })
            let values = try #require(size["values"] as? [String])
            #expect(values.contains("extraLarge") == (style == "swiftui/bordered"))
            for value in values {
                #expect(service.get("/v1/\(style).svg?controlSize=\(value)").status == .ok)
            }
        }
    }

    @Test func `takes SwiftUI's name of its size, and its own`() {
        let tags = ["controlSize=regular", "buttonSize=medium", "buttonSize=REGULAR", ""].map {
            service.get("/v1/uikit/filled.svg?\($0)").field("ETag")
        }
        #expect(Set(tags).count == 1)
    }

    @Test func `is in any of its states at once`() {
        let states = ["highlighted", "selected", "disabled", "focused"]
        func picture(_ bits: Int) -> String {
            let names = states.indices.filter { bits >> $0 & 1 == 1 }.map { states[$0] }
            let query = names.isEmpty ? "normal" : names.joined(separator: ",")
            let response = service.get("/v1/uikit/tinted.svg?state=\(query)")
            #expect(response.status == .ok)
            return response.text
        }
        // Four looks that work and one that does not, each with a ring or without; what is disabled has none.
        #expect(Set((0..<16).map(picture)).count == 4 + 4 + 1)
        #expect(Set((0..<16).filter { $0 & 4 != 0 }.map(picture)).count == 1)
    }

    @Test func `is apart from that of SwiftUI with the same name`() {
        let pictures = ["swiftui", "uikit"].map { service.get("/v1/\($0)/bordered.svg?state=pressed") }
        #expect(pictures[0].field("ETag") != pictures[1].field("ETag"))
        #expect(pictures[0].text != pictures[1].text)
    }

    @Test func `is selected by an event`() throws {
        let document = try service.json("/v1/uikit/tinted/timeline.json?events=select@1,deselect@2")
        #expect(document["events"] as? String == "select@1,deselect@2")
        #expect(document["duration"] as? Double == 2)
    }

    @Test func `says that its indicator never rests`() throws {
        let document = try service.json("/v1/uikit/gray/timeline.json?showsActivityIndicator=true")
        #expect(document["endsAtRest"] as? Bool == false)
    }

    @Test func `has all words of its configuration in the catalog, and SwiftUI's none of them`() throws {
        func names(_ style: String) throws -> Set<String> {
            let entry = try service.json("/v1/styles/\(style)")
            let parameters = try #require(entry["parameters"] as? [[String: Any]])
            return Set(parameters.compactMap { $0["name"] as? String })
        }
        let own: Set = ["subtitle", "cornerStyle", "baseForegroundColor", "contentInsets", "strokeWidth"]
        #expect(try names("uikit/gray").isSuperset(of: own))
        #expect(try names("swiftui/bordered").isDisjoint(with: own))
        #expect(try names("uikit/outline").contains("step"))
        #expect(try !names("uikit/gray").contains("role"))
    }
}
