import Foundation
import Testing
import ViewEngine

/// The calendar beside that of Foundation, at Greenwich and in English.
@Suite struct `A calendar` {
    private static let calendar = ViewEngine.Calendar()
    private static let foundation: Foundation.Calendar = {
        var calendar = Foundation.Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = 1
        calendar.minimumDaysInFirstWeek = 1
        return calendar
    }()

    /// Days of years with and without a leap day, in seconds since 1970.
    private static let moments: [Double] = [
        -86_400, 0, 951_782_400, 951_868_799, 978_307_200, 1_709_164_800, 1_735_689_599, 1_767_139_200,
        4_107_542_400, 1_700_000_000,
    ]

    private func date(_ seconds: Double) -> (ViewEngine.Date, Foundation.Date) {
        (ViewEngine.Date(timeIntervalSince1970: seconds), Foundation.Date(timeIntervalSince1970: seconds))
    }

    private static let components: [(ViewEngine.Calendar.Component, Foundation.Calendar.Component)] = [
        (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second), (.weekday, .weekday), (.weekOfMonth, .weekOfMonth),
        (.weekdayOrdinal, .weekdayOrdinal),
    ]

    @Test(arguments: moments) func `tells the parts of a moment`(seconds: Double) {
        let (own, other) = date(seconds)
        for (component, expected) in Self.components {
            #expect(
                Self.calendar.component(component, from: own)
                    == Self.foundation.component(expected, from: other),
                "\(component)"
            )
        }
    }

    @Test(arguments: moments) func `moves by units`(seconds: Double) {
        let (own, other) = date(seconds)
        for value in [-13, -1, 1, 5, 30] {
            for (component, expected) in Self.components.prefix(6) {
                let moved = Self.calendar.date(byAdding: component, value: value, to: own)
                let expectation = Self.foundation.date(byAdding: expected, value: value, to: other)
                #expect(moved?.timeIntervalSince1970 == expectation?.timeIntervalSince1970, "\(component)")
            }
        }
    }

    @Test(arguments: moments, moments) func `counts the units between moments`(first: Double, last: Double) {
        let (start, otherStart) = date(first)
        let (end, otherEnd) = date(last)
        let own = Self.calendar.dateComponents([.year, .month, .day, .hour], from: start, to: end)
        let other = Self.foundation.dateComponents(
            [.year, .month, .day, .hour],
            from: otherStart,
            to: otherEnd
        )
        #expect(own[.year] == other.year)
        #expect(own[.month] == other.month)
        #expect(own[.day] == other.day)
        #expect(own[.hour] == other.hour)
    }

    @Test(arguments: moments) func `knows the beginning of a unit`(seconds: Double) {
        let (own, other) = date(seconds)
        for (component, expected) in Self.components.prefix(6) {
            let start = Self.foundation.dateInterval(of: expected, for: other)?.start
            #expect(
                Self.calendar.start(of: component, for: own).timeIntervalSince1970
                    == start?.timeIntervalSince1970,
                "\(component)"
            )
        }
        let days = Self.foundation.range(of: .day, in: .month, for: other)
        #expect(Self.calendar.range(of: .day, in: .month, for: own) == days)
    }

    @Test func `is not endless for numbers without bounds`() {
        var components = ViewEngine.DateComponents()
        for component in ViewEngine.Calendar.Component.allCases { components[component] = .max }
        let far = Self.calendar.date(from: components)
        #expect(far?.timeIntervalSince1970.isFinite == true)
        #expect(Self.calendar.date(byAdding: components, to: ViewEngine.Date.distantFuture) != nil)
        let endless = ViewEngine.Date(timeIntervalSince1970: .infinity)
        #expect(
            Self.calendar.dateComponents([.day], from: ViewEngine.Date.distantPast, to: endless)[.day] != nil
        )
    }
}
