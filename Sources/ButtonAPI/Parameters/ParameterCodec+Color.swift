import ViewEngine

extension ParameterCodec where Value == Color {
    /// Hexadecimal digits, or the name of a system color.
    static var existingColor: ParameterCodec {
        ParameterCodec(
            schema: { _ in ParameterSchema(type: .color, names: NamedColor.allNames) },
            decode: { text, _ throws(ParameterError) in try NamedColor(text).color },
            encode: NamedColor.spelling
        )
    }
}

extension ParameterCodec where Value == Color? {
    /// Hexadecimal digits, the name of a system color, or none.
    static var color: ParameterCodec {
        ParameterCodec(
            schema: { _ in ParameterSchema(type: .color, names: NamedColor.allNames) },
            decode: { text, _ throws(ParameterError) in
                text.lowercased() == "none" ? nil : try NamedColor(text).color
            },
            encode: { $0.map(NamedColor.spelling) ?? "none" }
        )
    }
}
