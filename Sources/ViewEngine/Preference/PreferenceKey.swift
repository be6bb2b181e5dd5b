/// A key of a value that views pass to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Combines the value with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
