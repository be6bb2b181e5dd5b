import Graphics
import ViewEngine

/// The paths that the shapes of a job have drawn: a shape that does not change is drawn in each frame around it.
///
/// It ends with the job, so that no response and no memory depends on earlier requests.
final class PathMemory {
    /// The number of elements of all paths in memory at most; then it begins anew.
    static let maximumElementCount = 10_000

    private struct Key: Hashable {
        let execution: ObjectIdentifier
        /// Retains the execution.
        let shape: Value
        let rect: CGRect
        /// The number of changes of the variables of the program, which the path may read.
        let changes: Int

        init(_ record: Value.Record, in rect: CGRect) {
            execution = ObjectIdentifier(record.execution)
            shape = .record(record)
            self.rect = rect
            changes = record.execution.changeCount
        }
    }

    private var paths: [Key: Path] = [:]
    private var elementCount = 0

    subscript(record: Value.Record, rect: CGRect) -> Path? {
        get { paths[Key(record, in: rect)] }
        set {
            // An empty path takes memory, too.
            let count = (newValue?.elements.count ?? 0) + 10
            if elementCount + count > Self.maximumElementCount { (paths, elementCount) = ([:], 0) }
            guard count <= Self.maximumElementCount else { return }
            paths[Key(record, in: rect)] = newValue
            elementCount += count
        }
    }
}

extension Value {
    /// Whether the value, with all values in it, stays as it is: it refers to nothing that can change.
    var isConstant: Bool {
        switch self {
        case .object, .function, .keyPath, .state, .gestureState, .binding: false
        case .tuple(let values), .array(let values): values.allSatisfy(\.isConstant)
        case .dictionary(let values): values.allSatisfy { $0.key.isConstant && $0.value.isConstant }
        case .record(let record): record.fields.allSatisfy(\.isConstant)
        case .enumeration(let value): value.values.allSatisfy(\.isConstant)
        case .boolean, .integer, .number, .string, .none, .absent, .range, .metatype: true
        case .engine(let value): value is any Hashable
        }
    }
}
