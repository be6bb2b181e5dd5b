import SwiftCode
import ViewEngine

extension StartedAnimation {
    /// The animation as an app writes it: `.spring(response: 0.5, dampingFraction: 0.825)`.
    var code: Expression {
        modifiers.reduce(curve.code) { $0.modified(by: $1) }
    }
}

extension AnimationCurve {
    fileprivate var code: Expression {
        switch self {
        case .timing(let curve, let duration):
            curve.code(lasting: Argument(label: "duration", .measure(duration)))
        case .fluidSpring(let spring):
            .call(
                ".spring",
                with: Argument(label: "response", .measure(spring.response)),
                Argument(label: "dampingFraction", .measure(spring.dampingRatio))
            )
        case .interpolatingSpring(let spring, let velocity):
            .call(
                ".interpolatingSpring",
                with: Argument(label: "mass", .measure(spring.mass)),
                Argument(label: "stiffness", .measure(spring.stiffness)),
                Argument(label: "damping", .measure(spring.damping)),
                Argument(label: "initialVelocity", .measure(velocity))
            )
        }
    }
}

extension UnitCurve {
    fileprivate func code(lasting duration: Argument) -> Expression {
        let named: [(UnitCurve, String)] = [
            (.linear, ".linear"), (.easeIn, ".easeIn"), (.easeOut, ".easeOut"), (.easeInOut, ".easeInOut"),
        ]
        if let name = named.first(where: { $0.0 == self })?.1 { return .call(name, with: duration) }
        func timingCurve(_ name: String) -> Expression {
            .call(".timingCurve", with: Argument(.member(name)), duration)
        }
        return switch function {
        case .linear: .call(".linear", with: duration)
        case .circularEaseIn: timingCurve("circularEaseIn")
        case .circularEaseOut: timingCurve("circularEaseOut")
        case .circularEaseInOut: timingCurve("circularEaseInOut")
        case .bezier(let curve):
            .call(
                ".timingCurve",
                with: Argument(.measure(curve.x1)),
                Argument(.measure(curve.y1)),
                Argument(.measure(curve.x2)),
                Argument(.measure(curve.y2)),
                duration
            )
        }
    }
}

extension Expression {
    fileprivate func modified(by modifier: AnimationModifier) -> Expression {
        switch modifier {
        case .delay(let delay): modified("delay", with: Argument(.measure(delay)))
        case .speed(let speed): modified("speed", with: Argument(.measure(speed)))
        case .repetition(let count, let autoreverses) where count.isFinite:
            modified(
                "repeatCount",
                with: Argument(.number(count)),
                Argument(label: "autoreverses", .boolean(autoreverses))
            )
        case .repetition(_, let autoreverses):
            modified("repeatForever", with: Argument(label: "autoreverses", .boolean(autoreverses)))
        }
    }

    /// A number without the digits that arithmetic added.
    fileprivate static func measure(_ value: Double) -> Expression { .number(value.roundedToMillionths) }
}
