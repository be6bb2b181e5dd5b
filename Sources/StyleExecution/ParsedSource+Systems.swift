import CustomStyles
import StyleInterpreter
package import StyleSyntax

extension ParsedSource {
    /// Reads a source as that of an app for iOS; as that of the first other system that has its styles, if iOS has none.
    init(readingStylesOf source: ParsedText) throws(ProgramFormatError) {
        func read(_ conditions: CompilationConditions) throws(ProgramFormatError) -> ParsedSource {
            try ParsedSource(reading: source.program, source: source.text, conditions: conditions)
        }
        let first = try read(CompilationConditions.systems[0])
        self = first
        guard first.isValid, !first.program.declaresStyleTypes else { return }
        for conditions in CompilationConditions.systems.dropFirst() {
            let other = try read(conditions)
            guard other.isValid, !other.program.declaresStyleTypes else {
                self = other
                return
            }
        }
    }
}

extension CompilationConditions {
    /// The systems, in the order in which a source is read for them.
    package static let systems = [
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
