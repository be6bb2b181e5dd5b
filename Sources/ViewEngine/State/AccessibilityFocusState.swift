/// Whether, or at which value, an assistive program has moved its focus to a view; in a picture none has.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    public typealias Binding = FocusState<Value>.Binding

    private let state: FocusState<Value>

    public init(file: String = #fileID, line: UInt = #line, column: UInt = #column) where Value == Bool {
        state = FocusState(file: file, line: line, column: column)
    }

    public init<Wrapped: Hashable>(
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) where Value == Wrapped? {
        state = FocusState(file: file, line: line, column: column)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { state.projectedValue }
}

extension View {
    /// Has no effect: no assistive program reads a picture.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }

    /// Has no effect: no assistive program reads a picture.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> Self { self }
}
