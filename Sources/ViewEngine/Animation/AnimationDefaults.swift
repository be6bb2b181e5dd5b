/// The parameters of animations that specify none, which depend on the SDK an app is built with.
package enum AnimationDefaults: Hashable, Sendable {
    /// The SDKs of iOS 13 to 16: the default is a timing curve, and springs bounce.
    case iOS16
    /// The SDKs of iOS 17 and later: the default is a spring without bounce.
    case iOS17
}
