import ViewEngine

// Lists that make a row of each element of a collection; a picture selects no row.
extension Bridge {
    mutating func addListsOfData() {
        viewInitializer(.list, "_", "rowContent") { (range: Range<Int>, row: Callback<AnyView, Int>) in
            List { ForEach(range, id: \.anyValue) { row($0) } }
        }
        viewInitializer(.list, "_", .orNil("selection"), "rowContent") {
            (values: [Any0], selection: AnyValue?, row: Callback<AnyView, Any0>) in
            List { ForEach(values, id: \.self) { row($0) } }
        }
        viewInitializer(.list, "_", "id", .orNil("selection"), "rowContent") {
            (values: [Any0], id: Callback<Any1, Any0>, selection: AnyValue?, row: Callback<AnyView, Any0>)
            in
            List {
                ForEach(values.map { Identified(element: $0, makeID: { id($0) }) }, id: \.id) {
                    row($0.element)
                }
            }
        }
    }
}
