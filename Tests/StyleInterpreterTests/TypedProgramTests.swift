import StyleInterpreter
import StyleParser
import StyleSyntax
import Testing

@Suite struct `A checked program` {
    private static func text(of source: String) throws -> String {
        let source = SourceText(source)
        let conditions = CompilationConditions(system: "iOS", modules: ["SwiftUI"], compilerVersion: [6, 3])
        let written = SourceParser.parse(source)
        return TypedProgram.text(
            of: try ParsedSource(reading: written, source: source, conditions: conditions)
        )
    }

    @Test func `states the type of each expression`() throws {
        let text = try Self.text(
            of: """
                struct Pill: ButtonStyle {
                    var inset = 12.0
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label
                            .padding(inset * 2)
                            .opacity(configuration.isPressed ? 0.5 : 1)
                    }
                    func unused() -> Int { 1 }
                }
                """
        )
        #expect(text == "")
    }

    @Test func `has statements, patterns and conversions`() throws {
        let text = try Self.text(
            of: """
                enum Size { case small, custom(Double) }
                func width(_ size: Size?) -> Double {
                    guard let size else { return 1 }
                    switch size {
                    case .small: return 2
                    case .custom(let width) where width > 3: return width
                    default: break
                    }
                    var sum = 0.0
                    for number in [1, 2] { sum += Double(number) }
                    return sum
                }
                struct Wide: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        if configuration.isPressed {
                            configuration.label.frame(width: width(.custom(4)))
                        } else {
                            Text("\\(configuration.isPressed)")
                        }
                    }
                }
                """
        )
        #expect(text == "")
    }
}
