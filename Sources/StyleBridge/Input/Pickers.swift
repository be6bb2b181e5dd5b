import StyleRuntime
import ViewEngine

// Controls that select a value.
extension Bridge {
    mutating func addPickers() {
        viewInitializer(.picker, labels: "_", "selection", "content") {
            (title: Title, selection: AnyBinding, content: Builder) in
            Picker(selection: selection.compared, content: { content() }, label: { title.text })
        }
        viewInitializer(.picker, labels: "selection", "content", "label") {
            (selection: AnyBinding, content: Builder, label: Builder) in
            Picker(selection: selection.compared, content: { content() }, label: { label() })
        }
        viewInitializer(.picker, labels: "selection", "label", "content") {
            (selection: AnyBinding, label: AnyView, content: Builder) in
            Picker(selection: selection.compared, label: label) { content() }
        }
        viewInitializer(.picker, labels: "_", "systemImage", "selection", "content") {
            (title: Title, image: String, selection: AnyBinding, content: Builder) in
            Picker(selection: selection.compared) {
                content()
            } label: {
                Label(title: { title.text }, icon: { Image(systemName: image) })
            }
        }
        addSliders()
        addSteppers()
        addDatePickers()
        addColorPickers()
    }

    private mutating func addColorPickers() {
        viewInitializer(.colorPicker, labels: "_", "selection", .or("supportsOpacity", true)) {
            (title: Title, selection: TypedBinding<Color>, _: Bool) in
            ColorPicker(selection: selection.binding) { title.text }
        }
    }

    private mutating func addSliders() {
        let unit = NumberRange(lowerBound: 0, upperBound: 1, isClosed: true)
        viewInitializer(.slider, labels: "value", .or("in", unit), .orNil("step"), .orNil("onEditingChanged"))
        {
            (value: TypedBinding<Double>, range: NumberRange, _: Double?, _: Callback<Nothing, Bool>?) in
            Slider(value: value.binding, in: range.closed)
        }
        viewInitializer(
            .slider,
            labels: "value",
            .or("in", unit),
            .orNil("step"),
            "label",
            .orNil("onEditingChanged")
        ) {
            (
                value: TypedBinding<Double>,
                range: NumberRange,
                _: Double?,
                label: Builder,
                _: Callback<Nothing, Bool>?
            ) in
            Slider(value: value.binding, in: range.closed) { label() }
        }
        viewInitializer(
            .slider,
            labels: "value",
            .or("in", unit),
            .orNil("step"),
            "label",
            "minimumValueLabel",
            "maximumValueLabel",
            .orNil("onEditingChanged")
        ) {
            (
                value: TypedBinding<Double>,
                range: NumberRange,
                _: Double?,
                label: Builder,
                minimum: Builder,
                maximum: Builder,
                _: Callback<Nothing, Bool>?
            ) in
            Slider(
                value: value.binding,
                in: range.closed,
                label: { label() },
                minimumValueLabel: { minimum() },
                maximumValueLabel: { maximum() }
            )
        }
    }

    private mutating func addSteppers() {
        viewInitializer(
            .stepper,
            labels: "_",
            "value",
            .orNil("in"),
            .or("step", 1),
            .orNil("onEditingChanged")
        ) {
            (
                title: Title,
                value: TypedBinding<Int>,
                range: Range<Int>?,
                step: Int,
                _: Callback<Nothing, Bool>?
            ) in
            Stepper(value: value.steps, in: range.closed, step: step.boundedStep) { title.text }
        }
        viewInitializer(
            .stepper,
            labels: "_",
            "value",
            .orNil("in"),
            .or("step", 1.0),
            .orNil("onEditingChanged")
        ) {
            (
                title: Title,
                value: TypedBinding<Double>,
                range: NumberRange?,
                step: Double,
                _: Callback<Nothing, Bool>?
            ) in
            Stepper(value: value.binding, in: range?.closed ?? -1e9...1e9, step: step) { title.text }
        }
        viewInitializer(.stepper, labels: "value", .orNil("in"), .or("step", 1), "label") {
            (value: TypedBinding<Int>, range: Range<Int>?, step: Int, label: Builder) in
            Stepper(value: value.steps, in: range.closed, step: step.boundedStep) { label() }
        }
        viewInitializer(.stepper, labels: "value", .orNil("in"), .or("step", 1.0), "label") {
            (value: TypedBinding<Double>, range: NumberRange?, step: Double, label: Builder) in
            Stepper(value: value.binding, in: range?.closed ?? -1e9...1e9, step: step) { label() }
        }
        viewInitializer(.stepper, labels: "_", "onIncrement", "onDecrement") {
            (title: Title, increment: Action?, decrement: Action?) in
            Stepper(
                label: { title.text },
                onIncrement: increment.map { action in { _ = action() } },
                onDecrement: decrement.map { action in { _ = action() } }
            )
        }
    }

    private mutating func addDatePickers() {
        let all: DatePickerComponents = [.hourAndMinute, .date]
        // The range decides what can be chosen, which no picture shows.
        viewInitializer(.datePicker, labels: "_", "selection", .orNil("in"), .or("displayedComponents", all))
        {
            (title: Title, selection: TypedBinding<Date>, _: DateRange?, components: DatePickerComponents) in
            DatePicker(selection: selection.binding, displayedComponents: components) { title.text }
        }
        viewInitializer(.datePicker, labels: "selection", "in", .or("displayedComponents", all), "label") {
            (selection: TypedBinding<Date>, _: DateRange, components: DatePickerComponents, label: Builder) in
            DatePicker(selection: selection.binding, displayedComponents: components) { label() }
        }
    }
}

extension TypedBinding<Int> {
    /// The binding of a stepper, which adds a step to a number that a program chooses.
    fileprivate var steps: Binding<Int> {
        let binding = binding
        return Binding {
            binding.wrappedValue.boundedStep
        } set: {
            binding.wrappedValue = $0
        }
    }
}

extension Int {
    /// The number, or one that is as large as sums of two can be.
    fileprivate var boundedStep: Int { Swift.min(Swift.max(self, -1 << 60), 1 << 60) }
}

extension AnyBinding {
    /// The binding to a value that is compared with tags.
    var compared: Binding<Any0> {
        let binding = binding
        return Binding {
            Any0(binding.wrappedValue)
        } set: {
            binding.wrappedValue = $0.value
        }
    }
}

extension NumberRange {
    /// The range with its bounds in their order; that from 0 to 1 if a bound is no number.
    var closed: ClosedRange<Double> {
        guard !lowerBound.isNaN, !upperBound.isNaN else { return 0...1 }
        return lowerBound...max(lowerBound, upperBound)
    }
}

extension Optional<Range<Int>> {
    /// The integers of the range of a stepper; all of them without one.
    fileprivate var closed: ClosedRange<Int> {
        guard let self, let last = self.last else { return -1_000_000_000...1_000_000_000 }
        return self.lowerBound...last
    }
}

/// A style of pickers.
struct AnyPickerStyle: Bridged {
    let style: any PickerStyle

    static var bridgedType: StyleType { .any(.pickerStyle) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let style as any PickerStyle) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.style = style
    }

    var bridged: Value { .engine(style) }
}

extension DatePickerComponents: EngineValue { static var engineType: EngineType { .datePickerComponents } }

extension Color: Replaceable {
    static var replacement: Color { .clear }
}
