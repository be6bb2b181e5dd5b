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

    /// The first stand-in that may decide something of an element; `nil` if none does.
    func standIn(of statement: SourcePlace?) -> CustomStandIn? {
        standIns.first { standIn in
            guard let statement else { return true }
            return !statements.contains {
                $0.contains(standIn.place.offset) && !$0.contains(statement.offset)
            }
        }
    }
}
