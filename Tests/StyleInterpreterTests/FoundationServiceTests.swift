import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// A picture is that of the first start of an app: nothing is stored, and there are no files.
@Suite struct `Foundation in a source` {
    @Test(arguments: [
        (#"\(UserDefaults.standard.bool(forKey: "a"))"#, "false"),
        (#"\(UserDefaults.standard.object(forKey: "a") as? Bool ?? true)"#, "true"),
        (
            #"\((UserDefaults.standard.dictionary(forKey: "a") as? [String: String] ?? ["b": "c"])["b"] ?? "")"#,
            "c"
        ),
        (#"\(FileManager.default.fileExists(atPath: "/a"))"#, "false"),
        (
            #"\(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].lastPathComponent)"#,
            "Documents"
        ),
        (
            #"\(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "")"#,
            "1.0"
        ),
        (#"\(Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "")"#, "1"),
        (#"\(Bundle.main.bundleIdentifier!)"#, "com.example.App"),
        (#"\(Bundle.main.url(forResource: "a", withExtension: "json")!.lastPathComponent)"#, "a.json"),
        (#"\(Bundle(path: Bundle.main.bundlePath) == Bundle.main)"#, "true"),
        (#"\(Bundle(url: Bundle.module.resourceURL!) == Bundle.main)"#, "false"),
        (
            #"\(Bundle.module.path(forResource: "a", ofType: nil) == Bundle.module.resourcePath! + "/a")"#,
            "true"
        ),
        (#"\(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))"#, "1.5 MB"),
        (#"\(123_456.formatted(.byteCount(style: .file)))"#, "123 kB"),
        (#"\(Calendar.current.component(.weekday, from: Date(timeIntervalSince1970: 0)))"#, "5"),
        (
            #"\(Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 29))!.formatted(.dateTime.month().day()))"#,
            "Feb 29"
        ),
        (#"\(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200))"#, "2 hours ago"),
        (#"\(URLComponents(string: "http://a.b:80/c?d=e")?.queryItems?.first?.value ?? "")"#, "e"),
    ])
    func `has the values of a first start`(expression: String, text: String) throws {
        #expect(try interpretedText("private var result: String { \"\(expression)\" }") == text)
    }

    @Test func `unwraps what is not stored without a stand-in`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                let defaults = UserDefaults.standard
                guard let old = defaults.object(forKey: "old") else { return "none" }
                defaults.set(old, forKey: "new")
                return "moved"
            }
            """
        )
        #expect(text == "none")
    }

    @Test func `has no contents of files`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                guard let url = URL(string: "file:///theme.json") else { return "no address" }
                for font in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
                    print(font)
                }
                if let data = try? Data(contentsOf: url) { return "\\(data.count) bytes" }
                do {
                    return "\\(try Data(contentsOf: url).count) bytes"
                } catch {
                    return UserDefaults.standard.data(forKey: "theme") == nil ? "none" : "stored"
                }
            }
            """
        )
        #expect(text == "none")
    }

    @Test func `puts an address together`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                var parts = URLComponents()
                parts.scheme = "https"
                parts.host = "example.com"
                parts.path = "/a"
                parts.queryItems = [URLQueryItem(name: "q", value: "1"), URLQueryItem(name: "r", value: nil)]
                return parts.url?.absoluteString ?? ""
            }
            """
        )
        #expect(text == "https://example.com/a?q=1&r")
    }

    @Test func `has the domain and the code of an error`() throws {
        let text = try interpretedText(
            """
            enum LoadError: Error { case offline, refused }
            private var result: String {
                let error = LoadError.refused as NSError
                return error.domain == NSURLErrorDomain ? "network" : "code \\(error.code)"
            }
            """
        )
        #expect(text == "code 1")
    }

    @Test func `inserts into a set, and says whether it was new`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                var seen = Set<String>()
                let first = ["a", "b", "a"].filter { seen.insert($0).inserted }
                return first.joined() + (seen.remove("a") ?? "-") + (seen.remove("c") ?? "-")
            }
            """
        )
        #expect(text == "aba-")
    }

    @Test(arguments: [
        ("import SwiftUI", SystemColor.red), ("import SwiftUI\nimport UIKit", nil),
    ])
    func `has the colors of the framework that a file imports`(imports: String, color: SystemColor?) throws {
        let program = try interpret(
            """
            \(imports)
            struct Page: View {
                private var text: AttributedString {
                    var text = AttributedString("red")
                    text.foregroundColor = .red
                    return text
                }
                var body: some View { Button {} label: { Text(text) } }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first).makeStyle()
        let view = try #require(page.view)
        let expected = color.map { Color($0) } ?? Color(red: 1, green: 0, blue: 0)
        let drawn = render(view).runs.map(\.color)
        #expect(drawn == render(Text("red").foregroundStyle(expected)).runs.map(\.color))
    }

    @Test(arguments: ["date", "time", "relative", "offset", "timer"])
    func `has a text of a moment that is no number`(style: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Page: View {
                private let never = Date(timeIntervalSince1970: .infinity).addingTimeInterval(-.infinity)
                var body: some View { Button {} label: { Text(never, style: .\(style)) } }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first).makeStyle()
        #expect(render(try #require(page.view)).runs.count == 1)
        #expect(page.failure == nil)
    }

    @Test func `leaves out the components of a color that nobody wants`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                var alpha: CGFloat = 1
                UIColor.red.withAlphaComponent(0.5).getRed(nil, green: nil, blue: nil, alpha: &alpha)
                return "\\(alpha)"
            }
            """
        )
        #expect(text == "0.5")
    }
}
