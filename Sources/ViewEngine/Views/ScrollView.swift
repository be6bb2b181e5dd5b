/// A view that scrolls; a picture shows the beginning of its content.
public struct ScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    public var body: some View {
        VStack { content }
            .modifier(
                LayoutModifier(
                    layout: FixedSizeLayout(
                        isHorizontal: axes.contains(.horizontal),
                        isVertical: axes.contains(.vertical),
                        keepsIdealHeights: true
                    )
                )
            )
            .frame(
                minWidth: axes.contains(.horizontal) ? 0 : nil,
                maxWidth: axes.contains(.horizontal) ? .infinity : nil,
                minHeight: axes.contains(.vertical) ? 0 : nil,
                maxHeight: axes.contains(.vertical) ? .infinity : nil,
                alignment: .topLeading
            )
            .clipped()
    }
}

/// Whether the indicators of a scroll view are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
    /// Has no effect: a picture does not scroll.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) -> Self
    {
        self
    }

    /// Has no effect: a picture does not scroll.
    public func scrollDisabled(_ disabled: Bool) -> Self { self }

    /// Has no effect: a scroll view clips its content here.
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
}
