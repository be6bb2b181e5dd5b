import ButtonRendering

/// The names of the parameters whose values are the rows and the columns of a sheet.
struct SheetAxes: Hashable, Sendable {
    let rows: String
    let columns: String
}

extension SheetAxes {
    /// The axes of a sheet of a style for which none are given: its states in the color schemes.
    ///
    /// The sheet of a view is the table that design teams draw: its variants in its states. Its variants are the values of its
    /// first own parameter with 2 to 12 names, or else of its first Boolean.
    init(of style: CatalogEntry) {
        guard style.content != nil, let variants = Self.variants(of: style) else {
            self.init(rows: SheetAxis.defaultRows, columns: SheetAxis.defaultColumns)
            return
        }
        self.init(rows: variants, columns: SheetAxis.defaultRows)
    }

    private static func variants(of style: CatalogEntry) -> String? {
        let own = Array(zip(style.parameters, ParameterList(of: style).own)).filter { $0.0.isArgument }
        let enumeration = own.first { parameter, _ in
            if case .choice(let names, _) = parameter.kind { (2...12).contains(names.count) } else { false }
        }
        let flag = own.first { parameter, _ in
            if case .boolean = parameter.kind { true } else { false }
        }
        return (enumeration ?? flag)?.1.name
    }
}
