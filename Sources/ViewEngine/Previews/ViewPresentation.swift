package import Graphics

/// The screen that a view is shown on.
package struct PreviewScreen: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// The parts at the edges that the safe area leaves out, in points.
    package var insets: EdgeInsets

    package init(size: CGSize, insets: EdgeInsets) {
        self.size = size
        self.insets = insets
    }

    /// The size of the safe area.
    package var safeArea: CGSize {
        CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
    }

    /// The screen when the device is turned: the insets at the top and the bottom are at the sides.
    var turned: PreviewScreen {
        let side = max(insets.top, insets.bottom)
        return PreviewScreen(
            size: CGSize(width: size.height, height: size.width),
            // The home indicator keeps 21 points free in landscape, and 34 in portrait.
            insets: EdgeInsets(top: 0, leading: side, bottom: min(21, insets.bottom), trailing: side)
        )
    }
}

/// The way in which a view is shown by itself: on a screen, or in the size that it takes of one.
package struct ViewPresentation: Hashable, Sendable {
    /// The screen whose safe area is proposed.
    package var screen: PreviewScreen
    /// The lengths that are proposed instead, in points.
    package var width, height: CGFloat?
    /// Whether no lengths are proposed, so that the view has its ideal size.
    package var isIdeal: Bool
    /// Whether a view without a layout trait stands on the screen.
    package var isPreview: Bool
    /// The view of several that is shown, from 0; `nil` for all of them in a column.
    package var picture: Int?
    /// The traits that the definition of the preview states.
    package var traits: PreviewTraits

    package init(
        screen: PreviewScreen,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        isIdeal: Bool = false,
        isPreview: Bool = false,
        picture: Int? = nil,
        traits: PreviewTraits = PreviewTraits()
    ) {
        self.screen = screen
        self.width = width
        self.height = height
        self.isIdeal = isIdeal
        self.isPreview = isPreview
        self.picture = picture
        self.traits = traits
    }
}

extension View {
    /// Shows the view by itself.
    package func presented(_ presentation: ViewPresentation) -> some View {
        PresentedView(content: self, presentation: presentation)
    }
}

private struct PresentedView<Content: View>: PrimitiveView {
    let content: Content
    let presentation: ViewPresentation

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var shown: [Node] = []
        content.lower(inputs.descending(.content), into: &shown)
        let present = shown.filter { !$0.isLeaving }
        inputs.graph.presentedTraits = present.map(\.previewTraits)
        if let picture = presentation.picture {
            shown = present.indices.contains(picture) ? [present[picture]] : []
        }
        guard !shown.isEmpty else { return }
        let node = inputs.container(
            around: shown,
            layout: StackLayout(direction: .vertical(.center), spacing: nil)
        )
        let traits = presentation.traits.inheriting(node.previewTraits)
        nodes.append(
            PresentationNode(presentation, traits, around: node, inputs: inputs.descending(.addition))
        )
    }
}

/// The node of a view on a screen, or in a size of its own.
private final class PresentationNode: UnaryNode {
    private let presentation: ViewPresentation
    private let layout: PreviewLayout
    private let screen: PreviewScreen

    init(
        _ presentation: ViewPresentation,
        _ traits: PreviewTraits,
        around child: Node,
        inputs: ViewInputs
    ) {
        self.presentation = presentation
        let hasLength = presentation.width != nil || presentation.height != nil || presentation.isIdeal
        layout = presentation.isPreview && !hasLength ? traits.layout ?? .device : .sizeThatFits
        let isLandscape = traits.orientation?.isLandscape ?? false
        screen = isLandscape ? presentation.screen.turned : presentation.screen
        super.init(around: child, inputs: inputs)
    }

    private var proposal: ProposedViewSize {
        if case .fixed(let width, let height) = layout {
            return ProposedViewSize(width: width, height: height)
        }
        if presentation.isIdeal { return ProposedViewSize(width: nil, height: presentation.height) }
        let area = screen.safeArea
        return ProposedViewSize(
            width: presentation.width ?? area.width,
            height: presentation.height ?? area.height
        )
    }

    /// The size that the picture shows, whatever is proposed.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if case .fixed(let width, let height) = layout { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(self.proposal)
        return fillsScreen(size) ? screen.size : size
    }

    /// Whether a preview without a layout of its own takes the whole safe area.
    private func fillsScreen(_ size: CGSize) -> Bool {
        guard presentation.isPreview, case .device = layout else { return false }
        let area = screen.safeArea
        return size.width >= area.width && size.height >= area.height
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        let size = child.sizeThatFits(self.proposal)
        var bounds = frame
        if fillsScreen(size) {
            let area = screen.safeArea
            bounds = CGRect(
                x: frame.minX + screen.insets.leading,
                y: frame.minY + screen.insets.top,
                width: area.width,
                height: area.height
            )
        }
        child.place(in: bounds, alignment: .center, proposal: self.proposal)
    }
}
