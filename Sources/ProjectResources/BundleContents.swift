import AssetCatalogs
import ResourceFiles
import StringCatalogs

/// The resources of one bundle.
struct BundleContents: Sendable {
    let name: String
    let isApp: Bool
    let catalog: AssetCatalog
    let looseImages: [String: ImageSet]
    let symbols: AssetSymbols
    let strings: StringTables
    let stringSymbols: StringSymbols

    init(_ bundle: ResourceBundle, reading tree: FileTree) {
        name = bundle.name
        isApp = bundle.isApp
        catalog = AssetCatalog(reading: tree, catalogs: AssetCatalog.catalogs(of: bundle.files))
        looseImages = LooseImages.images(of: bundle.files)
        symbols = AssetSymbols(of: catalog)
        strings = StringTables(reading: tree, paths: bundle.files)
        stringSymbols = StringSymbols(of: strings)
    }

    /// The errors in the files.
    var problems: [ResourceProblem] { catalog.problems + strings.problems }
}
