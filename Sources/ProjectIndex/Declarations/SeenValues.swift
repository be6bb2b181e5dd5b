/// A set of small numbers that is emptied at once.
struct SeenValues: Sendable {
    private var rounds: [UInt32] = []
    private var round: UInt32 = 0

    /// Empties the set.
    mutating func begin() {
        if round == .max {
            rounds = []
            round = 0
        }
        round += 1
    }

    /// Adds a number; returns whether the set did not have it.
    mutating func insert(_ value: Int32) -> Bool {
        let value = Int(value)
        if value >= rounds.count {
            rounds += repeatElement(0, count: max(value + 1 - rounds.count, rounds.count))
        }
        if rounds[value] == round { return false }
        rounds[value] = round
        return true
    }

    func contains(_ value: Int32) -> Bool { Int(value) < rounds.count && rounds[Int(value)] == round }
}
