/// What all cells of a sheet together have a limited number of.
///
/// The limits keep a sheet as cheap as a long interaction that plays.
enum SheetMeasure {
    case cells
    /// Of titles and subtitles, by Unicode scalars.
    case characters
    case events

    var limit: Int {
        switch self {
        case .cells: 200
        case .characters: 4096
        case .events: 1024
        }
    }
}
