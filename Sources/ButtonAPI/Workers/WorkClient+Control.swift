import CustomStyles
import HTTP
import Synchronization

extension WorkClient {
    /// The clients of a job of the server, whom it charges what the job takes beyond its price.
    init(_ control: JobControl, price: Price) {
        let spent = Spent(beyond: price.microseconds)
        self.init(id: control.client?.hashValue, isWaiting: control.isWanted) { microseconds in
            let excess = spent.add(microseconds)
            if excess > 0 { control.charge(Price(microseconds: excess)) }
        }
    }
}

/// The time that a job has taken so far.
private final class Spent: Sendable {
    private let microseconds: Mutex<Int>

    /// The time begins below 0, by what the price covers.
    init(beyond price: Int) {
        microseconds = Mutex(-price)
    }

    /// Adds a time; returns how much of it is beyond the price.
    func add(_ time: Int) -> Int {
        microseconds.withLock { spent in
            let before = max(0, spent)
            spent += time
            return max(0, spent) - before
        }
    }
}
