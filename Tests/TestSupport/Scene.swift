package import Graphics
import Testing

/// A picture that changes as a function of time, for a timeline.
package struct Scene: Sendable, CustomTestStringConvertible {
    package let name: String
    package var duration = 2.0
    package var updateTimes: [Double] = []
    package let items: @Sendable (Double) -> [DisplayItem]

    package var testDescription: String { name }

    package func moment(at time: Double) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 40), items: items(time))
    }

    package var timeline: Timeline {
        Timeline(duration: duration, updateTimes: updateTimes, moment: moment)
    }
}

extension Scene {
    package static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    package static let blue = ResolvedColor(0x007AFF)
    package static let red = ResolvedColor(0xFF3B30)

    package static func fill(
        id: UInt64,
        _ shape: ResolvedShape,
        _ color: ResolvedColor = blue
    ) -> DisplayItem {
        DisplayItem(.fill(shape, color: color), id: DisplayItemID(id))
    }

    package static func group(
        id: UInt64,
        _ effect: DisplayEffect,
        _ items: DisplayItem...
    ) -> DisplayItem {
        .group(effect, items: items, id: DisplayItemID(id))
    }

    /// The progress of a critically damped spring that starts at a time.
    package static func spring(_ time: Double, from start: Double, duration: Double = 0.5) -> Double {
        guard time > start else { return 0 }
        let turns = 2 * Double.pi / duration * (time - start)
        return 1 - (1 + turns) * exponential(-turns)
    }

    /// A cubic that starts and ends slowly.
    package static func ease(_ time: Double, from start: Double, duration: Double) -> Double {
        let share = max(0, min(1, (time - start) / duration))
        return share * share * (3 - 2 * share)
    }

    /// The exponential function, by the limit that defines it: precise enough, and without a C library.
    private static func exponential(_ power: Double) -> Double {
        var factor = 1 + power / 1_048_576
        for _ in 0..<20 { factor *= factor }
        return factor
    }

    package static let all = [
        press, travel, grow, scale, color, arrival, label, shadow, corner, pulse, together, clip, order,
    ]

    package static let press = Scene(name: "a press that jumps and eases back", updateTimes: [0.4, 1]) {
        time in
        let opacity =
            time < 0.4 ? 1 : time < 1 ? 0.2 : 0.2 + 0.8 * ease(time, from: 1, duration: 0.47)
        return [group(id: 1, .opacity(opacity), fill(id: 2, .rectangle(frame)))]
    }

    package static let travel = Scene(name: "a circle that travels", updateTimes: [0.4]) { time in
        let x = 60 * spring(time, from: 0.4)
        return [
            fill(id: 1, .rectangle(frame), red),
            fill(id: 2, .ellipse(CGRect(x: x, y: 10, width: 20, height: 20))),
        ]
    }

    package static let grow = Scene(name: "a rectangle that grows", updateTimes: [0.4]) { time in
        [fill(id: 1, .rectangle(CGRect(x: 0, y: 0, width: 40 + 60 * spring(time, from: 0.4), height: 40)))]
    }

    package static let scale = Scene(name: "a scale about the center", updateTimes: [0.4, 1]) { time in
        let pressed = spring(time, from: 0.4, duration: 0.3) - spring(time, from: 1, duration: 0.3)
        let factor = 1 - 0.1 * pressed
        let transform = CGAffineTransform(scaleX: factor, y: factor, anchor: CGPoint(x: 50, y: 20))
        return [group(id: 1, .transform(transform), fill(id: 2, .rectangle(frame)))]
    }

    package static let color = Scene(name: "a color that blends", updateTimes: [0.5]) { time in
        // A blend that is not linear in sRGB, like that of the engine.
        let share = ease(time, from: 0.5, duration: 0.6)
        func blend(_ start: Double, to end: Double) -> Double {
            (start * start + (end * end - start * start) * share).squareRoot()
        }
        let mixed = ResolvedColor(
            red: blend(blue.red, to: red.red),
            green: blend(blue.green, to: red.green),
            blue: blend(blue.blue, to: red.blue),
            opacity: 1 - 0.5 * share
        )
        return [fill(id: 1, .rectangle(frame), mixed)]
    }

