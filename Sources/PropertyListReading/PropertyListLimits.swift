/// The limits of a property list.
package enum PropertyListLimits {
    /// The bytes of the text: the project of a large app has a few million.
    package static let bytes = 8_388_608
    /// The number of arrays and dictionaries around a value.
    package static let depth = 32
    /// The number of values, of which an array or a dictionary is one.
    package static let values = 500_000
}
