extension Parameters {
    /// What a sheet shows.
    static let sheet: [Parameter] = [
        axis(
            "rows",
            default: "state",
            "The parameter that has a row for each of its values; not given besides, and not the columns'."
        ),
        axis(
            "columns",
            default: "colorScheme",
            "The parameter that has a column for each of its values; state if the rows are colorScheme."
        ),
    ]

    private static func axis(_ name: String, default usual: String, _ summary: String) -> Parameter {
        Parameter(
            name: name,
            summary: summary,
            kind: .axis,
            standardValue: usual,
            refusal: { $0.output.isSheet ? nil : "Only a sheet, states.svg or states.json, has \(name)." }
        ) { text, context, _ throws(ValueFault) in
            let axes = context.entry.axes
            if let axis = axes.first(where: { $0.parameter.alias?.lowercased() == text.lowercased() }) {
                return axis.name
            }
            let names = axes.map(\.name)
            return names[try names.index(ofName: text)]
        }
    }
}
