import AppleDesign
import Graphics
import ViewEngine

/// The activity indicator or the image of a configuration, if it has one.
///
/// It lowers itself, so that an image comes and goes without the transition of a conditional branch.
struct ConfigurationImage: PrimitiveView {
    let configuration: ResolvedConfiguration
    /// The way in which the image fits a frame of its own; `nil` for its own size.
    var contentMode: UIView.ContentMode?
    /// The layer of the view of the image; `nil` for none that is drawn here.
    var layer: LayerPicture?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let color = configuration.activityIndicator {
            ActivityIndicator(color: Color(color)).lower(inputs, into: &nodes)
        } else if let symbol = configuration.image {
            let image = PartInLayer(content: image(of: symbol), layer: layer)
            // A frame already has the insets.
            let offset = contentMode == nil ? configuration.imageOffset : .zero
            if offset == .zero {
                image.lower(inputs, into: &nodes)
            } else {
                image.offset(offset).lower(inputs, into: &nodes)
            }
        }
    }

    private func image(of symbol: ResolvedConfiguration.Symbol) -> some View {
        symbol.image
            .drawn(symbol.font, preferring: symbol.preferred, contentMode: contentMode ?? .center)
            .foregroundStyle(Color(symbol.color))
    }
}
