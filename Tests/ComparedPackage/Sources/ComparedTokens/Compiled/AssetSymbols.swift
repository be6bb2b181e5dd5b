import SwiftUI
import UIKit

// The symbols of the catalog, which Xcode generates for the code that it compiles. The package leaves this file out.
extension Color {
    static var accent: Color {
        color(
            light: UIColor(red: 0.125, green: 0.5, blue: 0.25, alpha: 1),
            dark: UIColor(red: 0.5, green: 0.875, blue: 0.625, alpha: 1)
        )
    }

    static var onAccent: Color {
        color(
            light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
            dark: UIColor(red: 0, green: 0.0625, blue: 0, alpha: 1)
        )
    }

    private static func color(light: UIColor, dark: UIColor) -> Color {
        Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
    }
}
