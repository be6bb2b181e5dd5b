/// Parts of a moment, or of a time between two, as Foundation's `DateComponents`.
package struct DateComponents: Hashable, Sendable {
    private var values: [Calendar.Component: Int] = [:]

    package init() {}

    /// The number of a part; `nil` if it is not set.
    package subscript(component: Calendar.Component) -> Int? {
        get { values[component] }
        set { values[component] = newValue }
    }

    /// The time of the hours and of smaller parts in seconds.
    var time: Double {
        let seconds = Double(self[.hour] ?? 0) * 3600 + Double(self[.minute] ?? 0) * 60
        return seconds + Double(self[.second] ?? 0) + Double(self[.nanosecond] ?? 0) / 1e9
    }
}
