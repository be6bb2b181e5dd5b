import SwiftCode
import ViewEngine

/// An animation that a button started, with the numbers of its spring, and as an app writes it.
struct StartedAnimationDocument: Encodable {
    private let time: Double
    /// The seconds until a value that starts from rest counts as arrived; `nil` if the animation repeats forever.
    private let duration: Double?
    private let spring: Spring?
    private let swift: String

    private enum CodingKeys: CodingKey { case time, duration, spring, swift }

    private struct Spring: Encodable {
        let response: Double
        let dampingRatio: Double

        enum CodingKeys: CodingKey { case response, dampingRatio }
    }

    init(_ animation: StartedAnimation) {
        time = animation.time.roundedToMillionths
        duration = animation.duration.isFinite ? animation.duration.roundedToMillionths : nil
        spring =
            switch animation.curve {
            case .timing: nil
            case .fluidSpring(let spring), .interpolatingSpring(let spring, _):
                Spring(
                    response: spring.response.roundedToMillionths,
                    dampingRatio: spring.dampingRatio.roundedToMillionths
                )
            }
        swift = animation.code.inline
    }
}
