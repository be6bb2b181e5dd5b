/// The categories of numbers in the languages of CLDR, by their names in catalogs.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}
