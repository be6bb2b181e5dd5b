import ProjectIndex
import Testing

@Suite struct `The roots of a file` {
    @Test func `are previews, views, styles and buttons, each in the order of the source`() {
        let source = """
            import SwiftUI
            final class Pill: UIButton {}
            struct Quiet: ToggleStyle {}
            struct Loud: SwiftUI.ButtonStyle {}
            struct Card: View { var body: some View { Button("a") {} } }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            #Preview("Named", traits: .sizeThatFitsLayout) { Card() }
            #Preview { Card() }
            """
        let roots = index(["UI/Card.swift": source]).roots
        #expect(
            roots.map(\.id) == [
                "UI/Card.swift#preview-1-1", "UI/Card.swift#preview-2-1", "UI/Card.swift#preview-3-1",
                "UI/Card.swift#Card", "UI/Card.swift#Quiet", "UI/Card.swift#Loud", "UI/Card.swift#Pill",
            ]
        )
        #expect(roots.map(\.name).prefix(4) == ["preview-1", "preview-2", "preview-3", "Card"])
        #expect(roots.map(\.displayName) == ["Card_Previews", "Named", "Card", nil, nil, nil, nil])
        #expect(roots.map(\.line) == [6, 7, 8, 5, 3, 4, 2])
    }

    @Test func `are previews with a body`() {
        let source = """
            #Preview(as: .systemSmall, widget: { A(body: 1) }, timeline: { B() })
            @available(iOS 17, *) #Preview("Name \\(no)", body: { C() })
            #Preview
            {
            }
            #Preview(\"\"\"
                lines
                \"\"\", traits: .a(b: 1)) {}
            #Previews {}
            """
        let roots = index(["A.swift": source]).roots
        #expect(roots.map(\.name) == ["preview-1", "preview-2", "preview-3"])
        #expect(roots.map(\.line) == [2, 3, 6])
        #expect(roots.map(\.displayName) == ["A", "A", "A"])
    }

    @Test func `are by path`() {
        let style = "struct S: ButtonStyle {}"
        let index = index(["b/A.swift": style, "a/Z.swift": style, "B.swift": style, "C.swift": "let x = 1"])
        #expect(index.roots.map(\.path) == ["B.swift", "a/Z.swift", "b/A.swift"])
        #expect(index.roots(in: "a/Z.swift").map(\.name) == ["S"])
        #expect(index.roots(in: "C.swift").isEmpty)
        #expect(index.roots(in: "D.swift").isEmpty)
        #expect(index.paths == ["B.swift", "C.swift", "a/Z.swift", "b/A.swift"])
    }

    @Test(arguments: ["ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle"])
    func `are styles of each protocol`(name: String) {
        #expect(roots("struct S: Equatable, \(name) {}") == ["style S"])
        #expect(roots("struct S {}\nextension S: \(name) {}") == ["style S"])
        #expect(roots("protocol P: \(name) {}\nstruct S<A: B>: P where A: C {}") == ["style S"])
        #expect(roots("func f() -> some \(name) { S() }\nstruct S: \(name)s {}") == [])
    }

    @Test(arguments: [
        "Button(\"a\") {}", "Link(a, b)", "ShareLink(a)", "Menu(a) {}", "Toggle(a, b)", "NavigationLink(a)",
        "EditButton()", "a.onTapGesture {}", "a.onLongPressGesture {}", "a.gesture(b)",
        "a.simultaneousGesture(b)", "a.highPriorityGesture(b)", "a._onButtonGesture {}",
        "SwiftUI.Button(a) {}",
    ])
    func `are views that name a control`(expression: String) {
        #expect(roots("struct V: View { var body: some View { \(expression) } }") == ["view V"])
        #expect(
            roots("struct V { var body: some View { \(expression) } }\nextension V: View {}") == ["view V"]
        )
        #expect(
            roots(
                "struct V: View { var body: some View { a } }\nprivate extension V { var a: A { \(expression) } }"
            )
                == ["view V"]
        )
        #expect(roots("enum V: View { var body: some View { \(expression) } }") == [])
        #expect(roots("struct V: View { var body: some View { f(gesture: a, Button: 1) } }") == [])
    }

    @Test func `are views of views, up to three deep, in all files`() {
        var files = ["V0.swift": "struct V0: View { let a = Button() }"]
        for number in 1...5 {
            files["V\(number).swift"] = "struct V\(number): View { let a = V\(number - 1)() }"
        }
        #expect(index(files).roots.map(\.name) == ["V0", "V1", "V2", "V3"])
        files["V3.swift"] = "struct V3 { let a = V2() }"
        #expect(index(files).roots.map(\.name) == ["V0", "V1", "V2"])
    }

    @Test func `are types inside of others, with their names`() {
        let source = """
            enum Theme {
                struct Pill: ButtonStyle {
                    struct Label: View { var body: some View { Toggle("a") } }
                }
                static func make() -> UIButton { UIButton() }
                func other() -> UIButton { UIButton() }
            }
            extension Theme.Pill { final class Old: UIButton {} }
            func f() { struct Hidden: ButtonStyle {} }
            """
        #expect(
            roots(source) == [
                "view Theme.Pill.Label", "style Theme.Pill", "button Theme.make", "button Theme.Pill.Old",
            ]
        )
    }

    @Test func `are subclasses of buttons through classes of the project`() {
        let files = [
            "A.swift": "open class Base: UIButton, P {}", "B.swift": "class Next<T>: Base {}",
            "C.swift": "final class Last: Next<Int>, Q { }",
            "D.swift": "class Loop: Loop {}\nclass E: UIView {}",
        ]
        #expect(index(files).roots.map(\.id) == ["A.swift#Base", "B.swift#Next", "C.swift#Last"])
    }

    @Test func `are functions and properties whose written type is a button`() {
        let source = """
            func a(x: Int = f(1), _ y: () -> Void) -> UIButton { UIButton() }
            func b() async throws -> UIButton.Configuration { .plain() }
            let c: UIButton = UIButton()
            var d: UIButton.Configuration { .plain() }
            func e() -> UIButton? { nil }
            func f() -> [UIButton] { [] }
            let g = UIButton()
            func h(_ x: UIButton) -> Int { 1 }
            let i: UIButton.State = .normal
            extension UIButton.Configuration {
                static func j() -> Self { .plain() }
                static var k: UIButton.Configuration { .plain() }
                func l() -> Self { self }
            }
            extension UIButton {
                @MainActor public static func m<T>(_ x: T) -> UIButton where T: A { UIButton() }
                class func n() -> Configuration { .plain() }
            }
            struct O { static let p: UIButton = { UIButton() }(); let q: UIButton }
            """
        #expect(
            roots(source) == [
                "button a", "button b", "button c", "button d", "button UIButton.Configuration.j",
                "button UIButton.Configuration.k", "button UIButton.m", "button UIButton.n", "button O.p",
            ]
        )
    }

    @Test func `have one name each`() {
        #expect(roots("struct S: ButtonStyle {}\nstruct S: ButtonStyle { let a = 1 }") == ["style S"])
        #expect(roots("func f() -> UIButton { a }\nfunc f(x: Int) -> UIButton { b }") == ["button f"])
    }

    @Test func `are found behind attributes, modifiers and on one line`() {
        let source = """
            @available(iOS 15, *) @MainActor public struct A: ButtonStyle {} ; struct B: ButtonStyle {}
            @frozen
            package
            struct C
                : ButtonStyle
            {
            }
            public final class D: UIButton {}
            private extension Int {}
            nonisolated struct E: @MainActor ButtonStyle, ~Copyable {}
            """
        #expect(roots(source) == ["style A", "style B", "style C", "style E", "button D"])
    }

    @Test func `are no statements`() {
        let source =
            "let label = Text(\"a\")\nButton(\"a\") {}\n    .padding()\nif x { struct A: ButtonStyle {} }"
        let index = index([
            "A.swift": source, "B.swift": "import SwiftUI\n#warning(\"a\")\nlet a = 1\nstruct C {}",
        ])
        #expect(index.roots.isEmpty)
        #expect(index.hasStatements(in: "A.swift"))
        #expect(!index.hasStatements(in: "B.swift"))
    }

    @Test func `are none of tests`() {
        let manifest =
            "let p = Package(name: \"P\", targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])"
        let style = "struct S: ButtonStyle {}"
        let files = ["Package.swift": manifest, "Sources/A/A.swift": style, "Tests/ATests/B.swift": style]
        #expect(index(files).roots.map(\.path) == ["Sources/A/A.swift"])
    }
}
