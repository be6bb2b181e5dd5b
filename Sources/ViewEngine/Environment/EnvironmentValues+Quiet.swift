// Values that an app may set, and read again, and that change no picture.
extension EnvironmentValues {
    /// The value of a property that was set, or its default value.
    func quietValue<Value: Sendable>(_ property: String = #function, default value: Value) -> Value {
        self[QuietValues.self][property] as? Value ?? value
    }

    /// Sets the value of a property.
    mutating func setQuietValue(_ value: some Sendable, _ property: String = #function) {
        self[QuietValues.self][property] = value
    }
}

/// The values that were set, by the names of their properties.
private enum QuietValues: EnvironmentKey {
    static let defaultValue: [String: any Sendable] = [:]
}
