/// The part of a button that a display item is; design tools name its layer after it.
public enum LayerRole: Hashable, Sendable {
    /// The color behind the button.
    case backdrop
    case background, border, overlay, shape
    case title, subtitle, symbol, heading
    case activityIndicator, focusRing
    /// The shape whose shadow is drawn in its place.
    case shadow
    /// The light in pressed glass.
    case glassLight
    /// The bright edge of glass.
    case glassRim

    /// The name of the layer.
    package var layerName: String {
        switch self {
        case .backdrop: "backdrop"
        case .background: "background"
        case .border, .glassRim: "border"
        case .overlay: "overlay"
        case .shape: "shape"
        case .title: "title"
        case .subtitle: "subtitle"
        case .symbol: "symbol"
        case .heading: "heading"
        case .activityIndicator: "activityIndicator"
        case .focusRing: "focusRing"
        case .shadow: "shadow"
        case .glassLight: "highlight"
        }
    }

    /// Whether the item is a part of a label.
    package var isLabel: Bool {
        switch self {
        case .title, .subtitle, .symbol, .activityIndicator: true
        case .backdrop, .background, .border, .overlay, .shape, .heading, .focusRing, .shadow, .glassLight,
            .glassRim:
            false
        }
    }

    /// Whether the item is the surface of a button or follows its outline.
    package var followsSurface: Bool {
        switch self {
        case .background, .border, .overlay, .focusRing, .shadow, .glassLight, .glassRim: true
        case .backdrop, .shape, .title, .subtitle, .symbol, .heading, .activityIndicator: false
        }
    }

    /// Whether the item only makes a surface look like glass.
    package var isGlass: Bool {
        switch self {
        case .glassLight, .glassRim: true
        case .backdrop, .background, .border, .overlay, .shape, .title, .subtitle, .symbol, .heading,
            .activityIndicator, .focusRing, .shadow:
            false
        }
    }
}
