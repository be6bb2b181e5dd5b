import CHarfBuzz
package import Graphics
import Synchronization

/// A face of a font of a project, at one weight.
final class OpenedFace: ProjectFace {
    let font: Font
    let postScriptName: String
    let fullName: String
    let familyName: String
    let weight: Int
    let isItalic: Bool
    /// In ems, with half of the gap between lines each.
    let ascent, descent: CGFloat

    private let face: Face
    private let weights: ClosedRange<Int>?
    /// The same face in other weights.
    private let others = Mutex<[Int: OpenedFace]>([:])

    /// A face as it is, or in a weight.
    private init?(_ face: Face, named names: Names, instance: UInt32? = nil, weight: Int? = nil) {
        guard let font = Font(face, weight: weight, instance: instance) else { return nil }
        self.font = font
        self.face = face
        postScriptName = names.postScript
        fullName = names.full
        familyName = names.family
        self.weight = weight ?? Int(hb_style_get_value(font.handle, HB_STYLE_TAG_WEIGHT).rounded())
        isItalic =
            hb_style_get_value(font.handle, HB_STYLE_TAG_ITALIC) > 0
            || hb_style_get_value(font.handle, HB_STYLE_TAG_SLANT_ANGLE) != 0
        weights = face.weights
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font.handle, &extents)
        let gap = CGFloat(max(0, extents.line_gap)) / 2
        ascent = (CGFloat(extents.ascender) + gap) / font.unitsPerEm
        descent = (CGFloat(-extents.descender) + gap) / font.unitsPerEm
    }

    func weighted(_ weight: Int) -> any ProjectFace {
        guard let weights, weight != self.weight else { return self }
        let weight = min(max(weight, weights.lowerBound), weights.upperBound)
        return others.withLock { others in
            if let other = others[weight] { return other }
            let names = Names(postScript: postScriptName, full: fullName, family: familyName)
            guard let other = OpenedFace(face, named: names, weight: weight) else { return self }
            others[weight] = other
            return other
        }
    }

    func lineMetrics(size: CGFloat) -> LineMetrics {
        LineMetrics(ascent: ascent * size, descent: descent * size)
    }

    /// The faces of a file, with the named instances of each.
    static func faces(of bytes: [UInt8]) -> [OpenedFace] {
        guard bytes.count <= ProjectFontLimits.bytes else { return [] }
        var faces: [OpenedFace] = []
        for index in 0..<Face.count(of: bytes) where faces.count < ProjectFontLimits.faces {
            guard let face = Face(bytes, index: UInt32(index)) else { continue }
            let names = Names(of: face)
            if let opened = OpenedFace(face, named: names) { faces.append(opened) }
            for instance in 0..<hb_ot_var_get_named_instance_count(face.handle)
            where faces.count < ProjectFontLimits.faces {
                let own = Names(ofInstance: instance, of: face, in: names)
                if let opened = OpenedFace(face, named: own, instance: instance) { faces.append(opened) }
            }
        }
        return faces
    }
}

/// The names of a face.
private struct Names {
    let postScript: String
    let full: String
    let family: String

    init(postScript: String, full: String, family: String) {
        self.postScript = postScript
        self.full = full
        self.family = family
    }

    init(of face: Face) {
        family = face.name(16) ?? face.name(1) ?? ""
        full = face.name(4) ?? ""
        postScript = face.name(6) ?? ""
    }

    /// The names of a named instance, as Core Text makes them where the font has none: `Family-Style`, without spaces.
    init(ofInstance instance: UInt32, of face: Face, in names: Names) {
        let style =
            face.name(hb_ot_var_named_instance_get_subfamily_name_id(face.handle, instance)) ?? ""
        family = names.family
        full = names.family + " " + style
        let stated = face.name(hb_ot_var_named_instance_get_postscript_name_id(face.handle, instance))
        let prefix = face.name(25) ?? names.family.filter { $0 != " " }
        postScript = stated ?? prefix + "-" + style.filter { $0 != " " }
    }
}

extension FontLibrary: FontOpener {
    package func faces(of font: [UInt8]) -> [any ProjectFace] { OpenedFace.faces(of: font) }
}
