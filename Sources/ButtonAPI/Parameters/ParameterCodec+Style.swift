import ButtonRendering

extension ParameterCodec where Value == CatalogEntry? {
    /// None, or a style of the same framework.
    static var containerStyle: ParameterCodec {
        @Sendable func names(_ context: ParameterContext) -> [String] {
            ["none"] + context.nameableStyles(listedOnly: true).map(\.reference)
        }
        return ParameterCodec(
            schema: { ParameterSchema(type: .choice, names: names($0), listedValues: names($0)) },
            decode: { text, context throws(ParameterError) in
                let names = names(context)
                let name = names[try names.index(ofName: text)]
                return context.style(named: name)
            },
            encode: { $0?.reference ?? "none" }
        )
    }
}

extension ParameterCodec where Value == CatalogEntry {
    /// A style of the same framework, of which a sheet shows all.
    static var style: ParameterCodec {
        @Sendable func names(_ context: ParameterContext) -> [String] {
            context.nameableStyles(listedOnly: true).map(\.reference)
        }
        return ParameterCodec(
            schema: { ParameterSchema(type: .choice, names: names($0), listedValues: names($0)) },
            decode: { text, context throws(ParameterError) in
                let names = names(context)
                let name = names[try names.index(ofName: text)]
                return context.style(named: name) ?? context.style
            },
            encode: \.reference
        )
    }
}
