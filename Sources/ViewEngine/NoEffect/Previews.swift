public import Graphics

/// The pictures that Xcode shows beside a source; nothing shows them here, so that the type is only compiled.
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        rawValue = stringLiteral
    }
}

/// The orientation of a preview.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// Nothing shows a preview, so that none of these has an effect.
extension View {
    public func previewLayout(_ layout: PreviewLayout) -> Self { self }
    public func previewDisplayName(_ name: String?) -> Self { self }
    public func previewDevice(_ device: PreviewDevice?) -> Self { self }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}
