package import ViewEngine

/// A visual design of the system.
package enum SystemDesign: Hashable, Sendable, CaseIterable {
    /// The design of iOS 15 to 18: flat fills and small corner radii.
    case iOS18
    /// Liquid Glass, the design from iOS 26 on: capsules and a new palette.
    case iOS26

    /// The colors and text sizes of the design.
    package var palette: SystemPalette {
        switch self {
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        }
    }
}

extension EnvironmentValues {
    /// The design that the system styles follow.
    package var systemDesign: SystemDesign {
        get { self[SystemDesignKey.self] }
        set { self[SystemDesignKey.self] = newValue }
    }
}

private enum SystemDesignKey: EnvironmentKey {
    static let defaultValue = SystemDesign.iOS18
}
