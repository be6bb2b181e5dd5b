extension [DisplayItem] {
    /// The number of drawings in a picture of the items: a shadow draws its content a second time.
    ///
    /// The glyphs of a line and the elements of a path count as one more for each number of parts. It is `Int.max` if it
    /// is too large to be counted.
    package func drawingCount(partsOfOne: Int) -> Int {
        var count = 0
        for item in self {
            // An item that is drawn only on its backdrop repeats that as a mask.
            let copies = item.repeatsBackdrop ? count : 0
            for part in [copies, item.drawingCount(partsOfOne: partsOfOne)] {
                let (sum, overflows) = count.addingReportingOverflow(part)
                if overflows { return .max }
                count = sum
            }
        }
        return count
    }
}

extension DisplayItem {
    /// Whether the item is drawn only where something is below it.
    var repeatsBackdrop: Bool {
        if case .group(.blendMode(.sourceAtop), _) = drawing { true } else { false }
    }

    fileprivate func drawingCount(partsOfOne: Int) -> Int {
        switch drawing {
        case .fill(.path(let path), _), .stroke(.path(let path), _, _):
            return 1 + path.elements.count / partsOfOne
        case .fill, .stroke: return 1
        case .glyphs(let run): return 1 + run.glyphs.count / partsOfOne
        case .group(let effect, let items):
            let content = items.drawingCount(partsOfOne: partsOfOne)
            switch effect {
            case .shadow:
                let (double, overflows) = content.multipliedReportingOverflow(by: 2)
                return overflows ? .max : double
            case .clip(.path(let path)):
                let (sum, overflows) = content.addingReportingOverflow(path.elements.count / partsOfOne)
                return overflows ? .max : sum
            default: return content
            }
        }
    }
}
