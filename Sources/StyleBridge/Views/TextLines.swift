import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addTextLines() {
        typealias Pattern = Text.LineStyle.Pattern
        modifier("lineLimit", labels: "_") { (view, limit: ClosedIntegers) in view.lineLimit(limit.upperBound)
        }
        // The upper bound of a range without an end is the greatest number.
        modifier("lineLimit", labels: "_") { (view, limit: Range<Int>) in
            view.lineLimit(limit.upperBound == .max ? nil : limit.upperBound &- 1)
        }
    }
}

extension Text.LineStyle: EngineValue { static var engineType: EngineType { .textLineStyle } }

/// A range of integers that includes its upper bound.
private struct ClosedIntegers: Bridged {
    private let range: Range<Int>
    static var bridgedType: StyleType { .closedRange }

    init(bridging value: Value) throws(Failure) {
        range = try Range(bridging: value)
    }

    var bridged: Value { range.bridged }
    var upperBound: Int { range.upperBound &- 1 }
}
