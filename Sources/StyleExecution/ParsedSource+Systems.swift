import CustomStyles
import StyleInterpreter
package import StyleSyntax

extension ParsedSource {
    /// Reads a source as that of an app for iOS; as that of the first other system that has its styles, if iOS has none.
    ///
    /// A file of a project with views for iOS is one for iOS: its styles for another system are not what it shows.
    init(readingStylesOf source: ParsedText) throws(ProgramFormatError) {
        func read(_ conditions: CompilationConditions) throws(ProgramFormatError) -> ParsedSource {
            try ParsedSource(
                reading: source.programs,
                source: source.text,
                conditions: conditions.importing(source.text.modules)
            )
        }
        let first = try read(CompilationConditions.systems[0])
        self = first
        guard first.isValid, source.text.hasConditions, !first.program.declaresStyleTypes,
            !(source.text.isOfProject && first.program.declaresViews)
        else { return }
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
            modules: [
                "SwiftUI", "Foundation", "Combine", "CoreGraphics", "QuartzCore", "Observation", "os", kit,
            ],
            // As Xcode builds previews.
            environments: ["simulator"],
            compilerVersion: [6, 3],
            flags: ["DEBUG"]
        )
    }
}

extension SourceText {
    /// Whether another system can have another program of the first file.
    fileprivate var hasConditions: Bool {
        files[0].lines.contains("#if")
    }
}
