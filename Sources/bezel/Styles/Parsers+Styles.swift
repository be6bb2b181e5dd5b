import ParserProcess
import StyleInterpreter
import StyleSyntax

extension Parsers {
    /// The processes of the parser at a path, by default of the one that is installed beside this program.
    static func installed(at path: String? = nil) -> Parsers {
        Parsers(path: path ?? ParserProgram.besideExecutable() ?? ParserProgram.name)
    }

    /// Parses a source as that of an app for iOS; as that of the first other system that has its styles, if iOS has none.
    func parseStyles(_ source: SourceText) throws(ParserProcessError) -> ParsedSource {
        try parse(source, conditions: CompilationConditions.systems) { parsed in
            !parsed.isValid || parsed.program.declaresStyleTypes
        }
    }
}

extension CompilationConditions {
    /// The systems, in the order in which a source is read for them.
    fileprivate static let systems = [
        ("iOS", "UIKit"), ("macOS", "AppKit"), ("tvOS", "UIKit"), ("watchOS", "WatchKit"),
        ("visionOS", "UIKit"),
    ].map { system, kit in
        CompilationConditions(
            system: system,
            modules: ["SwiftUI", "Foundation", kit],
            compilerVersion: [6, 3]
        )
    }
}
