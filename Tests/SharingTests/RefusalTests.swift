import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A source with a style that has errors` {
    private static let source = """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background(.blue, in: Capsule())
            }
        }
        struct Broken: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding("12")
            }
        }
        func unused() -> Int { "a" }
        """
    private let service = SharingService()

    @Test func `is stored, with its other styles and all messages`() throws {
        let response = service.post(Self.source)
        #expect(response.status.code == 201)
        #expect(response.objects("styles").compactMap { $0["name"] as? String } == ["Pill"])
        let messages = response.objects("warnings")
        #expect(messages.compactMap { $0["line"] as? Int } == [9, 12])
        #expect(messages.compactMap { $0["severity"] as? String } == ["error", "warning"])
    }

    @Test(arguments: [".svg", ".json", "/states.svg", ".png"])
    func `draws the others`(output: String) {
        let address = "/v1/custom/~\(Sample.data(Self.source))\(output)"
        #expect(service.get(address).status.code == 200)
        #expect(service.get("\(address)?style=Pill").status.code == 200)
    }

    @Test func `says what is wrong with the one`() throws {
        let address = "/v1/custom/~\(Sample.data(Self.source)).svg"
        let response = service.get("\(address)?style=Broken&errors=status")
        #expect(response.status.code == 422)
        #expect(
            (response.json["detail"] as? String)?.hasPrefix("Broken, line 9, column 37: cannot convert")
                == true
        )
        // Not about what the style does not reach.
        #expect(response.objects("diagnostics").compactMap { $0["line"] as? Int } == [9])
        #expect(service.get("\(address)?style=Other&errors=status").status.code == 404)
    }

    @Test func `is refused if it has no other style`() {
        let start = Self.source.range(of: "struct Broken")?.lowerBound ?? Self.source.startIndex
        let response = service.post("import SwiftUI\n\(Self.source[start...])")
        #expect(response.status.code == 422)
    }
}
