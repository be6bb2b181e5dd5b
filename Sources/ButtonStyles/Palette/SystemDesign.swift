public import Graphics
import StyleEngine

/// A look of the system.
public enum SystemDesign: Hashable, Sendable, CaseIterable {
    /// The classic look, iOS 15 to 18: flat fills and small radii.
    case iOS18
    /// The look of Liquid Glass, from iOS 26 on: capsules and a new palette.
    case iOS26

    /// From the symbol of a label to its title, in points.
    public var labelSpacing: CGFloat { EnvironmentValues(palette: palette).labelSpacing }

    /// The colours and text sizes of the look.
    var palette: SystemPalette {
        switch self {
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        }
    }
}

extension EnvironmentValues {
    /// The look that styles follow.
    var systemDesign: SystemDesign {
        get { self[SystemDesignKey.self] }
        set { self[SystemDesignKey.self] = newValue }
    }
}

private enum SystemDesignKey: EnvironmentKey {
    static let defaultValue = SystemDesign.iOS18
}
