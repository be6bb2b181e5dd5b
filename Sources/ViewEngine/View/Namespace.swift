/// A namespace of identities, under which views share their geometry.
@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {
        fileprivate let declaration: String
    }

    private let id: ID

    public init(file: String = #fileID, line: UInt = #line, column: UInt = #column) {
        id = ID(declaration: "\(file):\(line):\(column)")
    }

    public var wrappedValue: ID { id }
}
