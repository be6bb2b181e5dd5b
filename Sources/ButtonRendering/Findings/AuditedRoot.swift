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

    /// Resolves a root in its conditions.
    init(
        of request: ButtonRequest,
        in languages: [AuditedLanguage],
        _ scope: AuditScope,
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

/// The amount of conditions that a root is audited in: those of a large view are fewer.
package enum AuditScope: Int, Sendable {
    /// All of them.
    case complete
    /// Without increased contrast in other states, and without every second text size.
    case reduced
    /// The normal and the pressed state, both color schemes, the largest text and both directions.
    case least

    /// The nodes of a view that is audited completely, and of one whose conditions are reduced.
    private static let nodesOfComplete = 300, nodesOfReduced = 1_000

    package init(_ request: ButtonRequest) {
        let style = request.button.control.style
        guard style.content != nil, let nodes = style.size?.nodes else {
            self = .complete
            return
        }
        self =
            nodes <= Self.nodesOfComplete ? .complete : nodes <= Self.nodesOfReduced ? .reduced : .least
    }

    /// The greatest number of languages.
    var languages: Int {
        switch self {
        case .complete: 24
        case .reduced: 8
        case .least: 2
        }
    }

    var textSizes: [DynamicTypeSize] {
        let others = DynamicTypeSize.allCases.filter { $0 != .large }
        switch self {
        case .complete: return others
        case .reduced: return [.xSmall, .xxLarge, .accessibility1, .accessibility3, .accessibility5]
        case .least: return [.accessibility3]
        }
    }

    /// The greatest number of pictures.
    package var mostPictures: Int {
        let variants = self == .complete ? FindingCondition.mostVariants : 0
        return 4 * 5 + textSizes.count + languages + 2 + variants
    }
}
