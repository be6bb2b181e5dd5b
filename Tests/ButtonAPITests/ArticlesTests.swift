import Foundation
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

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

    @Test func `has a URL for each behavior, which the service draws`() throws {
        let service = Service()
        let paths = try rows().compactMap(\.path)
        #expect(paths.count == 65)
        for path in paths {
            #expect(service.get(path).status == .ok, "\(path)")
        }
    }

    @Test func `has further URLs, which the service draws`() throws {
        let page = try String(contentsOfFile: projectFile("docs/articles.md"), encoding: .utf8)
        let numbered = Set(try rows().compactMap(\.path))
        let service = ButtonService.test(symbols: ["digitalcrown.horizontal.press.fill"])
        let worker = service.makeWorker(oneOf: 1)
        let paths = page.matches(of: /`(\/v1\/\S+)`/).map { String($0.1) }.filter { !numbered.contains($0) }
        #expect(paths.count == 13)
        for path in paths {
            let response = service.respond(to: Request(target: Array(path.utf8)), with: worker)
            #expect(response.status == .ok, "\(path)")
        }
    }

    @Test func `names files that exist`() throws {
        let page = try String(contentsOfFile: projectFile("docs/articles.md"), encoding: .utf8)
        let files = page.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
        #expect(files.count >= 18)
        for file in files {
            #expect(FileManager.default.fileExists(atPath: projectFile("docs/\(file)")), "\(file)")
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
