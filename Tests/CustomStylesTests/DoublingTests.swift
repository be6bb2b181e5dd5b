import ButtonRendering
import Caching
import CustomStyles
import Graphics
import HTTP
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// A style with a body.
private func style(_ body: String) -> String {
    """
    import SwiftUI
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            \(body)
        }
    }
    """
}

private func shadows(_ count: Int) -> String {
    style("configuration.label" + String(repeating: ".shadow(color: .red, radius: 5)", count: count))
}

@Suite struct `A style that doubles what it draws` {
    private static let outputs = [".svg", ".json", "/states.svg", "/animation.svg", "/tokens.json"]

    @Test(arguments: outputs)
    func `has an error in place of its pictures`(_ output: String) throws {
        let folder = try Folder(["Pill.swift": shadows(11)])
        let response = folder.get("/v1/custom/Pill\(output)")
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("the style draws 2048 parts, more than 2000"), "\(response.text)")
    }

    @Test(arguments: outputs)
    func `is drawn below the limit`(_ output: String) throws {
        let folder = try Folder(["Pill.swift": shadows(6)])
        #expect(folder.get("/v1/custom/Pill\(output)").status == .ok)
    }

    @Test func `is reported where it is checked`() throws {
        #expect(try CustomSource.test(shadows(6)).failures.isEmpty)
        let messages = try CustomSource.test(shadows(40)).failures.map(\.message)
        #expect(messages == ["the style draws 1099511627776 parts, more than 2000"])
        let views = (1...30).map { "let a\($0) = ZStack { a\($0 - 1); a\($0 - 1) }" }
        let source = style("let a0 = Color.red\n\(views.joined(separator: "\n"))\nreturn a30")
        let excess = try CustomSource.test(source).failures.map(\.message)
        #expect(excess == ["the style has more than 5000 views"])
    }

    @Test func `is reported at the body that makes it`() throws {
        let drawn = try #require(try CustomSource.test(shadows(40)).failures.first)
        #expect(drawn.place.line > 1)
        #expect(
            shadows(40).split(separator: "\n", omittingEmptySubsequences: false)[drawn.place.line - 1]
                .contains("makeBody")
        )
        let views = (1...30).map { "let a\($0) = ZStack { a\($0 - 1); a\($0 - 1) }" }
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(Doubling())
                }
            }
            struct Doubling: View {
                var body: some View {
                    let a0 = Color.red
                    \(views.joined(separator: "\n"))
                    return a30
                }
            }
            """
        let failure = try #require(try CustomSource.test(source).failures.first)
        #expect(failure.message == "the style has more than 5000 views")
        #expect(failure.place.line == 8)
    }
}

@Suite struct `A view with many buttons` {
    private static let outputs = [".svg?state=pressed", ".svg?state=disabled", ".json"]

    @Test(arguments: outputs)
    func `is drawn, whatever all of them do`(_ output: String) throws {
        let source = """
            import SwiftUI
            struct Rows: View {
                var body: some View { VStack { ForEach(0..<120) { Button("Row \\($0)") {} } } }
            }
            """
        let response = try Folder(["Rows.swift": source]).get("/v1/custom/Rows\(output)")
        #expect(response.status == .ok, "\(response.text)")
    }
}

@Suite struct `A style that was stopped` {
    @Test func `is not evaluated again`() throws {
        let source = try CustomSource.test(style("while true {}\nreturn configuration.label"))
        let entry = try #require(SourceStyles(source, by: .none).entries.first)
        let budget = MemoryBudget(limit: 16 << 20)
        let renderer = ButtonRenderer(
            shaper: FixedWidthShaper(),
            outsets: OutsetCache(share: 0.125, of: budget),
            share: 0.875,
            of: budget
        )
        func hits() -> Int { budget.measurements.first { $0.name == "buttons" }?.hits ?? -1 }
        var steps: [Int] = []
        for title in ["a", "b", "c"] {
            var request = ButtonRequest(style: entry)
            request.title = title
            let (_, outcome) = BodyEvaluation.run(stepLimit: InterpreterLimits().steps) {
                renderer.picture(of: request)
            }
            #expect(outcome.error != nil)
            steps.append(outcome.steps)
        }
        #expect(hits() == 2)
        #expect(Set(steps).count == 1)
        #expect(budget.used > 0)
        #expect(budget.used < 1 << 20)
    }
}
