/// The error of one event of a script.
enum EventError: Error {
    /// More than so many, a tap counted as two.
    case tooMany(limit: Int)
    /// Nothing stands between two commas.
    case empty
    /// None of the names.
    case unknownEvent(UnknownName)
    /// No closing parenthesis after a point.
    case malformed
    /// Not two finite decimal numbers.
    case notAPoint
    /// A point beyond so many points.
    case tooFar(limit: Double)
    /// An event that needs a point has none.
    case wantsPoint
    /// A point after an event that has no place.
    case takesNoPoint
    /// Not a decimal number of seconds.
    case notATime
    /// Before the event before it.
    case descends(from: Double)
    /// After so many seconds.
    case tooLate(limit: Double)
    /// A finger comes down where one is.
    case alreadyDown
    /// A finger moves or is lifted that is not down.
    case notDown
    /// Only buttons of UIKit can be selected.
    case notSelectable
}
