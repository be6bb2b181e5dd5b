import Graphics
import ViewEngine

/// Clips the content of a layer to its edge, if it does.
struct LayerClipEffect: RendererEffect {
    var shape: LayerShape
    let masksToBounds: Bool

    static var movesContent: Bool { true }

    var animatableData: LayerShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    var isIdentity: Bool { !masksToBounds }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        if masksToBounds {
            items.append(.group(.clip(shape.geometry(in: frame)), items: content, id: id))
        } else {
            items += content
        }
    }
}
