import ButtonRendering

extension Parameters {
    /// The axes of a sheet: each defaults to its own name below, or to the other's if that one is taken.
    static let sheet = [
        axis(
            "rows",
            for: \.rows,
            default: \.rows,
            summary: """
                The parameter that has a row for each of its values; not given besides, and not the columns'.
                """
        ),
        axis(
            "columns",
            for: \.columns,
            default: \.columns,
            summary:
                "The parameter that has a column for each of its values; state if the rows are colorScheme."
        ),
    ]

    /// The style of a cell, which only the axes of sheets have: elsewhere the path names the style.
    static let style = Parameter(
        "style",
        for: .request(\.button.control.style),
        as: .style,
        default: { _, context in context.style },
        summary: "The style."
    )

    private static func axis(
        _ name: String,
        for property: any WritableKeyPath<QueryValues, String?> & Sendable,
        default path: any KeyPath<SheetAxes, String> & Sendable,
        summary: String
    ) -> Parameter {
        Parameter(
            name,
            for: .query(property),
            as: .axis,
            default: { _, context in SheetAxes(of: context.style)[keyPath: path] },
            unavailable: { $0.output.isSheet ? nil : .sheetOnly },
            summary: summary
        )
    }
}
