import ViewEngine

extension Parameters {
    /// The form of files of tokens.
    static let tokens = [
        Parameter(
            "dialect",
            for: .query(\.dialect),
            as: .dialect,
            default: { _, _ in .dtcg },
            unavailable: { $0.output == .tokens ? nil : .tokensOnly },
            summary: """
                The form of the tokens: that of the Design Tokens Community Group, variables for Figma, or texts for \
                Tokens Studio and Penpot. The last two leave shadows out.
                """
        ),
        Parameter(
            "mode",
            for: QueryProperty(
                get: { $0.mode ?? ($0.dialect == .figma ? .light : nil) },
                set: { $1.mode = $0 }
            ),
            as: ParameterCodec<ColorScheme>.choice(["light": .light, "dark": .dark])
                .listing(nil).optional,
            default: { values, _ in values.dialect == .figma ? .light : nil },
            describesDefault: false,
            unavailable: { $0.output == .tokens ? nil : .tokensOnly },
            summary: """
                The color scheme of a file with one of them; light for figma, which has a file for each, and both in \
                one file for the other dialects if not given.
                """
        ),
    ]
}
