package import Graphics
package import ViewEngine

/// The numbers of Liquid Glass, measured on pictures and recordings of real buttons of iOS 26, unless they are called a
/// guess.
package enum GlassMetrics {
    // MARK: Surface

    /// The width of the line along the edge, inside of it, in points.
    package static let rimWidth: CGFloat = 1
    /// The opacity of the white of glass over an unknown backdrop, in light mode.
    package static let whiteness = 0.57
    /// Glass in dark mode, which turns black to #121212; its opacity is a guess.
    package static let darkFill = ResolvedColor(0x212121, opacity: 0.55)
    /// Clear glass (iOS 27 design kit).
    package static let clearFill = ResolvedColor(0xF8F8F8, opacity: 0.12)
    /// The opacity of the white line over the fill where the backdrop is unknown: what is nearest on blue, and a guess
    /// in dark mode.
    package static func rimOpacity(in scheme: ColorScheme) -> Double { scheme == .light ? 0.28 : 0.15 }

    // MARK: Shadow

    /// The opacity of the shadow on a gray backdrop, and on one of full chroma.
    package static let shadowOpacity = (gray: 0.07, saturated: 0.177)
    /// The standard deviation of the shadow, in points.
    package static let shadowRadius: CGFloat = 13.3
    /// The distance of the shadow downward, in points.
    package static let shadowOffset: CGFloat = 6.5

    // MARK: Press

    /// The length that pressed glass gains at its longest side, in points; the scale is the same in both directions.
    package static let swelling: CGFloat = 16.5
    /// There after 150 ms, and 1.5 % farther on the way.
    package static let swell = Animation.spring(duration: 0.23, bounce: 0.2)
    /// Through the rest after 85 ms, and 4 % farther on the way.
    package static let shrink = Animation.spring(duration: 0.155, bounce: 0.28)
    /// The most that a drag stretches pressed glass, as a part of its length, and moves it, in points.
    package static let stretch = 0.05
    package static let pull: CGFloat = 4
    /// The distance of a drag that has half of its greatest effect, in points: a guess.
    package static let halfDrag: CGFloat = 60

    // MARK: Light

    /// The opacity of the white light in pressed glass without a tint, everywhere.
    package static let light = 0.3
    /// The opacity of the white light in pressed tinted glass, under the finger.
    package static let fingerLight = 0.19
    /// The standard deviation of that light around the finger, in points.
    package static let fingerLightRadius: CGFloat = 80
    /// The light is complete after 150 ms, and gone 60 ms after the finger; its course between them is a guess.
    package static let lightUp = Animation.easeOut(duration: 0.15)
    package static let lightDown = Animation.linear(duration: 0.06)

    // MARK: Label

    /// The opacity of a label on disabled glass (iOS 26 design kit).
    package static let disabledOpacity = 0.5

    /// The label on glass in UIKit; in SwiftUI it is black or white.
    package static func uiKitLabel(in scheme: ColorScheme) -> ResolvedColor {
        scheme == .light ? ResolvedColor(0x191919) : ResolvedColor(0xFFFFFF)
    }
}
