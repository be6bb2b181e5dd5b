import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The statements and declarations of Swift in a source, beyond values, functions and closures.
@Suite struct `The language of a source` {
    // MARK: Errors

    @Test func `throws and catches errors`() throws {
        let result = try interpretedText(
            """
                func half(_ number: Int) throws -> Int {
                    guard number % 2 == 0 else { throw Problem.odd(number) }
                    if number > 100 { throw Problem.large }
                    return number / 2
                }
                func name(_ number: Int) -> String {
                    do {
                        return "\\(try half(number))"
                    } catch Problem.odd(let value) where value > 4 {
                        return "odd \\(value)"
                    } catch Problem.large {
                        return "large"
                    } catch let problem as Problem {
                        return "problem"
                    } catch {
                        return "\\(error)"
                    }
                }
                var result: String {
                    let known = try? half(6)
                    let unknown = try? half(7)
                    return "\\(name(8)) \\(name(5)) \\(name(3)) \\(name(200)) \\(known ?? 0) \\(unknown ?? -1) \\(try! half(4))"
                }
            """,
            file: "enum Problem: Error { case odd(Int), large }"
        )
        #expect(result == "4 odd 5 problem large 3 -1 2")
    }

    @Test func `throws through functions of the library`() throws {
        let result = try interpretedText(
            """
                struct Missing: Error {}
                func check(_ number: Int) throws -> Int {
                    if number == 2 { throw Missing() }
                    return number
                }
                var result: String {
                    do {
                        let all = try [1, 2, 3].map { try check($0) }
                        return "\\(all.count)"
                    } catch is Missing {
                        return "missing"
                    } catch {
                        return "other"
                    }
                }
            """
        )
        #expect(result == "missing")
    }

    @Test func `names an error that nothing catches`() throws {
        let program = try interpret(
            """
            struct Pill: ButtonStyle {
                enum Problem: Error { case empty }
                func text() throws -> String { throw Problem.empty }
                func makeBody(configuration: Configuration) -> some View { Text(try! text()) }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        _ = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        #expect(made.failure?.message == "'try!' expression unexpectedly raised an error: empty")
        #expect(made.failure?.place?.line == 4)
    }

    @Test func `runs deferred statements at the end of their block`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var log = ""
                    func work(_ stop: Bool) -> Int {
                        defer { log += "c" }
                        defer { log += "b" }
                        log += "a"
                        if stop { return 1 }
                        do { defer { log += "e" }; log += "d" }
                        return 2
                    }
                    let sum = work(true) + work(false)
                    return "\\(log) \\(sum)"
                }
            """
        )
        #expect(result == "abcadebc 3")
    }

    // MARK: Loops

