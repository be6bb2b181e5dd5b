import Graphics

/// The identity of a view: its path from the root, by position and branch.
///
/// The path is hashed into one number, so that it is cheap to compare and to store. It depends neither on
/// Swift types nor on the hash seed of the process.
struct ViewIdentity: Hashable, Sendable {
    private var path: UInt64

    /// The path as a number, the same in each process.
    var number: UInt64 { path }

    static let root = ViewIdentity(path: 0xCBF2_9CE4_8422_2325)

    /// The owner of the settings of an app.
    static let app = ViewIdentity(path: 1)

    /// One step of the path.
    enum Step {
        /// From a view to its body.
        case body
        /// From a modifier to its content.
        case content
        /// From a modifier to a view that it adds.
        case addition
        /// From a container to one of its views.
        case child(Int)
        /// Into the first or the second branch of a condition.
        case branch(Bool)
        /// From a branch to the node that fades it in and out.
        case transition(Int)
        /// From a modifier to its content inside another node.
        case inside(ViewIdentity)

        fileprivate var code: UInt64 {
            switch self {
            case .body: 1
            case .content: 2
            case .addition: 3
            case .branch(let isFirst): isFirst ? 4 : 5
            case .child(let index): 6 + 2 * UInt64(index)
            case .transition(let index): 7 + 2 * UInt64(index)
            case .inside(let identity): identity.path
            }
        }
    }

    func appending(_ step: Step) -> ViewIdentity {
        // The finalizer of SplitMix64: every bit of the path affects every bit of the number.
        var mixed = path &+ step.code &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return ViewIdentity(path: mixed ^ (mixed >> 31))
    }

    /// The identity of a display item that the view draws.
    func item(_ index: Int) -> DisplayItemID {
        DisplayItemID(index == 0 ? path : appending(.child(index)).path)
    }
}
