extension SheetMeasure {
    /// What there is too much of, to be said after a number.
    var words: String {
        switch self {
        case .cells: "cells"
        case .characters: "characters in the words of its buttons"
        case .events: "events in its cells"
        }
    }
}
