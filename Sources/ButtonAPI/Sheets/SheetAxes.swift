/// The names of the parameters whose values are the rows and the columns of a sheet.
struct SheetAxes: Hashable, Sendable {
    let rows: String
    let columns: String
}
