public import Graphics

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)

    /// The lengths that a preview can have, in points.
    package static let lengths: ClosedRange<CGFloat> = 1...2_000
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

    /// Whether the longer side is the width.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The properties that a view states for its preview.
package struct PreviewTraits: Hashable, Sendable {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    /// The color scheme that the view prefers.
    package var colorScheme: ColorScheme?

    package init(
        displayName: String? = nil,
        layout: PreviewLayout? = nil,
        orientation: InterfaceOrientation? = nil,
        colorScheme: ColorScheme? = nil
    ) {
        self.displayName = displayName
        self.colorScheme = colorScheme
        self.layout = layout
        self.orientation = orientation
    }

    /// The traits, and those of a view inside where these state nothing.
    func inheriting(_ inner: PreviewTraits) -> PreviewTraits {
        PreviewTraits(
            displayName: displayName ?? inner.displayName,
            layout: layout ?? inner.layout,
            orientation: orientation ?? inner.orientation,
            colorScheme: colorScheme ?? inner.colorScheme
        )
    }
}

/// Adds traits to a view, which only the presentation of a preview reads.
public struct PreviewTraitsModifier: ObservedNodeModifier {
    let traits: PreviewTraits

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        PreviewTraitsNode(traits, around: node, inputs: inputs)
    }
}

private final class PreviewTraitsNode: UnaryNode {
    private let traits: PreviewTraits

    init(_ traits: PreviewTraits, around child: Node, inputs: ViewInputs) {
        self.traits = traits
        super.init(around: child, inputs: inputs)
    }

    override var ownPreviewTraits: PreviewTraits? { traits }
}

extension Node {
    /// The traits of a preview: those of the modifiers around its view, of which the outermost count.
    var previewTraits: PreviewTraits {
        var traits = PreviewTraits()
        var node: Node? = self
        while let current = node {
            if let own = current.ownPreviewTraits { traits = traits.inheriting(own) }
            var children: [Node] = []
            current.forEachChild { children.append($0) }
            node = children.count == 1 ? children[0] : nil
        }
        return traits
    }
}

extension View {
    public func previewLayout(
        _ layout: PreviewLayout
    ) -> ModifiedContent<Self, PreviewTraitsModifier> {
        modifier(PreviewTraitsModifier(traits: PreviewTraits(layout: layout)))
    }

    public func previewDisplayName(
        _ name: String?
    ) -> ModifiedContent<Self, PreviewTraitsModifier> {
        modifier(PreviewTraitsModifier(traits: PreviewTraits(displayName: name)))
    }

    /// Has no effect: the request names the device.
    public func previewDevice(_ device: PreviewDevice?) -> Self { self }

    public func previewInterfaceOrientation(
        _ orientation: InterfaceOrientation
    ) -> ModifiedContent<Self, PreviewTraitsModifier> {
        modifier(PreviewTraitsModifier(traits: PreviewTraits(orientation: orientation)))
    }
}
