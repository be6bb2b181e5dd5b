import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

@Suite struct `Swift in a source` {
    @Test func `fills with a gradient that has no direction`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Plate: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(Gradient(colors: [.red, .blue]))
                }
            }
            """
        )
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        let expected = render(Text("Title").background(Gradient(colors: [.red, .blue])))
        #expect(picture.items == expected.items)
    }

    @Test func `copies values`() throws {
        let result = try interpretedText(
            """
                struct Point { var x = 1; mutating func move() { x += 1 } }
                var result: String {
                    var first = Point()
                    let second = first
                    first.move()
                    var list = [1, 2]
                    let copy = list
                    list.append(3)
                    return "\\(first.x) \\(second.x) \\(list.count) \\(copy.count)"
                }
            """
        )
        #expect(result == "2 1 3 2")
    }

    @Test func `has enumerations with values, patterns and raw values`() throws {
        let result = try interpretedText(
            """
                enum Size: String { case small, large = "big" }
                enum Shape { case circle, box(width: Int, height: Int) }
                func area(_ shape: Shape) -> Int {
                    switch shape {
                    case .circle: return 3
                    case .box(let width, let height) where width > 2: return width * height
                    case .box: return 0
                    }
                }
                var result: String {
                    "\\(Size.large.rawValue) \\(area(.circle)) \\(area(.box(width: 3, height: 4))) \\(area(.box(width: 1, height: 4)))"
                }
            """
        )
        #expect(result == "big 3 12 0")
    }

    @Test func `has closures, optionals and loops`() throws {
        let result = try interpretedText(
            """
                func twice(_ body: (Int) -> Int) -> Int { body(body(1)) }
                func half(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }
                var result: String {
                    var sum = 0
                    for number in 1...4 where number != 3 { sum += number }
                    guard let four = half(8) else { return "none" }
                    let names = ["a", "bb"].map { $0.count }
                    return "\\(twice { $0 * 3 }) \\(sum) \\(four) \\(half(3) ?? -1) \\(names[1])"
                }
            """
        )
        #expect(result == "9 7 4 -1 2")
    }

    @Test func `has closures that declare the types of their parameters`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let twice = { (number: Int) in number * 2 }
                    let join = { (first: String, second: String) -> String in
                        if first.isEmpty { return second }
                        return first + second
                    }
                    return join("a", "\\(twice(4))")
                }
            """
        )
        #expect(result == "a8")
    }

    @Test(arguments: ["ButtonStyle", "PrimitiveButtonStyle"])
    func `knows the configuration in an extension of a style`(style: String) throws {
        let program = try interpret(
            """
            extension \(style) {
                func padded(_ configuration: Configuration) -> some View { configuration.label.padding(10) }
            }
            struct Pill: \(style) {
                func makeBody(configuration: Configuration) -> some View { padded(configuration) }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(picture.size.width == render(Text("Title")).size.width + 20)
    }

    @Test func `has computed properties with setters, inout parameters and tuples`() throws {
        let result = try interpretedText(
            """
                struct Angle { var half = 1.0; var whole: Double { get { half * 2 } set { half = newValue / 2 } } }
                func add(_ amount: Int, to number: inout Int) { number += amount }
                var result: String {
                    var angle = Angle()
                    angle.whole = 5
                    var number = 1
                    add(4, to: &number)
                    let (first, second) = (number, "b")
                    return "\\(angle.half) \\(first) \\(second)"
                }
            """
        )
        #expect(result == "2.5 5 b")
    }
}
