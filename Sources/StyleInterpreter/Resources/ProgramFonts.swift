import Graphics
import ProjectResources
import ResourceFiles
import Synchronization
import ViewEngine

/// The fonts of a project, which are opened when a source names one.
final class ProgramFonts: FontBook {
    private let project: ProjectResources
    private let opened = Mutex<[any ProjectFace]?>(nil)

    init(_ project: ProjectResources) {
        self.project = project
    }

    /// All faces, in the order of the files.
    private var faces: [any ProjectFace] {
        opened.withLock { opened in
            if let opened { return opened }
            let files = project.fontFiles.prefix(ProjectFontLimits.files)
            let faces = files.flatMap { path in
                project.tree.bytes(of: path).flatMap { project.fontOpener?.faces(of: $0) } ?? []
            }
            opened = faces
            return faces
        }
    }

    func face(named name: String, weight: Int?, isItalic: Bool?) -> FaceReference? {
        let faces = faces
        guard let named = Self.face(named: name, among: faces) else { return nil }
        guard weight != nil || isItalic != nil else { return FaceReference(named) }
        let (weight, isItalic) = (weight ?? named.weight, isItalic ?? named.isItalic)
        let family = faces.filter { $0.familyName == named.familyName }
        let nearest = family.min { first, second in
            func distance(_ face: any ProjectFace) -> (Int, Int) {
                (face.isItalic == isItalic ? 0 : 1, abs(face.weighted(weight).weight - weight))
            }
            return distance(first) < distance(second)
        }
        return FaceReference((nearest ?? named).weighted(weight))
    }

    /// The face of a PostScript name or a full name, or the one of a family that is nearest to a regular one.
    private static func face(named name: String, among faces: [any ProjectFace]) -> (any ProjectFace)? {
        if let face = faces.first(where: { $0.postScriptName == name || $0.fullName == name }) { return face }
        return faces.filter { $0.familyName == name }.min { first, second in
            func distance(_ face: any ProjectFace) -> (Int, Int) {
                (face.isItalic ? 1 : 0, abs(face.weight - 400))
            }
            return distance(first) < distance(second)
        }
    }
}
