import StyleRuntime
import ViewEngine

// Tables; the check knows the type of the rows inside of their columns (`Calls+Tables`).
extension Bridge {
    mutating func addTables() {
        add(protocol: .tableColumnContent)
        add(type: .table, "View")
        let settings: [ParameterLabel] = [
            .orNil("selection"), .orNil("sortOrder"), .orNil("columnCustomization"),
        ]
        let ofRows = Entry.view("init", ["_"] + settings + ["columns"], result: .view) {
            (rows: [Any0], _: AnyValue?, _: AnyValue?, _: AnyValue?, columns: TableColumnBuilder) in
            Table(columns: { columns() }, rows: { ForEach(rows, id: \.self) { TableRow($0) } })
        }
        let ofType = Entry.view("init", ["of"] + settings + ["columns", "rows"], result: .view) {
            (
                _: RowType,
                _: AnyValue?,
                _: AnyValue?,
                _: AnyValue?,
                columns: TableColumnBuilder,
                rows: Builder
            )
            in
            Table(columns: { columns() }, rows: { rows() })
        }
        initializers(of: "Table", [ofRows, ofType])
        add(type: .tableRow, "View")
        viewInitializer(.tableRow, labels: "_") { (value: Any0) in TableRow(value) }
        addTableColumns()
    }

    private mutating func addTableColumns() {
        let name = TableColumn.typeName
        add(TableColumn.self, "View")
        initializer("_", "content") { (title: Title, content: Callback<AnyView, Any0>) in
            TableColumn(title, content)
        }
        initializer("_", "value") { (title: Title, value: Callback<String, Any0>) in
            TableColumn(title.text) { row in AnyView(Text(verbatim: (row as? Any0).map { value($0) } ?? "")) }
        }
        initializer("_", "value", "content") {
            (title: Title, value: Callback<Any1, Any0>, content: Callback<AnyView, Any0>) in
            TableColumn(title, content)
        }
        initializer("_", "sortUsing", "content") {
            (title: Title, comparator: Any1, content: Callback<AnyView, Any0>) in
            TableColumn(title, content)
        }
        method("width", of: name, labels: "_") { (column: TableColumn, width: Double?) in column.width(width)
        }
        method("width", of: name, labels: .orNil("min"), .orNil("ideal"), .orNil("max")) {
            (column: TableColumn, minimum: Double?, ideal: Double?, maximum: Double?) in
            column.width(min: minimum, ideal: ideal, max: maximum)
        }
        method("alignment", of: name, labels: "_") { (column: TableColumn, alignment: HorizontalAlignment) in
            column.alignment(alignment)
        }
        // A user chooses the columns, which no picture shows.
        method("customizationID", of: name, labels: "_") { (column: TableColumn, identifier: String) in column
        }
    }
}

/// The closure with the columns of a table.
package struct TableColumnBuilder: Bridged {
    private let function: Value.Function

    static var bridgedType: StyleType {
        .function(.init([], .any(.tableColumnContent, [.variable(0)]), isBuilder: true))
    }

    init(bridging value: Value) throws(Failure) {
        guard case .function(let function) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.function = function
    }

    var bridged: Value { .function(function) }

    func callAsFunction() -> AnyView {
        function.execution.run(orElse: .replacement) { () throws(Failure) in
            var values: [Value] = []
            return try AnyView(bridging: function.call(&values))
        }
    }
}

/// The type of the rows of a table: `Person.self`.
struct RowType: Bridged {
    static var bridgedType: StyleType { .metatype(.variable(0)) }

    let bridged: Value

    init(bridging value: Value) {
        bridged = value
    }
}

extension TableColumn: EngineValue {
    static var engineType: EngineType { .tableColumn }

    /// A column whose cells a function of the source makes.
    fileprivate init(_ title: Title, _ content: Callback<AnyView, Any0>) {
        self.init(title.text) { row in (row as? Any0).map { content($0) } ?? AnyView(EmptyView()) }
    }
}
