import Graphics
import ViewEngine

/// The places of the image and the title of a button inside of its content rectangle, as they are drawn.
struct ContentLayout {
    /// In points; `nil` for a part that is missing.
    let image, title: CGSize?
    let placement: Edge
    let isRightToLeft: Bool
    let spacing: CGFloat
    /// The place of the content in a rectangle that is larger: 0 for its beginning, 1 for its end.
    let horizontal, vertical: CGFloat
    let imageOffset, titleOffset: CGSize
    let titleInsets: UIEdgeInsets

    /// The rectangle of a part; that of a missing one has no size.
    func frame(of part: ButtonPart, in content: CGRect) -> CGRect {
        let (image, title) = sizes(in: content.size)
        let isBeside = placement == .leading || placement == .trailing
        let gap = self.image == nil || self.title == nil ? 0 : spacing
        let size = CGSize(
            width: isBeside ? image.width + gap + title.width : max(image.width, title.width),
            height: isBeside ? max(image.height, title.height) : image.height + gap + title.height
        )
        var frame = CGRect(
            x: content.minX + (content.width - size.width) * horizontal,
            y: content.minY + (content.height - size.height) * vertical,
            width: (part == .image ? image : title).width,
            height: (part == .image ? image : title).height
        )
        let isFirst = (part == .image) == isImageFirst
        if isBeside {
            if !isFirst { frame.origin.x += size.width - frame.width }
            frame.origin.y += (size.height - frame.height) / 2
        } else {
            if !isFirst { frame.origin.y += size.height - frame.height }
            frame.origin.x += (size.width - frame.width) / 2
        }
        guard part == .title else { return frame.offsetBy(dx: imageOffset.width, dy: imageOffset.height) }
        return frame.inset(by: titleInsets).offsetBy(dx: titleOffset.width, dy: titleOffset.height)
    }

    /// The sizes of both parts; a title beside an image is no longer than the room that is left.
    private func sizes(in content: CGSize) -> (image: CGSize, title: CGSize) {
        let image = image ?? .zero
        var title = title ?? .zero
        let isBeside = placement == .leading || placement == .trailing
        let taken = isBeside && self.image != nil ? image.width + spacing : 0
        title.width = min(title.width, max(0, content.width - taken))
        return (image, title)
    }

    /// Whether the image is at the left of the title, or above it.
    private var isImageFirst: Bool {
        switch placement {
        case .top: true
        case .bottom: false
        case .leading: !isRightToLeft
        case .trailing: isRightToLeft
        }
    }
}
