import AppleDesign
import ButtonRendering
import Graphics
import ViewEngine
import ViewRendering

/// The texts of a sheet, set as the system sets small text.
struct SheetHeadings {
    let rowParameter, columnParameter: DisplayList
    let rows, columns: [DisplayList]
    /// The content of an empty cell.
    let dash: DisplayList
    /// The background of the sheet.
    let ground: ResolvedColor

    init(_ sheet: SheetQuery, in surroundings: ButtonEnvironment, views: ViewRenderer) {
        var environment = EnvironmentValues(palette: .iOS18)
        environment.colorScheme = surroundings.colorScheme
        environment.colorSchemeContrast = surroundings.contrast
        func set(_ text: String, in color: SystemColor, weight: Font.Weight = .regular) -> DisplayList {
            let view = Text(text).font(.footnote.weight(weight)).foregroundStyle(Color(color)).layer(.heading)
            return views.resolve(view, in: environment).displayList()
        }
        rowParameter = set(sheet.rows.name, in: .secondaryLabel)
        columnParameter = set(sheet.columns.name, in: .secondaryLabel)
        rows = sheet.rows.values.map { set($0, in: .label, weight: .medium) }
        columns = sheet.columns.values.map { set($0, in: .label, weight: .medium) }
        dash = set("–", in: .tertiaryLabel)
        ground = Color(.secondaryBackground).resolve(in: environment)
    }
}
