import Graphics
import ViewEngine

// The frames of the parts of a button.
extension UIButton {
    /// The layout of the image and the title of the current state; the sizes are known while the button is updated.
    var contentLayout: ContentLayout {
        let configuration = drawnConfiguration
        let hasImage = configuration.image != nil || configuration.showsActivityIndicator
        let hasTitle = configuration.attributedTitle != nil || configuration.attributedSubtitle != nil
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let alignment = contentAlignment
        let horizontal: CGFloat =
            switch alignment.horizontal {
            case .leading: isRightToLeft ? 1 : 0
            case .trailing: isRightToLeft ? 0 : 1
            default: 0.5
            }
        return ContentLayout(
            image: hasImage ? measured(ButtonPartView(button: self, part: .image)) : nil,
            title: hasTitle ? measured(ButtonPartView(button: self, part: .title)) : nil,
            placement: configuration.imagePlacement.edge,
            isRightToLeft: isRightToLeft,
            spacing: configuration.imagePadding,
            horizontal: horizontal,
            vertical: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5,
            imageOffset: configuration.imageOffset,
            titleOffset: configuration.titleOffset,
            titleInsets: configuration.titleInsets ?? .zero
        )
    }

    /// The frame of a part, in the coordinates of the button.
    func frame(of part: ButtonPart) -> CGRect {
        partFrames[part] ?? contentLayout.frame(of: part, in: ownContentRect(in: bounds))
    }

    /// The rectangle of the content in the bounds, without overrides.
    private func ownContentRect(in bounds: CGRect) -> CGRect {
        guard let insets = configuration?.contentInsets else { return bounds.inset(by: contentEdgeInsets) }
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing
            )
        )
    }

    /// The views of parts that constraints of themselves, of the button or of a view inside are about.
    var constrainedPartViews: [UIView] {
        let parts: [UIView] = [madeImageView, madeTitleLabel].compactMap(\.self)
        guard !parts.isEmpty else { return [] }
        let others = (constraints + subviews.flatMap(\.constraints)).compactMap { $0.second?.view }
        return parts.filter { part in
            !part.constraints.isEmpty || others.contains { $0 === part }
        }
    }

    /// Asks the overrides of a button without a configuration for the rectangles of its parts.
    func layOutParts() {
        var frames = PartFrames()
        defer { partFrames = frames }
        guard configuration == nil, overrides.contains(.rectangles) else { return }
        let (bounds, layout) = (bounds, contentLayout)
        let (own, content) = (ownContentRect(in: bounds), contentRect(forBounds: bounds))
        /// A rectangle that is not the one in which the button draws the part anyway.
        func changed(_ frame: CGRect, from ownFrame: CGRect) -> CGRect? {
            let difference = max(
                abs(frame.minX - ownFrame.minX),
                abs(frame.minY - ownFrame.minY),
                abs(frame.width - ownFrame.width),
                abs(frame.height - ownFrame.height)
            )
            return difference > 0.001 ? frame : nil
        }
        frames.background = changed(backgroundRect(forBounds: bounds), from: bounds)
        frames.image = changed(imageRect(forContentRect: content), from: layout.frame(of: .image, in: own))
        frames.title = changed(titleRect(forContentRect: content), from: layout.frame(of: .title, in: own))
    }
}

/// A part of a button by itself, to measure it.
private struct ButtonPartView: View {
    let button: UIButton
    let part: ButtonPart

    @Environment(\.self) private var environment

    var body: some View {
        let configuration = ResolvedConfiguration(button.drawnConfiguration, in: environment)
        switch part {
        case .image: ConfigurationImage(configuration: configuration)
        case .title: ConfigurationTitles(configuration: configuration)
        }
    }
}
