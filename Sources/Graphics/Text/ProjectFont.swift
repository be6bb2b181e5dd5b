/// A face of a font of a project, which only the library that has opened it can draw.
package protocol ProjectFace: AnyObject, Sendable {
    var postScriptName: String { get }
    var fullName: String { get }
    var familyName: String { get }
    /// On the scale of OpenType's `wght`.
    var weight: Int { get }
    var isItalic: Bool { get }

    /// The face in another weight, if its weight can vary; otherwise itself.
    func weighted(_ weight: Int) -> any ProjectFace
}

/// Opens the fonts of projects.
package protocol FontOpener: Sendable {
    /// The faces of a file, with the named instances of one that varies; empty if it is no font, or too large.
    func faces(of font: [UInt8]) -> [any ProjectFace]
}

/// A face in a description of a font; two are equal if they are of one object.
package struct FaceReference: Hashable, Sendable {
    package let face: any ProjectFace

    package init(_ face: any ProjectFace) {
        self.face = face
    }

    package static func == (first: FaceReference, second: FaceReference) -> Bool {
        first.face === second.face
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
}

/// The limits of fonts of projects; what is beyond one is not opened.
package enum ProjectFontLimits {
    /// The bytes of a file.
    package static let bytes = 16 << 20
    /// The faces of a file, with its named instances.
    package static let faces = 64
    /// The files of a project.
    package static let files = 200
}
