/// The connections of a loop, by their descriptors.
struct ConnectionTable {
    private var connections: [Connection?] = []
    private(set) var count = 0

    /// The connection of a descriptor; `nil` if there is none.
    subscript(descriptor: Int32) -> Connection? {
        connections.indices.contains(Int(descriptor)) ? connections[Int(descriptor)] : nil
    }

    mutating func insert(_ connection: Connection) {
        let index = Int(connection.descriptor)
        if index >= connections.count {
            connections += Array(repeating: nil, count: index + 1 - connections.count)
        }
        connections[index] = connection
        count += 1
    }

    mutating func remove(_ connection: Connection) {
        connections[Int(connection.descriptor)] = nil
        count -= 1
    }

    func forEach(_ body: (Connection) -> Void) {
        for case let connection? in connections { body(connection) }
    }
}
