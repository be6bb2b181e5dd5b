import AssetCatalogs
import Graphics
import ProjectResources
import ViewEngine

/// A symbol of a project, in the size and the weight of the font around it.
struct ProjectSymbol: ImageResource {
    let set: SymbolSet
    let files: ImageFiles

    var name: String { self.set.name }
    var path: String { self.set.path + "/" + self.set.name }

    /// Whether it is drawn, and not only its place held.
    var isDrawn: Bool {
        self.set.file(for: AssetTraits()).flatMap { files.symbol(at: $0, variants: Self.variants(of: 400)) }
            != nil
    }

    func picture(in environment: EnvironmentValues) -> ResourcePicture? {
        let font = environment.symbolFont
        let variants = Self.variants(of: font.weight)
        guard let file = self.set.file(for: AssetTraits(environment)),
            let box = files.symbol(at: file, variants: variants)
        else { return nil }
        let points = font.size / 100
        var picture = ResourcePicture(
            size: CGSize(width: box.size.width * points, height: box.size.height * points),
            isTemplate: true,
            isMirrored: false,
            path: file
        )
        picture.isScalable = true
        picture.baseline = box.baseline * points
        let files = files
        picture.png = { files.png(ofSymbolAt: file, variants: variants, size: $0.size) }
        return picture
    }

    /// The variants of a template, that of a weight first, and then those nearest to the regular one.
    private static func variants(of weight: Int) -> [String] {
        let names = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
        let own = names[min(max(weight / 100 - 1, 0), names.count - 1)]
        let weights = [
            own, "Regular", "Medium", "Light", "Semibold", "Thin", "Bold", "Ultralight", "Heavy", "Black",
        ]
        return weights.map { $0 + "-M" } + weights.flatMap { [$0 + "-S", $0 + "-L"] }
    }
}
