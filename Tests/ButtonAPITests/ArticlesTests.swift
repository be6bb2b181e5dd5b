import Foundation
import HTTP
import TestSupport
import Testing

@Suite struct `The page of the articles` {
    /// One behavior: its number and its path, if there is one.
    private struct Row {
        let number: String
        let path: String?
    }

    private func rows() throws -> [Row] {
        let page = try String(contentsOfFile: projectFile("docs/articles.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /\| (\d-\d+) \| .* \| (?:`(\S+)`|[^`]*) \|/) else {
                return nil
            }
            return Row(number: String(match.1), path: match.2.map(String.init))
        }
    }

    @Test func `lists every behavior in its order`() throws {
        let counts = [19, 18, 12, 10, 7]
        let numbers = counts.indices.flatMap { article in (1...counts[article]).map { "\(article)-\($0)" } }
        #expect(numbers.count == 66)
        #expect(try rows().map(\.number) == numbers)
    }

    @Test func `names a URL for each that answers`() throws {
        let service = Service()
        let paths = try rows().compactMap(\.path)
        #expect(paths.count == 65)
        for path in paths {
            #expect(service.get(path).status == .ok, "\(path)")
        }
    }

    @Test func `has a test for each of its numbers`() throws {
        let suites = [
            "DefaultButtonStyleTests", "RoundedAndShadowTests", "OutlineButtonTests", "ScaleTests",
            "MyButtonStyleTests",
        ]
        let sources = try suites.map {
            try String(
                contentsOfFile: projectFile("Tests/ButtonRenderingTests/Articles/\($0).swift"),
                encoding: .utf8
            )
        }
        for row in try rows() {
            let article = try #require(Int(row.number.prefix(1)))
            #expect(sources[article].contains("func `\(row.number) "), "\(row.number)")
        }
    }
}
