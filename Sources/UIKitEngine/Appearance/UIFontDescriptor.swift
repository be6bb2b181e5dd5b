public import Graphics
import ViewEngine

/// The attributes of a font, from which another font can be made.
public struct UIFontDescriptor: Hashable, Sendable {
    /// The traits of the face of a font; those that the system font lacks have no effect.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A family of forms; every one is drawn in the system font.
    public enum SystemDesign: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        fileprivate var design: Font.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    fileprivate var font: Font

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isBold { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor with these traits in place of its own.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var descriptor = self
        descriptor.font.isBold = traits.contains(.traitBold)
        descriptor.font = descriptor.font.italic(traits.contains(.traitItalic))
        if traits.contains(.traitMonoSpace) { descriptor.font = descriptor.font.design(.monospaced) }
        return descriptor
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(font: font.design(design.design))
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.resized(to: size))
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font) }

    /// Creates a font of a size in points; 0 for the size of the descriptor.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(size > 0 ? descriptor.font.resized(to: size) : descriptor.font)
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }
}
