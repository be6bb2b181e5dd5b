import Glibc
import ParserProcess
import StyleSyntax
import Testing

/// Every Swift file of the folder `BEZEL_STYLES`, which `.ci/parse-styles` sets, without a message.
@Suite struct `A folder of styles` {
    private static let folder = getenv("BEZEL_STYLES").map { String(cString: $0) }

    @Test(.enabled(if: folder != nil)) func `is parsed`() throws {
        let folder = try #require(Self.folder)
        let parsers = BuiltParser.parsers()
        let files = try swiftFiles(in: folder)
        #expect(!files.isEmpty)
        var unsupported = 0
        for file in files {
            let source = SourceText(try bytes(of: file))
            let parsed = try parsers.parse(source, conditions: nil)
            for diagnostic in parsed.diagnostics {
                Issue.record("\(diagnostic.text(file: file))")
            }
            for expression in parsed.program.allExpressions {
                if case .unsupported(let name) = expression.kind {
                    unsupported += 1
                    print("\(file):\(expression.place.line):\(expression.place.column): \(name)")
                }
            }
        }
        print("\(files.count) files, \(unsupported) expressions that are not supported")
    }
}
