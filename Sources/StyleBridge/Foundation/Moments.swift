import StyleRuntime
import ViewEngine

// The time.
extension Bridge {
    mutating func addMoments() {
        addDates()
        addDateTexts()
    }

    private mutating func addDates() {
        add(initializer: Entry.function("init", []) { () in Date() }.volatile)
        let later = Entry.function("init", ["timeIntervalSinceNow"]) { (seconds: Double) in
            Date(timeIntervalSinceNow: seconds)
        }
        add(initializer: later.volatile)
        computedConstant("now", of: "Date") { Date.now }
        let interval = Entry.function("timeIntervalSinceNow", [], hasReceiver: true, isProperty: true) {
            (date: Date) in
            date.timeIntervalSinceNow
        }
        add(member: interval.volatile, of: "Date")
    }
}

extension Date: EngineValue { static var engineType: EngineType { .date } }
extension UUID: EngineValue { static var engineType: EngineType { .uuid } }
