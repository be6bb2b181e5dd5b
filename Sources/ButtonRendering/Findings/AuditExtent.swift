import ViewEngine

/// The amount of conditions that a root is audited in: those of a large view are fewer.
package enum AuditExtent: Int, Sendable {
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
        // With a picture for the samples of each kind, colors, numbers and choices, and those with more height.
        return 4 * 5 + textSizes.count + languages + 2 + variants + 3 + 2 * CutOffDoubt.mostPictures
    }
}
