package import Graphics
package import ViewEngine

/// A look of the system.
package enum SystemDesign: Hashable, Sendable, CaseIterable {
    /// The classic look, iOS 15 to 18: flat fills and small radii.
    case iOS18
    /// The look of Liquid Glass, from iOS 26 on: capsules and a new palette.
    case iOS26

    /// From the symbol of a label to its title, in points.
    package var labelSpacing: CGFloat { EnvironmentValues(palette: palette).labelSpacing }

    /// The colours and text sizes of the look.
    package var palette: SystemPalette {
        switch self {
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        }
    }
}

extension EnvironmentValues {
    /// The look that styles follow.
    package var systemDesign: SystemDesign {
        get { self[SystemDesignKey.self] }
        set { self[SystemDesignKey.self] = newValue }
    }
}

private enum SystemDesignKey: EnvironmentKey {
    package static let defaultValue = SystemDesign.iOS18
}
