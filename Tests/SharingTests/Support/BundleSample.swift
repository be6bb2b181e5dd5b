import Foundation
import HTTP

/// Files of a project.
enum BundleSample {
    static let brand = #"""
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}
        """#

    /// Two files with a root of one name, one that both need, and a color of a catalog.
    static let pair: [String: String] = [
        "Sources/Other.swift": """
        import SwiftUI
        struct Primary: View { var body: some View { Button("Other") {}.padding(Space.small) } }
        """,
        "Sources/Pill.swift": """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(Space.small).background(Color("Brand"))
            }
        }
        struct Primary: View {
            var width: CGFloat = 4
            var body: some View { Button("Pill") {}.buttonStyle(Pill()) }
        }
        """,
        "Sources/Space.swift": "enum Space { static let small: CGFloat = 3 }",
        "Assets.xcassets/Brand.colorset/Contents.json": brand,
    ]

    static let style = """
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        """

    /// The body with some files, in the order of their paths or in the other one.
    static func body(_ files: [String: String], isReversed: Bool = false) -> String {
        let paths = files.keys.sorted { isReversed ? $0 > $1 : $0 < $1 }
        let members = paths.map { "\(quoted($0)): \(quoted(files[$0] ?? ""))" }
        return "{\"files\": {\(members.joined(separator: ", "))}}"
    }

    static func quoted(_ text: String) -> String {
        guard let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed) else {
            return "null"
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension SharingService {
    func post(files: [String: String], to target: String = "/v1/custom", isReversed: Bool = false) -> Response
    {
        post(
            BundleSample.body(files, isReversed: isReversed),
            to: target,
            type: "application/json"
        )
    }
}
