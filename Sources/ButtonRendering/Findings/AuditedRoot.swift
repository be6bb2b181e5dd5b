import Graphics
import ViewEngine

/// A root in all conditions that it is audited in.
struct AuditedRoot {
    /// The picture of the normal state.
    let normal: AuditedPicture
    /// All pictures, that of the normal state first.
    private(set) var pictures: [AuditedPicture]
    /// The movement of a press where motion is reduced; `nil` if it is not measured.
    var reducedMotion: ReducedMotion?
    /// The elements that samples decide; `nil` if that is not known.
    var sampleDoubt: SampleDoubt?
    /// The texts that more room would not cut off, by the reasons for which they may have it.
    var cutOffDoubts: [CutOffDoubt] = []

    /// Resolves a root in its conditions.
    init(
        of request: ButtonRequest,
        in languages: [AuditedLanguage],
        _ scope: AuditExtent,
        makePicture: (FindingCondition) -> AuditedPicture
    ) {
        normal = makePicture(FindingCondition())
        let conditions = FindingCondition.all(
            of: request,
            states: Self.states(of: request, normal),
            in: languages,
            scope
        )
        pictures = [normal] + conditions.map(makePicture)
    }

    /// The first picture of a condition; `nil` if there is none.
    func picture(where isMeant: (FindingCondition) -> Bool) -> AuditedPicture? {
        pictures.first { isMeant($0.condition) }
    }

    /// The states that a root can have beside the normal one: none without a control.
    private static func states(of request: ButtonRequest, _ normal: AuditedPicture) -> [ButtonState] {
        let controls = normal.controls.compactMap(\.control)
        guard !controls.isEmpty else { return [] }
        let style = request.button.control.style
        let canBeSelected =
            style.content == nil
            ? style.states.contains { $0.contains(.selected) }
            : controls.contains { $0.description.canBeSelected }
        return [.pressed, .disabled, .focused] + (canBeSelected ? [.selected] : [])
    }
}
