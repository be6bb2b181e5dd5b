import AppleDesign
public import ViewEngine

/// The progress of a task, or the activity of one whose progress is unknown.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label

    @Environment(\.progressViewStyle) private var style

    private init(fraction: Double?, label: Label) {
        self.fraction = fraction
        self.label = label
    }

    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: ProgressViewStyleConfiguration.Label(label)
        )
        style.body(for: configuration, in: \.progressViewStyle) {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A task of unknown progress.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A task of unknown progress.
    public init() {
        self.init(fraction: nil, label: EmptyView())
    }

    /// A task of which a part of the total is done; `nil` for an unknown part.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(fraction: value.map { min(max(Double($0 / total), 0), 1) }, label: EmptyView())
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == EmptyView {
    /// Creates the progress view that a style styles, for the next style outwards.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(fraction: configuration.fractionCompleted, label: configuration.label)
    }
}

extension ProgressView {
    /// A task of which a part of the total is done; the label of the value is not drawn.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.map { min(max(Double($0 / total), 0), 1) }, label: label())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A task of which a part of the total is done.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ title: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(title))
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) {
        self.init(fraction: nil, label: Text(title))
    }

    public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title,
        value: Value?,
        total: Value = 1
    ) {
        self.init(fraction: value.map { min(max(Double($0 / total), 0), 1) }, label: Text(title))
    }
}
