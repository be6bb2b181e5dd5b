/// A length that grows with Dynamic Type, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let textStyle: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    public var wrappedValue: Value {
        let environment = ViewScope.inputs(for: "@ScaledMetric").environment
        let (palette, size) = (environment.palette, environment.dynamicTypeSize)
        return base * Value(palette.size(of: textStyle, at: size) / palette.size(of: textStyle, at: .large))
    }
}
