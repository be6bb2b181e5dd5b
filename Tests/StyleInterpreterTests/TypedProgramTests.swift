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
        #expect(
            text == """
                makeBody(configuration: ButtonStyleConfiguration) -> some View
                  build: some View
                    call opacity: some View
                      call padding: some View
                        read label: ButtonStyleConfiguration.Label
                          configuration: ButtonStyleConfiguration
                        *: Double
                          member inset: Double
                            self: Pill
                          2.0: Double
                      ? :: Double
                        read isPressed: Bool
                          configuration: ButtonStyleConfiguration
                        0.5: Double
                        1.0: Double

                """
        )
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
        #expect(
            text == """
                width(_: Size?) -> Double
                  statements
                    block
                      guard
                        condition
                          matches
                            some
                              let size
                            size: Size?
                        block
                          return
                            1.0: Double
                      switch
                        size: Size
                        case
                          case small
                        block
                          return
                            2.0: Double
                        case
                          case custom
                            let width
                          >: Bool
                            width: Double
                            3.0: Double
                        block
                          return
                            width: Double
                        case
                          any value
                        block
                          break(nil)
                      declare
                        local sum
                          0.0: Double
                      for
                        array: [Int]
                          1: Int
                          2: Int
                        let number
                        block
                          do
                            +=: ()
                              variable sum
                              call init: Double
                                number: Int
                      return
                        sum: Double
                makeBody(configuration: ButtonStyleConfiguration) -> some View
                  build: some View
                    if
                      condition
                        is true
                          read isPressed: Bool
                            configuration: ButtonStyleConfiguration
                      build: some View
                        call frame: some View
                          read label: ButtonStyleConfiguration.Label
                            configuration: ButtonStyleConfiguration
                          call width: Double
                            call custom: Size
                              4.0: Double
                      build: some View
                        call init: Text
                          localized key: LocalizedStringKey
                            read isPressed: Bool
                              configuration: ButtonStyleConfiguration

                """
        )
    }
}
