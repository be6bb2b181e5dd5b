/// A moment on the clock of the events, under Foundation's name: the clock starts with the year 2001.
public struct Date: Hashable, Comparable, Sendable {
    /// In seconds since the clock started.
    public var timeIntervalSinceReferenceDate: Double

    private static let referenceSince1970 = 978_307_200.0

    public init(timeIntervalSinceReferenceDate seconds: Double) {
        timeIntervalSinceReferenceDate = seconds
    }

    /// The moment of the update or of the action that is running.
    public init() {
        self.init(timeIntervalSinceReferenceDate: ViewScope.currentInputs?.graph.time ?? 0)
    }

    public init(timeIntervalSinceNow seconds: Double) {
        self = Date().addingTimeInterval(seconds)
    }

    public init(timeIntervalSince1970 seconds: Double) {
        self.init(timeIntervalSinceReferenceDate: seconds - Self.referenceSince1970)
    }

    /// The moment of the update or of the action that is running.
    public static var now: Date { Date() }
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

    public var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + Self.referenceSince1970 }

    /// The seconds until now; negative for a moment in the past.
    public var timeIntervalSinceNow: Double { timeIntervalSince(Date()) }

    public func timeIntervalSince(_ other: Date) -> Double {
        timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    }

    /// The seconds from this moment to another one.
    public func distance(to other: Date) -> Double { other.timeIntervalSince(self) }

    public func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }

    public func addingTimeInterval(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
    }

    public static func < (first: Date, second: Date) -> Bool {
        first.timeIntervalSinceReferenceDate < second.timeIntervalSinceReferenceDate
    }

    public static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }

    public static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
}

/// Seconds, under Foundation's name.
public typealias TimeInterval = Double
