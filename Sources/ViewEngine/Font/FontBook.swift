package import Graphics

/// The fonts of a project by their names.
package protocol FontBook: Sendable {
    /// The face of a name in a weight and a slope, which are those that the name states unless they are given.
    func face(named name: String, weight: Int?, isItalic: Bool?) -> FaceReference?
}
