import Graphics
import Testing
import TextShaping

@Suite struct `The system font` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    @Test(arguments: [
        ("Button", 50.62, 53.36), ("Sign In", 51.28, 53.77), ("Cancel", 52.64, 55.42),
        ("Done", 40.43, 41.97), ("Label", 41.40, 43.22),
    ])
    func `is as wide as SF Pro`(text: String, regular: Double, semibold: Double) {
        #expect(abs(library.width(text) - regular) < 0.05)
        #expect(abs(library.width(text, weight: 600) - semibold) < 0.05)
    }
}
