import StyleRuntime
package import ViewEngine

/// A style of labels.
package struct AnyLabelStyle: Bridged {
    package let style: any LabelStyle
    static var bridgedType: StyleType { .any(.labelStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any LabelStyle): self.style = style
        case .record(let record): style = InterpretedLabelStyle(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension LabelStyle {
    package func applied(to view: AnyView) -> any View { view.labelStyle(self) }
}
