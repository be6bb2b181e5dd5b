import HTTP

/// An estimate of what a response takes, from above.
struct Cost: Hashable, Sendable {
    /// CPU time.
    var microseconds = 0.0
    /// The length of the content.
    var bytes = 0.0

    static func + (first: Cost, second: Cost) -> Cost {
        Cost(microseconds: first.microseconds + second.microseconds, bytes: first.bytes + second.bytes)
    }

    static func - (first: Cost, second: Cost) -> Cost {
        Cost(microseconds: first.microseconds - second.microseconds, bytes: first.bytes - second.bytes)
    }

    static func += (first: inout Cost, second: Cost) { first = first + second }

    static func * (count: Double, cost: Cost) -> Cost {
        Cost(microseconds: count * cost.microseconds, bytes: count * cost.bytes)
    }

    var price: Price { Price(microseconds: microseconds.boundedAmount) }

    /// Whether it is within the limits, of which that of time is given.
    func isWithin(time: ResponseLimit) -> Bool {
        microseconds <= Double(time.limit) && bytes <= Double(ResponseLimit.length.limit)
    }

    /// Throws if it is beyond a limit, of which that of time is given.
    func check(time: ResponseLimit = .time) throws(QueryError) {
        try time.check(microseconds)
        try ResponseLimit.length.check(bytes)
    }
}
