import SwiftCode
import Testing

@Suite struct `An embedded source` {
    @Test func `is the file without imports, package access and empty initializers`() {
        let file = """
            import Graphics
            package import ViewEngine

            /// A style.
            package struct Style: ButtonStyle {
                package init() {}

                package func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                }

                /// It is not shared.
                private static let note = "package import"
            }

            """
        let source = """
            /// A style.
            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                }

                /// It is not shared.
                private static let note = "package import"
            }

            """
        #expect(String(decoding: EmbeddedSource(Array(file.utf8)).bytes, as: UTF8.self) == source)
    }
}
