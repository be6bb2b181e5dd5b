package import Graphics

/// Rows with a cell for each column, below the titles of the columns.
///
/// An iPhone shows the first column alone where the width is compact; a picture has all of them.
package struct Table<Columns: View, Rows: View>: View {
    private let columns: Columns
    private let rows: Rows

    /// The rows are `TableRow`s, and the columns `TableColumn`s.
    package init(@ViewBuilder columns: () -> Columns, @ViewBuilder rows: () -> Rows) {
        self.columns = columns()
        self.rows = rows()
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TableCells(columns: columns)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
            rows.transformEnvironment(\.tableRows) { [columns] rows in
                rows = rows.pushing { row in TableCells(columns: columns, row: row) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A row of a table, which the table draws.
package struct TableRow: View {
    fileprivate let value: Any

    @Environment(\.tableRows) private var rows

    package init(_ value: Any) {
        self.value = value
    }

    package var body: some View { rows.body(for: self, in: \.tableRows) }
}

/// A column of a table: its title in the first row, and a cell in each other one.
package struct TableColumn: View {
    private let title: Text
    fileprivate let cell: (Any) -> AnyView
    private var minimumWidth: CGFloat?
    private var idealWidth: CGFloat?
    private var maximumWidth: CGFloat?
    private var alignment = HorizontalAlignment.leading

    @Environment(\.tableColumns) private var columns

    package init(_ title: Text, cell: @escaping (Any) -> AnyView) {
        self.title = title
        self.cell = cell
    }

    package var body: some View {
        content
            .lineLimit(1)
            .frame(
                minWidth: minimumWidth ?? 0,
                idealWidth: idealWidth,
                maxWidth: maximumWidth ?? .infinity,
                alignment: Alignment(horizontal: alignment, vertical: .center)
            )
    }

    private var content: some View { columns.body(for: self, in: \.tableColumns) { title } }

    // MARK: Modifiers

    /// The column with a width of its own; others share what is left.
    package func width(_ width: CGFloat?) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    package func width(
        min minimum: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max maximum: CGFloat? = nil
    ) -> TableColumn {
        var column = self
        (column.minimumWidth, column.idealWidth, column.maximumWidth) = (minimum, ideal, maximum)
        return column
    }

    package func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
        var column = self
        column.alignment = alignment
        return column
    }
}

/// The cells of a row side by side, above a line; the titles of the columns without a row.
private struct TableCells<Columns: View>: View {
    let columns: Columns
    var row: TableRow?

    var body: some View {
        HStack(spacing: 8) { columns }
            .transformEnvironment(\.tableColumns) { [row] columns in
                guard let row else { return }
                columns = columns.pushing { column in column.cell(row.value) }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
            .overlay(alignment: .bottom) { Divider() }
    }
}

// MARK: Environment

private enum TableRowsKey: EnvironmentKey {
    static var defaultValue: StyleStack<TableRow> { .empty }
}

private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: StyleStack<TableColumn> { .empty }
}

extension EnvironmentValues {
    /// The tables around a row; the nearest one draws it.
    fileprivate var tableRows: StyleStack<TableRow> {
        get { self[TableRowsKey.self] }
        set { self[TableRowsKey.self] = newValue }
    }

    /// The rows around a column; the nearest one makes its cell.
    fileprivate var tableColumns: StyleStack<TableColumn> {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }
}
