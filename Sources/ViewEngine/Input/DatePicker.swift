/// A control for a moment, which shows it in the compact style.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let components: Components
    private let label: Label

    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        components = displayedComponents
        self.label = label()
    }

    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    public var body: some View {
        let date = CivilDate(selection.wrappedValue)
        return HStack {
            label
            Spacer()
            if components.contains(.date) { DateField(text: date.day) }
            if components.contains(.hourAndMinute) { DateField(text: date.time) }
        }
    }
}

extension DatePicker where Label == Text {
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// The parts of a moment that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A part of a moment on a gray field; its size is a guess.
private struct DateField: View {
    let text: String

    var body: some View {
        Text(verbatim: text)
            .padding(.horizontal, 11)
            .padding(.vertical, 7)
            .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A moment in the calendar, in English and at Greenwich.
private struct CivilDate {
    let day: String
    let time: String

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    init(_ date: Date) {
        // Far moments have no place in a picture.
        let limit = 1e11
        let interval = date.timeIntervalSince1970
        let seconds = interval.isNaN ? 0 : Int(min(max(interval, -limit), limit).rounded(.down))
        let days = Int((Double(seconds) / 86_400).rounded(.down))
        let minutes = (seconds - days * 86_400) / 60
        // The algorithm counts in eras of 400 years from 1 March 0000 (Howard Hinnant).
        let shifted = days + 719_468
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        day = "\(Self.months[month - 1]) \(dayOfMonth), \(year)"
        let hour = minutes / 60
        let minute = minutes % 60 < 10 ? "0\(minutes % 60)" : "\(minutes % 60)"
        time = "\(hour % 12 == 0 ? 12 : hour % 12):\(minute) \(hour < 12 ? "AM" : "PM")"
    }
}
