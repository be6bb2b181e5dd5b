public import Graphics
import ViewEngine

/// An effect of a view on what is behind it.
open class UIVisualEffect {
    public init() {}

    /// The material that is drawn for the effect; `nil` for none.
    var material: Material? { nil }
}

/// A blur of what is behind a view, which is drawn as a flat material.
public final class UIBlurEffect: UIVisualEffect {
    /// The thickness of a blur.
    public enum Style: Hashable, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark

        fileprivate var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
                .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
                .extraLight, .dark:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: .regular
            }
        }

        /// The appearance of the material; `nil` for that around it.
        fileprivate var colorScheme: ColorScheme? {
            switch self {
            case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }

    private let style: Style

    public init(style: Style) {
        self.style = style
    }

    override var material: Material? { style.material }

    /// The appearance of the material; `nil` for that around it.
    var colorScheme: ColorScheme? { style.colorScheme }
}

extension UIVisualEffect {
    /// The effect in a shape.
    func drawn<Outline: Shape>(in shape: Outline) -> (some View)? {
        material.map {
            shape.fill($0).modified(with: (self as? UIBlurEffect)?.colorScheme) {
                $0.environment(\.colorScheme, $1)
            }
        }
    }
}

/// A view that shows an effect behind its content.
open class UIVisualEffectView: UIView {
    public var effect: UIVisualEffect? { didSet { layer.didChange() } }
    /// The view to which others are added.
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var contentOfLayer: AnyView? {
        effect?.drawn(in: LayerShape(layer.currentAppearance)).map { AnyView($0) }
    }
}
