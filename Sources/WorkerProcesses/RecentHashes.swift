/// The hashes of the sources that a process probably has, the latest last.
struct RecentHashes {
    private var hashes: [String] = []

    func contains(_ hash: String) -> Bool { hashes.contains(hash) }

    func hasOthers(than hash: String) -> Bool { hashes.contains { $0 != hash } }

    mutating func insert(_ hash: String) {
        guard hashes.last != hash else { return }
        hashes.removeAll { $0 == hash }
        hashes.append(hash)
        if hashes.count > Self.limit { hashes.removeFirst() }
    }

    private static let limit = 64
}
