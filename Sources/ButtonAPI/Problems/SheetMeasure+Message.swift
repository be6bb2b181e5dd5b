extension SheetMeasure {
    /// The plural noun of what is counted.
    var noun: String {
        switch self {
        case .cells: "cells"
        case .characters: "characters in the texts of its buttons"
        case .events: "events in its cells"
        }
    }
}
