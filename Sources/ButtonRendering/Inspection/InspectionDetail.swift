import ViewEngine

/// The amount of facts that an inspection of a button says: of a large view that is shown by itself, it leaves out facts in this order.
package enum InspectionDetail: Int, Comparable, Sendable {
    /// The values, each with its dependencies, which takes dozens of resolutions.
    case complete
    /// The values and the elements.
    case values
    /// The size and the controls, without their pressed looks.
    case outline

    /// The nodes of a view whose values have dependencies; of a moment, the nodes of all trees before it.
    private static let nodesWithDependencies = 60
    /// The nodes of a view whose values are listed.
    private static let nodesWithValues = 1_000

    /// The detail of a request: that of a style is complete.
    package init(_ request: ButtonRequest) {
        let style = request.button.control.style
        guard style.content != nil, let nodes = style.size?.nodes else {
            self = .complete
            return
        }
        let trees = request.isMoment ? 1 + request.interaction.events.count : 1
        if nodes * trees <= Self.nodesWithDependencies {
            self = .complete
        } else {
            self = nodes <= Self.nodesWithValues ? .values : .outline
        }
    }

    package static func < (first: InspectionDetail, second: InspectionDetail) -> Bool {
        first.rawValue < second.rawValue
    }
}
