extension ParameterCodec where Value == String? {
    /// The name of a parameter whose values a sheet can list.
    static var axis: ParameterCodec {
        ParameterCodec(
            schema: { ParameterSchema(type: .choice, names: SheetAxis.all(in: $0).map(\.name)) },
            decode: { text, context throws(ParameterError) in
                let axes = SheetAxis.all(in: context)
                if let axis = axes.first(where: { $0.parameter.alias?.lowercased() == text.lowercased() }) {
                    return axis.name
                }
                let names = axes.map(\.name)
                return names[try names.index(ofName: text)]
            },
            encode: { $0 ?? "" }
        )
    }
}
