import CustomStyles
import HTTP
import Testing

/// The surroundings of a root: objects and values of the environment, and the modifiers that set them.
@Suite struct `What is around a root` {
    private static let source = #"""
        import SwiftUI

        final class Cart: ObservableObject {
            @Published var count = 3
            var name: String
            init(name: String = "Cart") { self.name = name }
        }
        @Observable final class Theme { var primary = Color.purple; var radius = 9.0 }

        struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
        extension EnvironmentValues {
            var brand: String { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
            @Entry var isLoud = false
        }
        struct BuyButton: View {
            @EnvironmentObject var cart: Cart
            @Environment(Theme.self) private var theme
            @Environment(\.brand) private var brand
            @Environment(\.isLoud) private var isLoud
            var body: some View {
                Button("\(cart.name) \(cart.count) \(brand) \(isLoud ? "loud" : "quiet")") { cart.count += 1 }
                    .padding().background(theme.primary, in: .rect(cornerRadius: theme.radius))
            }
        }
        struct Around: ViewModifier {
            func body(content: Content) -> some View {
                content.environmentObject(Cart(name: "Around")).environment(Theme()).environment(\.brand, "around")
            }
        }
        #Preview(traits: .modifier(SampleData())) { BuyButton() }
        #Preview("args", arguments: [1, 2, 3]) { n in Button("No \(n)") {} }
        struct SampleData: PreviewModifier {
            static func makeSharedContext() async throws -> Cart { Cart(name: "Shared") }
            func body(content: Content, context: Cart) -> some View { content.environmentObject(context).environment(Theme()) }
        }
        """#

    private let folder: Folder

    init() throws {
        folder = try Folder(["Shop.swift": Self.source])
    }

    /// The title of the button.
    private func title(_ target: String) -> String {
        let text = folder.get("/v1/custom/\(target)").text
        return text.firstMatch(of: /<text[^>]*>([^<]*)</).map { String($0.1) } ?? text
    }

    @Test func `is an object that the class makes where nothing has set one`() {
        #expect(title("BuyButton.svg?text=live") == "Cart 3 plain quiet")
        #expect(title("BuyButton.svg?text=live&events=tap&t=1") == "Cart 4 plain quiet")
        let color = folder.get("/v1/custom/BuyButton.svg").text
        #expect(color.contains("#af52de"), "the color of the observable object")
    }

    @Test func `is a modifier that the request names`() {
        #expect(title("BuyButton.svg?text=live&around=Around") == "Around 3 around quiet")
        #expect(title("BuyButton.svg?text=live&around=SampleData") == "Shared 3 plain quiet")
        let response = folder.get("/v1/custom/BuyButton.svg?around=Nothing")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("SampleData"), "\(response.text)")
    }

    @Test func `leaves its name to an own parameter`() throws {
        let source = """
            struct Around: ViewModifier {
                func body(content: Content) -> some View { content.environment(\\.isEnabled, false) }
            }
            struct Card: View {
                var around = 3
                var body: some View { Button("Card \\(around)") {} }
            }
            """
        let folder = try Folder(["Card.swift": source])
        #expect(folder.get("/v1/custom/Card.svg?text=live&around=5").text.contains(">Card 5<"))
        let response = folder.get("/v1/custom/Card.svg?text=live&root.around=Around")
        #expect(response.status == .ok, "\(response.text)")
    }

    @Test func `is the modifier of a preview`() {
        #expect(title("preview-1.svg?text=live") == "Shared 3 plain quiet")
        #expect(title("preview-1.svg?text=live&events=tap&t=1") == "Shared 4 plain quiet")
    }

    @Test func `is a value of the environment, which is a parameter`() {
        let query = "text=live&environment.brand=own&environment.isLoud=true"
        #expect(title("BuyButton.svg?\(query)") == "Cart 3 own loud")
        #expect(title("BuyButton.svg?\(query)&around=Around") == "Around 3 around loud")
        let response = folder.get("/v1/custom/BuyButton.svg?environment.isLoud=maybe")
        #expect(response.status == .badRequest)
    }

    @Test func `makes a picture of each argument of a preview`() {
        #expect((1...3).map { title("preview-2-\($0).svg?text=live") } == ["No 1", "No 2", "No 3"])
        #expect(folder.get("/v1/custom/preview-2-4.svg").status == .notFound)
    }

    @Test func `is the color scheme that a preview prefers, until the request names one`() throws {
        let button = "Button(\"A\") {}.buttonStyle(.borderedProminent)"
        let folder = try Folder([
            "Dark.swift": "#Preview { \(button).preferredColorScheme(.dark) }",
            "Light.swift": "#Preview(\"Light\") { \(button) }",
        ])
        func picture(_ name: String, _ query: String = "") -> String {
            let text = folder.get("/v1/custom/\(name).svg\(query)").text
            return String(text[(text.firstRange(of: "</title>")?.upperBound ?? text.startIndex)...])
        }
        let (dark, light) = ("Dark.swift%23preview-1", "Light.swift%23preview-1")
        #expect(picture(dark) == picture(light, "?colorScheme=dark"))
        #expect(picture(dark, "?colorScheme=dark") == picture(light, "?colorScheme=dark"))
        #expect(picture(dark, "?colorScheme=light") == picture(light))
        #expect(picture(dark) != picture(light))
    }
}
