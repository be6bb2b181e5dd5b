/// A value that views tell the views around them.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Takes in what the next view tells.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
