package import Graphics

/// The way to show a resolved button.
package struct Presentation: Hashable, Sendable {
    /// The room around the layout frame in points; what the style needs in any state if `nil`.
    package var padding: CGFloat?
    /// Whether text stays text instead of becoming outlines.
    package var hasLiveText = false
    /// The moment that a still picture shows, in seconds; the end if `nil`.
    package var time: Double?
    package var framesPerSecond = Self.defaultFramesPerSecond
    /// Whether an animated picture repeats.
    package var loops = true

    package var profile = Profile.plain
    /// Whether shadows and glass are drawn.
    package var hasEffects = true
    /// The marks over the picture.
    package var overlay = PictureOverlay.none
    /// The settings that the picture leaves to its viewer; the environment has those of a viewer without preferences.
    package var viewerChoices = ViewerChoices.motion

    package static let defaultFramesPerSecond = 60.0

    package init() {}
}
