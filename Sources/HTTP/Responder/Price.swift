/// An estimate of CPU time.
///
/// It is known before a job is done: a server draws cheap jobs at once, shares its threads fairly by it, and a
/// responder refuses what is too expensive.
package struct Price: Comparable, Hashable, Sendable {
    /// On one core.
    package let microseconds: Int

    package init(microseconds: Int) {
        self.microseconds = microseconds
    }

    package static func < (first: Price, second: Price) -> Bool { first.microseconds < second.microseconds }

    package static func + (first: Price, second: Price) -> Price {
        Price(microseconds: first.microseconds + second.microseconds)
    }
}
