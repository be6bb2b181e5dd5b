import StyleRuntime
package import ViewEngine

/// A style of menus.
package struct AnyMenuStyle: Bridged {
    package let style: any MenuStyle
    static var bridgedType: StyleType { .any(.menuStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any MenuStyle): self.style = style
        case .record(let record): style = InterpretedMenuStyle(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension MenuStyle {
    package func applied(to view: AnyView) -> any View { view.menuStyle(self) }
}
