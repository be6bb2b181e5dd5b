import Graphics
import ProjectResources
import ResourceFiles
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// A set of a catalog with colors by their appearances.
func colorSet(_ colors: (appearances: [String: String], json: String)...) -> String {
    let entries = colors.map { color in
        let appearances = color.appearances.sorted { $0.key < $1.key }.map { name, value in
            #"{"appearance": "\#(name)", "value": "\#(value)"}"#
        }
        let list = appearances.isEmpty ? "" : #""appearances": [\#(appearances.joined(separator: ","))], "#
        return #"{\#(list)"idiom": "universal", "color": \#(color.json)}"#
    }
    return #"{"colors": [\#(entries.joined(separator: ","))]}"#
}

/// A color of a catalog in sRGB.
func rgb(_ red: Double, _ green: Double, _ blue: Double, space: String = "srgb") -> String {
    """
    {"color-space": "\(space)", \
    "components": {"red": \(red), "green": \(green), "blue": \(blue), "alpha": 1}}
    """
}

/// The path of a color in the only catalog.
func colorPath(_ name: String) -> String { "Assets.xcassets/\(name).colorset/Contents.json" }

/// Resources of texts that no bundle has.
func resources(_ files: [String: String]) -> ProjectResources {
    ProjectResources(reading: FileTree(texts: files))
}

/// A button style whose label has modifiers.
func pill(_ modifiers: String, declarations: String = "") -> String {
    """
    import SwiftUI
    \(declarations)
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label\(modifiers) }
    }
    """
}

/// The picture of a button in the only style of a source.
func picture(
    _ source: String,
    _ resources: ProjectResources?,
    arguments: [String: StyleArgument] = [:],
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) throws -> DisplayList {
    let program = try interpret(source, replacesExternalNames: true, resources: resources)
    #expect(program.diagnostics.map(\.message) == [])
    let made = try #require(program.roots.first).makeStyle(arguments: arguments)
    let view = made.view ?? made.applied(to: Button(action: {}, label: { Text("Title") }))
    let picture = render(view, change)
    #expect(made.failure == nil)
    return picture
}

/// A button style that draws statements of a view builder in place of the label.
func shown(_ content: String, declarations: String = "") -> String {
    """
    import SwiftUI
    \(declarations)
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { \(content) } }
    }
    """
}
