/// What the animations without parameters mean, which depends on the SDK an app is built with.
public enum AnimationDefaults: Hashable, Sendable {
    /// The SDKs of iOS 13 to 16, when the default was a timing curve and springs bounced.
    case iOS16
    /// The SDKs of iOS 17 and later, where all is a spring without bounce.
    case iOS17
}
