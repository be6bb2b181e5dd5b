import Graphics
import TextShaping

extension FontLibrary {
    /// Debian's fonts, and the symbol fonts that `make deps` has put beside the sources.
    static func pinned() throws -> FontLibrary {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try FontLibrary(
            Configuration(
                symbolFont: "/\(root)/.deps/fonts/CupertinoIcons.ttf",
                secondSymbolFont: "/\(root)/.deps/fonts/MaterialIcons-Regular.otf"
            )
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
