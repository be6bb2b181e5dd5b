/// The parts of a picture that the code of an app does not set: the system, the user's settings and actions, and the
/// form of the picture.
struct Drawing: Codable {
    // The system and the user's settings.
    var system: String
    var animationDefaults: String
    var increasesContrast: Bool
    var reducesMotion: Bool

    // The state, or the interaction.
    var isFocused: Bool
    var isPressed: Bool
    var events: [Event]
    /// The moment of the interaction in seconds; `nil` for its end.
    var time: Double?
    /// Whether the picture shows a moment instead of a state.
    var isMoment: Bool

    // The picture.
    var title: String
    /// The origin and the size, in points.
    var viewBox: [Double]
    /// The sRGB components and the opacity.
    var background: [Double]?
    var hasLiveText: Bool

    struct Event: Codable {
        enum Kind: String, Codable {
            case down, move, up, cancel, enter, leave, enable, disable, focus, blur, select, deselect, key
        }

        var kind: Kind
        /// In seconds.
        var time: Double
        /// The location of a finger.
        var x = 0.0
        var y = 0.0
        var key = ""
    }
}
