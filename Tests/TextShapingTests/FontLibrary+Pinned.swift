import Caching
import Graphics
import TextShaping

extension FontLibrary {
    /// Debian's fonts, and the symbol fonts that `make deps` downloads into the project.
    static func pinned(
        budget: MemoryBudget = MemoryBudget(limit: 16 << 20),
        share: Double = 1
    ) throws -> FontLibrary {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try FontLibrary(
            Configuration(
                symbolFont: "/\(root)/.deps/fonts/CupertinoIcons.ttf",
                secondSymbolFont: "/\(root)/.deps/fonts/MaterialIcons-Regular.otf"
            ),
            budget: budget,
            share: share
        )
    }

    func line(_ text: String, size: CGFloat = 17, weight: Int = 400) -> ShapedLine {
        let font = FontDescriptor(size: size, weight: weight)
        return shape(text, font: font, direction: .leftToRight, maximumWidth: .infinity).lines[0]
    }

    func width(_ text: String, size: CGFloat = 17, weight: Int = 400) -> CGFloat {
        line(text, size: size, weight: weight).width
    }
}
