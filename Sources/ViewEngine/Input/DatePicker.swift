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
        let date = selection.wrappedValue
        return HStack {
            label
            Spacer()
            if components.contains(.date) { DateField(text: date.text(date: .abbreviated, time: .omitted)) }
            if components.contains(.hourAndMinute) {
                DateField(text: date.text(date: .omitted, time: .shortened))
            }
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
