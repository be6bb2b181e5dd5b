/// Views that are beyond a limit of the engine, and the body that made them.
package struct LocatedExcess: Error {
    package let excess: TreeExcess
    /// The place of the body in its source.
    package let body: any Sendable
}

/// Views that are beyond a limit of the engine.
package enum TreeExcess: Error, Hashable {
    /// One update, or all updates of a tree, have more views than a limit.
    case views(limit: Int)
    /// Views are nested deeper than the limit.
    case depth
    /// One layout, or all layouts of a tree, measure views more often than a limit.
    case measurements(limit: Int)
    /// A picture has a number of drawings that is more than the limit.
    case drawings(Int)

    package var message: String {
        switch self {
        case .views(let limit): "the style has more than \(limit) views"
        case .depth: "views are nested more than \(TreeLimits.depth) deep"
        case .measurements(let limit): "the layout of the style measures views more than \(limit) times"
        case .drawings(let count):
            "the style draws \(count < Int.max ? "\(count)" : "countless") parts, more than \(TreeLimits.drawings)"
        }
    }

    /// Whether one body has made too much; a layout and a picture are of all bodies.
    var isOfBody: Bool {
        switch self {
        case .views, .depth: true
        case .measurements, .drawings: false
        }
    }

    package var remedy: String {
        switch self {
        case .views: "Look for a view that is inside of another one several times"
        case .depth: "Look for a view that contains itself"
        case .measurements: "Nest fewer stacks and frames, and draw shorter texts"
        case .drawings: "Each shadow draws its content again, so put fewer shadows around each other"
        }
    }
}
