import ButtonRendering
import CustomStyles
import StyleSyntax

/// The stand-ins of a source that may decide what is drawn of an element.
///
/// Those in the statement of another element decide nothing of this one; any other may.
struct StandInDoubt {
    private let standIns: [CustomStandIn]
    private let statements: [Range<Int>]

    /// Stand-ins, and the statements that make the elements of a root.
    init(_ standIns: [CustomStandIn], statements: [Range<Int>]) {
        self.standIns = standIns
        self.statements = statements
    }

    /// The first stand-in that may decide what a rule measures of the element that a statement makes; `nil` if none does.
    func standIn(of rule: FindingRule, _ statement: SourcePlace?) -> CustomStandIn? {
        standIns.first { standIn in
            guard let statement else { return true }
            if rule.isOfContent, standIn.isContent {
                let own = statements.filter { $0.lowerBound == statement.offset }
                if own.contains(where: { $0.contains(standIn.place.offset) }) { return true }
            }
            return !statements.contains {
                $0.contains(standIn.place.offset) && !$0.contains(statement.offset)
            }
        }
    }
}

extension CustomStandIn {
    /// Whether it is drawn inside of a control: its color changes neither its size nor its name.
    fileprivate var isContent: Bool { ["Image", "View", "Text", "some View", "String"].contains(type) }
}

extension FindingRule {
    /// Whether what is inside of a control decides it.
    fileprivate var isOfContent: Bool {
        switch self {
        case .touchTarget, .missingLabel, .labelInName: true
        case .textContrast, .nonTextContrast, .statesLookAlike, .textCutOff, .fixedSize, .smallText,
            .missingTrait, .notReachable, .colorOnly, .reduceMotion, .notMirrored, .schemeLost:
            false
        }
    }
}
