import AssetCatalogs
import ProjectResources
import StringCatalogs
import StyleRuntime
import UIKitEngine
import ViewEngine

/// The resources of a project as values of the engine.
struct ProgramResources: ProgramLibrary {
    let project: ProjectResources
    /// The accent color of the app; nil for the system's.
    let accent: Color?
    /// The language of development.
    let developmentLocale: Locale
    /// The colors by the paths of their sets, so that two of one set are equal.
    private let colors: [String: Color]
    private let imageFiles: ImageFiles
    /// The fonts of the project; nil if it has none, or none is used.
    let fonts: (any FontBook)?

    init(_ project: ProjectResources) {
        self.project = project
        developmentLocale = Locale(identifier: project.developmentLanguage.description)
        let colors = Dictionary(project.colors.map { ($0.path, Color($0)) }) { first, _ in first }
        self.colors = colors
        imageFiles = ImageFiles(project)
        fonts = project.fontOpener == nil || project.fontFiles.isEmpty ? nil : ProgramFonts(project)
        accent = project.accentColor.flatMap { colors[$0.path] }
    }

    func lacksLanguage(_ locale: Locale) -> Bool { project.lacksLanguage(of: locale.identifier) }

    func image(named name: String) -> (any ImageResource)? {
        project.image(named: name).map { image(of: $0) } ?? project.symbol(named: name).map { symbol(of: $0) }
    }

    /// The image of a set of the project.
    func image(of set: ImageSet) -> ProjectImage { ProjectImage(imageSet: set, files: imageFiles) }

    /// The symbol of a set of the project.
    func symbol(of set: SymbolSet) -> ProjectSymbol { ProjectSymbol(set: set, files: imageFiles) }

    /// The color of a set of the project.
    func color(of set: ColorSet) -> Color { colors[set.path] ?? Color(set) }
}
