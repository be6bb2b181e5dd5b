/// The use of the return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let join = SubmitLabel(name: "join")
    public static let next = SubmitLabel(name: "next")
    public static let `return` = SubmitLabel(name: "return")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let send = SubmitLabel(name: "send")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether the user may select text.
public struct TextSelectability: Hashable, Sendable {
    private let isEnabled: Bool

    public static let enabled = TextSelectability(isEnabled: true)
    public static let disabled = TextSelectability(isEnabled: false)
}

// A picture has no field for text, and its texts are not selected.
extension View {
    public func onSubmit(_ action: @escaping () -> Void) -> Self { self }
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

extension EnvironmentValues {
    public var autocorrectionDisabled: Bool {
        get { quietValue(default: false) }
        set { setQuietValue(newValue) }
    }
}
