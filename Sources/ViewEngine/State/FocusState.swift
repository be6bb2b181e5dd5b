/// Whether, or at which value, a view has the focus of the keyboard.
///
/// A value that is written lives as long as the view, but moves no focus: `isFocused` in the environment and the events
/// of a script do.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let state: State<Value>

    public init(file: String = #fileID, line: UInt = #line, column: UInt = #column) where Value == Bool {
        state = State(wrappedValue: false, file: file, line: line, column: column)
    }

    public init<Wrapped: Hashable>(
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) where Value == Wrapped? {
        state = State(wrappedValue: nil, file: file, line: line, column: column)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    /// Reads and writes the focus of another view.
    @propertyWrapper
    public struct Binding {
        fileprivate let state: ViewEngine.Binding<Value>

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Has no effect: a picture has no keyboard.
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

    /// Has no effect: a picture has no keyboard.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self {
        self
    }

    /// Has no effect: what a script focuses is the button.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }

    /// Has no effect: what a script focuses is the button.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }

    /// Runs an action when the button gains or loses the focus (deprecated since tvOS 15).
    public func focusable(
        _ isFocusable: Bool = true,
        onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
    }

    /// Has no effect.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
}

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Runs an action when the focus of the button changes.
private struct FocusChangeModifier: ViewModifier {
    let isFocusable: Bool
    let action: (Bool) -> Void

    @Environment(\.isFocused) private var isFocused

    func body(content: Content) -> some View {
        content.onChange(of: isFocusable && isFocused) { action($1) }
    }
}
