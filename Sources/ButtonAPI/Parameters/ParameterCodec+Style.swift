import ButtonRendering

extension ParameterCodec where Value == CatalogEntry? {
    /// None, or a style of the same framework.
    static var containerStyle: ParameterCodec {
        @Sendable func names(_ context: ParameterContext) -> [String] {
            ["none"] + context.catalog.entries(of: context.style.framework).map(\.name)
        }
        return ParameterCodec(
            schema: { ParameterSchema(type: .choice, names: names($0), listedValues: names($0)) },
            decode: { text, context throws(ParameterError) in
                let names = names(context)
                let name = names[try names.index(ofName: text)]
                return context.catalog.entry(context.style.framework, named: name)
            },
            encode: { $0?.name ?? "none" }
        )
    }
}

extension ParameterCodec where Value == CatalogEntry {
    /// A style of the same framework, of which a sheet shows all.
    static var style: ParameterCodec {
        @Sendable func names(_ context: ParameterContext) -> [String] {
            context.catalog.entries(of: context.style.framework).map(\.name)
        }
        return ParameterCodec(
            schema: { ParameterSchema(type: .choice, names: names($0), listedValues: names($0)) },
            decode: { text, context throws(ParameterError) in
                let names = names(context)
                let name = names[try names.index(ofName: text)]
                return context.catalog.entry(context.style.framework, named: name) ?? context.style
            },
            encode: \.name
        )
    }
}
