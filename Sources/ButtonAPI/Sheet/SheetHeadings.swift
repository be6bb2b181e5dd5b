import AppleDesign
import ButtonRendering
import Graphics
import ViewEngine

/// The words of the API on a sheet, set as the system sets small text.
struct SheetHeadings {
    let rowParameter, columnParameter: DisplayList
    let rows, columns: [DisplayList]
    /// What stands where a cell is empty.
    let dash: DisplayList
    /// What is behind the sheet.
    let ground: ResolvedColor

    init(_ query: SheetQuery, around request: ButtonRequest, _ shaper: any TextShaper) {
        var environment = EnvironmentValues(palette: .iOS18)
        environment.colorScheme = request.colorScheme
        environment.colorSchemeContrast = request.contrast
        func set(_ text: String, _ color: SystemColor, _ weight: Font.Weight = .regular) -> DisplayList {
            let words = Text(text).font(.footnote.weight(weight)).foregroundStyle(Color(color))
            return ViewHost(rootView: words, environment: environment, shaper: shaper).displayList()
        }
        rowParameter = set(query.rows.name, .secondaryLabel)
        columnParameter = set(query.columns.name, .secondaryLabel)
        rows = query.rows.values.map { set($0.text, .label, .medium) }
        columns = query.columns.values.map { set($0.text, .label, .medium) }
        dash = set("–", .tertiaryLabel)
        ground = Color(.secondaryBackground).resolve(in: environment)
    }
}
