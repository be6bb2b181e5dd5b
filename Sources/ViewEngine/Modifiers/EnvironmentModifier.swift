/// Sets one value of the environment.
public struct EnvironmentModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    public func modify(_ inputs: inout ViewInputs) {
        inputs.transformEnvironment { $0[keyPath: keyPath] = value }
    }
}

/// Transforms the environment.
public struct TransformEnvironmentModifier: InputsModifier {
    let transform: (inout EnvironmentValues) -> Void

    public func modify(_ inputs: inout ViewInputs) {
        inputs.transformEnvironment(transform)
    }
}

extension View {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        modifier(TransformEnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    public func font(_ font: Font?) -> ModifiedContent<Self, EnvironmentModifier<Font?>> {
        environment(\.font, font)
    }

    public func controlSize(
        _ size: ControlSize
    ) -> ModifiedContent<Self, EnvironmentModifier<ControlSize>> {
        environment(\.controlSize, size)
    }

    public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, EnvironmentModifier<TextAlignment>> {
        environment(\.multilineTextAlignment, alignment)
    }

    public func dynamicTypeSize(
        _ size: DynamicTypeSize
    ) -> ModifiedContent<Self, EnvironmentModifier<DynamicTypeSize>> {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size to a range.
    public func dynamicTypeSize<Range: RangeExpression>(
        _ range: Range
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> where Range.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = sizes.first, let last = sizes.last else { return }
            size = min(max(size, first), last)
        }
    }

    /// Disables the controls inside; a view inside cannot enable itself again.
    public func disabled(_ isDisabled: Bool) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
    }

    public func tint(_ color: Color?) -> ModifiedContent<Self, EnvironmentModifier<Color?>> {
        environment(\.tint, color)
    }

    /// Sets the tint to the color of a style.
    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ style: Style?) -> ModifiedContent<Self, EnvironmentModifier<Color?>>
    {
        tint(style.map { style in Color { AnyShapeStyle(style).resolve(in: $0) } })
    }

    /// Sets the tint (deprecated since iOS 15).
    public func accentColor(_ color: Color?) -> ModifiedContent<Self, EnvironmentModifier<Color?>> {
        tint(color)
    }

    public func foregroundStyle<Style: ShapeStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.foregroundStyle) {
            $0 = AnyShapeStyle(style).inheriting($0)
        }
    }

    /// Sets the foreground style that the label of a control has unless the source states one around the control.
    package func defaultForegroundStyle<Style: ShapeStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.foregroundStyle) {
            $0 = $0?.inheriting(AnyShapeStyle(style)) ?? AnyShapeStyle(style)
        }
    }

    /// Sets the foreground style and its secondary level.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary,
        _ secondary: Secondary
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        foregroundStyle(AnyShapeStyle(.levels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])))
    }

    /// Sets the foreground style and its secondary and tertiary levels.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary,
        _ secondary: Secondary,
        _ tertiary: Tertiary
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return foregroundStyle(AnyShapeStyle(.levels(styles)))
    }

    public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.foregroundStyle) { $0 = color.map(AnyShapeStyle.init) }
    }
}
