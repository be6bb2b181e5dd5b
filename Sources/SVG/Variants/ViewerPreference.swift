/// A preference of a viewer that one picture can follow (Media Queries 5 §12).
package enum ViewerPreference: Hashable, Sendable {
    case darkColorScheme
    case moreContrast
    case reducedMotion

    /// The media feature.
    var condition: SVGKeyword {
        switch self {
        case .darkColorScheme: "(prefers-color-scheme:dark)"
        case .moreContrast: "(prefers-contrast:more)"
        case .reducedMotion: "(prefers-reduced-motion:reduce)"
        }
    }
}
