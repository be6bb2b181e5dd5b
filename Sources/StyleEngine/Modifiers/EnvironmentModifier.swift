/// Changes one value of the environment.
struct EnvironmentModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func modify(_ inputs: inout ViewInputs) {
        inputs.environment[keyPath: keyPath] = value
    }
}

/// Changes the environment by what it was.
struct TransformEnvironmentModifier: InputsModifier {
    let transform: (inout EnvironmentValues) -> Void

    func modify(_ inputs: inout ViewInputs) {
        transform(&inputs.environment)
    }
}

extension View {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    public func controlSize(_ size: ControlSize) -> some View {
        environment(\.controlSize, size)
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Stops the controls inside from working; a view inside cannot enable itself again.
    public func disabled(_ isDisabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
    }

    public func tint(_ color: Color?) -> some View {
        environment(\.tintColor, color)
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        transformEnvironment(\.foregroundStyle) {
            $0 = AnyShapeStyle(style).inheriting($0)
        }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyle) { $0 = color.map(AnyShapeStyle.init) }
    }
}
