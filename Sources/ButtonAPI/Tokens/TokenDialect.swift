/// The form of a file of tokens.
enum TokenDialect: Hashable, Sendable {
    /// The format of the Design Tokens Community Group, 2025.10.
    case dtcg
    /// The part of it that Figma imports as variables: colors and numbers, one file for each mode.
    case figma
    /// Texts in sets, as Tokens Studio and Penpot read them.
    case hex
}

extension ParameterCodec where Value == TokenDialect {
    static var dialect: ParameterCodec { .choice(["dtcg": .dtcg, "figma": .figma, "hex": .hex]) }
}
