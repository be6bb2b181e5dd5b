import SwiftCode
import Testing

@Suite struct `A file that is taken over` {
    @Test func `is as it was, but for what only a package needs`() {
        let file = """
            import Graphics
            public import StyleEngine

            /// A style.
            public struct Style: ButtonStyle {
                public init() {}

                public func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                }

                /// It is not public.
                private static let note = "public import"
            }

            """
        let source = """
            /// A style.
            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                }

                /// It is not public.
                private static let note = "public import"
            }

            """
        #expect(String(decoding: AdoptedSource(Array(file.utf8)).bytes, as: UTF8.self) == source)
    }
}