    package static let arrival = Scene(
        name: "an overlay that appears at once and fades away",
        updateTimes: [0.4, 1]
    ) {
        time in
        var items = [fill(id: 1, .rectangle(frame))]
        if time >= 0.4, time < 1.5 {
            let opacity = 1 - ease(time, from: 1, duration: 0.47)
            items.append(group(id: 2, .opacity(opacity), fill(id: 3, .ellipse(frame), red)))
        }
        return items
    }

    package static let label = Scene(name: "an outline that becomes another one", updateTimes: [0.5]) {
        time in
        [fill(id: 1, time < 0.5 ? .rectangle(frame) : .ellipse(frame))]
    }

    package static let shadow = Scene(name: "a shadow that shrinks", updateTimes: [0.4, 1]) { time in
        let pressed = spring(time, from: 0.4) - spring(time, from: 1)
        let shadow = Shadow(
            color: ResolvedColor(0x000000, opacity: 0.33),
            radius: 5 - 5 * pressed,
            offset: CGSize(width: 0, height: 3 - 3 * pressed)
        )
        return [group(id: 1, .shadow(shadow), fill(id: 2, .rectangle(frame)))]
    }

    package static let corner = Scene(name: "corners that grow from none", updateTimes: [0.4]) { time in
        let radius = 20 * ease(time, from: 0.4, duration: 0.5)
        return [
            fill(id: 1, .roundedRectangle(frame, cornerRadius: radius, style: .continuous)),
            fill(
                id: 2,
                .roundedRectangle(frame.insetBy(dx: 10, dy: 10), cornerRadius: radius / 2, style: .circular),
                red
            ),
        ]
    }

    package static let pulse = Scene(name: "a pulse that repeats", duration: 10) { time in
        let share = time - time.rounded(.down)
        let opacity = 1 - 0.8 * ease(share < 0.5 ? share : 1 - share, from: 0, duration: 0.5)
        return [group(id: 1, .opacity(opacity), fill(id: 2, .rectangle(frame)))]
    }

    package static let together = Scene(name: "a fade and a move at once", updateTimes: [0.4, 1]) { time in
        let opacity =
            time < 0.4 ? 1 : time < 1 ? 0.2 : 0.2 + 0.8 * ease(time, from: 1, duration: 0.47)
        let line = DisplayItem(
            .stroke(
                .ellipse(CGRect(x: 5 + 60 * spring(time, from: 1), y: 10, width: 20, height: 20)),
                style: StrokeStyle(lineWidth: 1 + 3 * ease(time, from: 0.2, duration: 1)),
                color: red
            ),
            id: DisplayItemID(3)
        )
        return [group(id: 1, .opacity(opacity), fill(id: 2, .rectangle(frame)), line)]
    }

    package static let clip = Scene(name: "a clip that opens", updateTimes: [0.4]) { time in
        let inset = 15 * (1 - ease(time, from: 0.4, duration: 1))
        return [
            group(id: 1, .clip(.ellipse(frame.insetBy(dx: inset, dy: inset))), fill(id: 2, .rectangle(frame)))
        ]
    }

    package static let order = Scene(name: "two that change places", updateTimes: [0.5, 1, 1.5]) { time in
        let first = fill(id: 1, .rectangle(frame.insetBy(dx: 10, dy: 0)))
        let second = fill(id: 2, .rectangle(frame.insetBy(dx: 0, dy: 10)), red)
        return switch time {
        case ..<0.5: [first, second]
        case ..<1: [second, first]
        case ..<1.5: [second]
        default: [first, second]
        }
    }
}
