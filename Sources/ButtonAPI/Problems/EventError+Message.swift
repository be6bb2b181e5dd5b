extension EventError {
    /// A clause of which the event is the subject.
    var message: String {
        switch self {
        case .tooMany(let limit):
            "is one too many: a script may have \(limit) events, a tap counted as two"
        case .empty: "is missing"
        case .unknownEvent(let unknown): "is none of \(unknown.known.joined(separator: ", "))"
        case .malformed: "has no closing parenthesis after its point"
        case .notAPoint: "has no point of two decimal numbers, as (60,0)"
        case .tooFar(let limit): "is too far away: points are within \(limit.shortDescription)"
        case .wantsPoint: "needs a point, as move(60,0)"
        case .takesNoPoint: "happens where the finger is and takes no point"
        case .notATime: "has no time in seconds after “@”, as @0.4"
        case .descends(let time):
            "comes before the event before it, which is at \(time.shortDescription)"
        case .tooLate(let limit):
            "is too late: an interaction takes \(limit.shortDescription) seconds at most"
        case .alreadyDown: "puts a finger down where one is already"
        case .notDown: "needs a finger that is down"
        case .notSelectable: "does not happen here: buttons of UIKit can be selected, those of SwiftUI cannot"
        }
    }
}
