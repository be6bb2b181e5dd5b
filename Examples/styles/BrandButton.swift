import SwiftUI

/// The buttons of a design system: variants and sizes as enumerations, and a name like those of SwiftUI.
struct BrandButton: ButtonStyle {
    enum Variant {
        case primary, secondary, ghost, danger
    }

    enum Size {
        case small, medium, large

        var font: Font {
            switch self {
            case .small: .footnote.weight(.semibold)
            case .medium: .body.weight(.semibold)
            case .large: .title3.weight(.semibold)
            }
        }

        var height: CGFloat {
            switch self {
            case .small: 32
            case .medium: 44
            case .large: 56
            }
        }
    }

    var variant = Variant.primary
    var size = Size.medium

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(size.font)
            .foregroundStyle(foreground)
            .padding(.horizontal, size.height / 2)
            .frame(height: size.height)
            .background {
                if variant != .ghost {
                    Capsule().fill(background)
                }
            }
            .opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.35)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }

    private var foreground: Color {
        switch variant {
        case .primary, .danger: .white
        case .secondary, .ghost: brand
        }
    }

    private var background: Color {
        switch variant {
        case .primary: brand
        case .secondary: brand.opacity(0.15)
        case .ghost: .clear
        case .danger: .red
        }
    }

    private var brand: Color {
        Color(red: 0.05, green: 0.5, blue: 0.47)
    }
}

extension ButtonStyle where Self == BrandButton {
    static func brand(_ variant: BrandButton.Variant = .primary, size: BrandButton.Size = .medium) -> Self {
        BrandButton(variant: variant, size: size)
    }
}
