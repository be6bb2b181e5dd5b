import SwiftUI

/// The emphasis of a button.
public enum Emphasis: String, CaseIterable, Sendable {
    case primary, quiet
}

/// A button in the colors of the brand.
public struct BrandButtonStyle: ButtonStyle {
    let emphasis: Emphasis
    @Environment(\.isEnabled) private var isEnabled

    public init(_ emphasis: Emphasis = .primary) {
        self.emphasis = emphasis
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.custom("Counter-Bold", size: 17, relativeTo: .headline))
            .padding(Metrics.padding)
            .foregroundStyle(emphasis == .primary ? Color(.onBrand) : Color(.brand))
            .background(
                emphasis == .primary ? Color(.brand) : Color(.brand).opacity(0.12),
                in: .rect(cornerRadius: Metrics.radius)
            )
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.spring(duration: 0.25), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == BrandButtonStyle {
    public static var brand: BrandButtonStyle { BrandButtonStyle() }

    public static func brand(_ emphasis: Emphasis) -> BrandButtonStyle { BrandButtonStyle(emphasis) }
}
