/// The limits of an asset catalog; what is beyond one is left out, with a problem.
package enum AssetLimits {
    /// The bytes of a `Contents.json`.
    package static let contentsBytes = 262_144
    /// The colors, images and symbols of the catalogs that are read together.
    package static let sets = 5_000
    /// The entries of a color, an image or a symbol.
    package static let entries = 256
    /// The folders around a set.
    package static let depth = 16
    /// The problems that are reported.
    package static let problems = 100
    /// The characters of a component of a color.
    package static let componentLength = 32
    /// The pixels of a length in `resizing`; a larger one counts as so many.
    package static let resizedLength: Double = 65_536
}