    @Test func `leaves and continues labeled statements`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var log = ""
                    rows: for row in 0..<4 {
                        for column in 0..<4 {
                            if column == 2 { continue rows }
                            if row == 2 { break rows }
                            log += "\\(row)\\(column) "
                        }
                    }
                    var count = 0
                    outer: while true {
                        repeat {
                            count += 1
                            if count == 5 { break outer }
                        } while count < 3
                    }
                    block: do {
                        if count == 5 { break block }
                        log += "never"
                    }
                    return log + "\\(count)"
                }
            """
        )
        #expect(result == "00 01 10 11 5")
    }

    @Test func `loops over ranges, texts, pairs and steps`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var log = ""
                    for character in "ab" { log += "\\(character)-" }
                    for (name, size) in zip(["x", "y"], [1, 2]) { log += "\\(name)\\(size)" }
                    for (key, value) in ["b": 2, "a": 1] { log += " \\(key)=\\(value)" }
                    for angle in stride(from: 0, to: 1, by: 0.5) { log += " \\(angle)" }
                    for number in stride(from: 4, through: 0, by: -2) { log += " \\(number)" }
                    for (index, item) in ["p", "q"].enumerated() { log += " \\(index)\\(item)" }
                    return log
                }
            """
        )
        #expect(result == "a-b-x1y2 a=1 b=2 0.0 0.5 4 2 0 0p 1q")
    }

    // MARK: Types

    @Test func `tests and casts types while it runs`() throws {
        let result = try interpretedText(
            """
                func name(_ value: Any) -> String {
                    switch value {
                    case is Bool: return "Bool"
                    case let number as Int where number > 9: return "large \\(number)"
                    case let number as Int: return "Int \\(number)"
                    case let text as String: return text
                    case let named as Named: return named.name
                    default: return "?"
                    }
                }
                var result: String {
                    let values: [Any] = [true, 3, 12, "text", Circle2(), 1.5]
                    let first = values[1] as? Int
                    let second = values[1] as? String
                    let third = values[3] as! String
                    return values.map { name($0) }.joined(separator: ",")
                        + " \\(first ?? 0) \\(second ?? "nil") \\(third) \\(values[0] is Bool)"
                }
            """,
            file: """
                protocol Named { var name: String { get } }
                struct Circle2: Named { let name = "circle" }
                """
        )
        #expect(result == "Bool,Int 3,large 12,text,circle,? 3 nil text true")
    }

    @Test func `has types inside of functions`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    enum Level: Int { case low = 1, high }
                    struct Step {
                        let level: Level
                        var text: String { "\\(level.rawValue)" }
                    }
                    typealias Steps = [Step]
                    let steps: Steps = [Step(level: .low), Step(level: .high)]
                    return steps.map(\\.text).joined()
                }
            """
        )
        #expect(result == "12")
    }

    // MARK: Subscripts and operators

    @Test func `has subscripts of its own`() throws {
        let result = try interpretedText(
            """
                struct Grid {
                    var cells = [1, 2, 3, 4]
                    subscript(row: Int, column: Int) -> Int {
                        get { cells[row * 2 + column] }
                        set { cells[row * 2 + column] = newValue }
                    }
                    subscript(named name: String) -> Int { name == "last" ? cells[3] : 0 }
                }
                var result: String {
                    var grid = Grid()
                    grid[0, 1] = 7
                    grid[1, 0] += 5
                    let list = ["a", "b"]
                    return "\\(grid[0, 1]) \\(grid[1, 0]) \\(grid[named: "last"]) \\(list[safe: 1] ?? "-") \\(list[safe: 9] ?? "-")"
                }
            """,
            file: """
                extension Array {
                    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
                }
                """
        )
        #expect(result == "7 8 4 b -")
    }

    @Test func `has operators of its own`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var sum = Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2
                    sum += Vector(x: 1, y: 1)
                    let opposite = -sum
                    return "\\(sum.x) \\(opposite.y) \\(2 ** 5) \\(Level.low < .high) \\(Level.high >= .low) \\(sum != opposite) \\(Vector(x: 1, y: 5) == Vector(x: 1, y: 9))"
                }
            """,
            file: """
                infix operator **: MultiplicationPrecedence
                func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
                struct Vector: Equatable {
                    var x: Int, y: Int
                    static func + (first: Vector, second: Vector) -> Vector {
                        Vector(x: first.x + second.x, y: first.y + second.y)
                    }
                    static func += (first: inout Vector, second: Vector) { first = first + second }
                    static func == (first: Vector, second: Vector) -> Bool { first.x == second.x }
                    static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }
                }
                extension Vector {
                    static func * (vector: Vector, factor: Int) -> Vector {
                        Vector(x: vector.x * factor, y: vector.y * factor)
                    }
                }
                enum Level: Comparable { case low, high }
                """
        )
        #expect(result == "8 -11 32 true true true true")
    }

    // MARK: Patterns and collections

    @Test func `matches ranges without an end, numbers and tuples`() throws {
        let result = try interpretedText(
            """
                func size(_ value: Double) -> String {
                    switch value {
                    case ..<0: "negative"
                    case 0..<0.5: "small"
                    case 0.5...1: "medium"
                    case 10...: "huge"
                    default: "large"
                    }
                }
                func place(_ pair: (Int, Int)) -> String {
                    switch pair {
                    case (0, 0): "origin"
                    case (_, 0): "x"
                    case let (x, y) where x == y: "diagonal"
                    case (1...3, _): "near"
                    default: "far"
                    }
                }
                var result: String {
                    [size(-1), size(0.2), size(1), size(4), size(12)].joined(separator: " ") + " "
                        + [place((0, 0)), place((4, 0)), place((5, 5)), place((2, 9)), place((7, 8))].joined(separator: " ")
                }
            """
        )
        #expect(result == "negative small medium large huge origin x diagonal near far")
    }

    @Test func `binds the names of a case in each of its patterns`() throws {
        let result = try interpretedText(
            """
                func name(_ shape: Shape) -> String {
                    switch shape {
                    case .square(let side), .circle(let side): "\\(side)"
                    case .box(let width, _) where width > 5, .bar(_, let width) where width > 5: "wide \\(width)"
                    case .box(let width, let height), .bar(let height, let width): "\\(width)x\\(height)"
                    }
                }
                var result: String {
                    [Shape.square(1), .circle(2), .box(6, 1), .bar(1, 7), .box(3, 4), .bar(5, 2)].map(name)
                        .joined(separator: " ")
                }
            """,
            file: "enum Shape { case square(Int), circle(Int), box(Int, Int), bar(Int, Int) }"
        )
        #expect(result == "1 2 wide 6 wide 7 3x4 2x5")
    }

    @Test func `has the methods of collections`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var list = [3, 1, 2]
                    list.insert(9, at: 0)
                    let removed = list.removeLast()
                    list.append(contentsOf: [7, 8])
                    let sorted = list.sorted(by: >)
                    let words = ["1", "x", "2"].compactMap { Int($0) }
                    let total = list.reduce(0) { $0 + $1 }
                    var counts: [String: Int] = [:]
                    for word in ["a", "b", "a"] { counts[word, default: 0] += 1 }
                    counts["c"] = 5
                    let keys = counts.keys.sorted().joined()
                    return "\\(list) \\(removed) \\(sorted[0]) \\(words.count) \\(total) \\(counts["a"] ?? 0) \\(keys) \\(list.max() ?? 0) \\(list[1...2].count) \\((1...4).map { $0 * $0 }.last ?? 0)"
                }
            """
        )
        #expect(result == "[9, 3, 1, 7, 8] 2 9 2 28 2 abc 9 2 16")
    }

    @Test func `has the sets of the engine`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var edges: Edge.Set = [.top]
                    edges.insert(.leading)
                    let all = edges.union(.bottom)
                    return "\\(edges.contains(.leading)) \\(edges.contains(.trailing)) \\(all.contains(.bottom)) \\(Edge.Set().isEmpty)"
                }
            """
        )
        #expect(result == "true false true true")
    }
}
