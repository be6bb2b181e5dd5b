import ButtonRendering
import ViewEngine

/// The values of all parameters of a query.
struct QueryValues: Sendable {
    var request: ButtonRequest
    /// The name of the parameter with a row for each of its values; `nil` if not given.
    var rows: String?
    /// The name of the parameter with a column for each of its values; `nil` if not given.
    var columns: String?
    /// The pixels for a point in a file of pixels.
    var scale = 2.0
    /// The form of a file of tokens.
    var dialect = TokenDialect.dtcg
    /// The color scheme of a file of tokens that has one; `nil` if not given.
    var mode: ColorScheme?
    /// The tokens of a JSON body, whose theme the request has.
    var tokens: TokenTheme?
    /// Whether findings are listed that the system decides.
    var listsSystemColors = false
    /// Whether a browser saves the response as a file.
    var isDownload = false
    var errors = ErrorPreference.auto
    /// Whether the direction is given, which that of the language does not change then.
    var givesDirection = false

    /// The axes of a sheet: an axis that is not given has its default, or that of the other one if it is taken.
    var axes: SheetAxes {
        let defaults = SheetAxes(of: request.button.control.style)
        let rows = rows ?? (columns == defaults.rows ? defaults.columns : defaults.rows)
        let columns = columns ?? (rows == defaults.columns ? defaults.rows : defaults.columns)
        return SheetAxes(rows: rows, columns: columns)
    }

    /// Sets the axes that are not given.
    mutating func setAxes() {
        let axes = axes
        (rows, columns) = (axes.rows, axes.columns)
    }
}
