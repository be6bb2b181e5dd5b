/// The limits of string catalogs and tables; what is beyond one is left out, with a problem.
package enum StringLimits {
    /// The bytes of a catalog or of a table.
    package static let fileBytes = 8_388_608
    /// The strings of the catalogs and tables that are read together, in all languages.
    package static let strings = 200_000
    /// The problems that are reported.
    package static let problems = 100
    /// The variations around a value: by device, and in it by number.
    package static let variationDepth = 4
    /// The substitutions inside of one another.
    package static let substitutionDepth = 8
    /// The substitutions in one text.
    package static let substitutions = 100
    /// The bytes of a text with its arguments.
    package static let textBytes = 65_536
    /// The characters of a language tag.
    package static let tagLength = 100
}
