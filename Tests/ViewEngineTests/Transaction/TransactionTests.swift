import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A transaction` {
    private let second = Animation.linear(duration: 1)
    private let twoSeconds = Animation.linear(duration: 2)
    private let fourSeconds = Animation.linear(duration: 4)

    /// A bar that grows from 10 to 90 points.
    private func bar(_ flag: Bool) -> some View {
        Color.red.frame(width: flag ? 90 : 10, height: 10)
    }

    /// The width of a bar after half a second, for a duration in seconds.
    private func width(growingFor seconds: Double) -> Double { 10 + 80 * 0.5 / seconds }

    /// Toggles the flag of a view at time 0 and returns the widths of its bars half a second later.
    private func widths<Content: View>(_ view: Toggled<Content>) -> [Double] {
        record(view, touches(at: 0)).displayList(at: 0.5).fills.map(\.width)
    }

    // MARK: Precedence of animations

    @Test func `animates nothing without an animation`() {
        #expect(widths(Toggled { bar($0) }) == [90])
    }

    @Test func `animates changes in the whole tree`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag)
            bar(flag)
        }
        #expect(widths(view) == [20, 20])
    }

    @Test func `has the default animation of withAnimation`() {
        let view = Toggled(by: { withAnimation(.default, $0) }) { bar($0) }
        // A spring of half a second without bounce.
        #expect(isClose(widths(view)[0], 10 + 80 * 0.986399, within: 1e-4))
    }

    @Test func `uses the animation that is nearest to the leaf`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag).animation(second, value: flag).animation(twoSeconds, value: flag)
            bar(flag).animation(twoSeconds, value: flag).animation(second, value: flag)
            bar(flag)
        }
        #expect(widths(view) == [width(growingFor: 1), width(growingFor: 2), width(growingFor: 4)])
    }

    @Test func `jumps where the nearest animation is none`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag).animation(nil, value: flag).animation(second, value: flag)
            bar(flag).animation(second, value: flag).animation(nil, value: flag)
        }
        #expect(widths(view) == [90, width(growingFor: 1)])
    }

    @Test func `ignores an animation whose value stays the same`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag).animation(second, value: 0)
            bar(flag).animation(nil, value: 0).animation(second, value: flag)
        }
        #expect(widths(view) == [width(growingFor: 4), width(growingFor: 1)])
    }

    @Test func `ignores an animation whose value is new`() {
        let seen = Seen()
        let view = Toggled { flag in
            if flag {
                bar(flag).transaction { seen.animations.append($0.animation) }.animation(second, value: 1)
            }
        }
        _ = record(view, touches(at: 0))
        #expect(seen.animations == [nil])
    }

    @Test func `is changed in every update by an animation without a value`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag).animation(second)
            bar(flag).animation(nil)
            bar(flag).animation(second, value: flag).animation(twoSeconds)
        }
        #expect(widths(view) == [width(growingFor: 1), 90, width(growingFor: 1)])
    }

    @Test func `is changed by a closure in every update, or with a value`() {
        let view = Toggled(by: { withAnimation(fourSeconds, $0) }) { flag in
            bar(flag).transaction { $0.animation = second }
            bar(flag).transaction(value: flag) { $0.animation = second }
            bar(flag).transaction(value: 0) { $0.animation = second }
            bar(flag).transaction { $0.animation = $0.animation?.speed(2) }
        }
        let expected = [1, 1, 4, 2].map { width(growingFor: $0) }
        #expect(widths(view) == expected)
    }

    @Test func `belongs to one update only`() {
        let recording = record(
            Toggled { flag in bar(flag).animation(flag ? second : nil, value: flag) },
            touches(at: 0, 2, 4)
        )
        #expect(recording.fill(0, at: 0.5).width == 50)
        #expect(recording.fill(0, at: 2).width == 10)
        #expect(recording.fill(0, at: 4.5).width == 50)
    }

    // MARK: Disabled animations

    @Test func `disables animation modifiers`() {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        let view = Toggled(by: { withTransaction(transaction, $0) }) { flag in
            bar(flag).animation(second, value: flag)
            bar(flag).animation(second)
            bar(flag).animation(second) { $0.opacity(1) }
            // Does not check the flag.
            bar(flag).transaction { $0.animation = second }
            bar(flag).transaction(value: flag) { $0.animation = second }
        }
        #expect(widths(view) == [90, 90, 90, width(growingFor: 1), width(growingFor: 1)])
    }

    @Test func `keeps its own animation when it disables animations`() {
        var transaction = Transaction(animation: fourSeconds)
        transaction.disablesAnimations = true
        let view = Toggled(by: { withTransaction(transaction, $0) }) { flag in
            bar(flag).animation(second, value: flag)
            bar(flag).animation(nil, value: flag)
        }
        #expect(widths(view) == [width(growingFor: 4), width(growingFor: 4)])
    }

    @Test func `can disable animations further down`() {
        let view = Toggled { flag in
            bar(flag).animation(second, value: flag).transaction { $0.disablesAnimations = true }
            bar(flag).transaction { $0.disablesAnimations = true }.animation(second, value: flag)
        }
        #expect(widths(view) == [90, width(growingFor: 1)])
    }

    @Test func `inherits unset values from an outer one`() {
        var silent = Transaction()
        silent.disablesAnimations = true
        let inner = Toggled(by: { change in withAnimation(fourSeconds) { withTransaction(silent, change) } })
        {
            bar($0).animation(second, value: $0)
        }
        #expect(widths(inner) == [width(growingFor: 4)])
        let outer = Toggled(by: { change in withTransaction(silent) { withAnimation(fourSeconds, change) } })
        {
            bar($0).animation(second, value: $0)
        }
        #expect(widths(outer) == [width(growingFor: 4)])
        let none = Toggled(by: { change in withAnimation(second) { withAnimation(nil, change) } }) { bar($0) }
        #expect(widths(none) == [90])
        let nearer = Toggled(by: { change in withAnimation(second) { withAnimation(fourSeconds, change) } }) {
            bar($0)
        }
        #expect(widths(nearer) == [width(growingFor: 4)])
    }

    // MARK: Places at which it is read

    @Test func `is read by an effect at its modifier`() throws {
        let view = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .opacity(flag ? 0.5 : 1)
                .animation(second, value: flag)
                .scaleEffect(flag ? 2 : 1)
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.opacity(at: 0.5) == 0.75)
        #expect(recording.scale(at: 0.5) == 2)
        let inside = Toggled { flag in
            Color.red.frame(width: 10, height: 10)
                .animation(second, value: flag)
                .opacity(flag ? 0.5 : 1)
        }
        #expect(record(inside, touches(at: 0)).opacity(at: 0.5) == 0.5)
    }

    @Test func `is read for position and size at the leaf`() {
        let view = Toggled { flag in
            // Inside the modifier that moves the leaf.
            Color.red.frame(width: 10, height: 10)
                .animation(second, value: flag)
                .frame(width: 100, alignment: flag ? .trailing : .leading)
            Color.red.frame(width: 10, height: 10)
                .animation(second, value: flag)
                .offset(x: flag ? 90 : 0)
                .animation(nil, value: flag)
            // Outside it.
            Color.red.frame(width: 10, height: 10)
                .padding(.leading, flag ? 90 : 0)
                .animation(second, value: flag)
        }
        let recording = record(view, touches(at: 0))
        for index in 0..<3 {
            #expect(recording.fill(index, at: 0.25).minX == 22.5, "\(index)")
            #expect(recording.fill(index, at: 0.25).width == 10)
        }
    }

    @Test func `is read for each leaf separately`() {
        let view = Toggled { flag in
            HStack(spacing: 0) {
                Color.red.frame(width: flag ? 50 : 10, height: 10).animation(second, value: flag)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.fill(0, at: 0.5) == CGRect(x: 0, y: 0, width: 30, height: 10))
        // The sibling jumps: layout is not animated.
        #expect(recording.fill(1, at: 0.5).minX == 50)
    }

    @Test func `is read for an inherited color at the leaf`() {
        let view = Toggled { flag in
            Rectangle().frame(width: 10, height: 10)
                .animation(second, value: flag)
                .foregroundStyle(flag ? Color.black : .white)
            Rectangle().frame(width: 10, height: 10)
                .foregroundStyle(flag ? Color.black : .white)
                .animation(second, value: flag)
            Rectangle().fill(flag ? Color.black : .white).frame(width: 10, height: 10)
                .animation(second, value: flag)
            Rectangle().frame(width: 10, height: 10).foregroundStyle(flag ? Color.black : .white)
        }
        let colors = record(view, touches(at: 0)).displayList(at: 0.5).fillColors
        #expect(colors.map { ($0.green * 255).rounded() } == [99, 99, 99, 0])
    }

    @Test func `of a button's style has the nearest modifier's animation, or else the button's`() {
        // The worked example of the reference: views outside A use the button's curve.
        struct Example: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.clear.frame(width: 10, height: 10)
                    .padding(configuration.isPressed ? 20 : 10)
                    .background {
                        Rectangle().fill(configuration.isPressed ? Color.black : .white)
                    }
                    .opacity(configuration.isPressed ? 0.5 : 1)
                    .animation(.linear(duration: 1), value: configuration.isPressed)
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
            }
        }
        let recording = record(Button("") {}.buttonStyle(Example()), [.down(0), .up(2)])
        // The press: A, and a jump.
        #expect(recording.opacity(at: 0.5) == 0.75)
        #expect((recording.fillColor(0, at: 0.5).red * 255).rounded() == 99)
        #expect(recording.fill(0, at: 0.5).width == 40)
        #expect(recording.scale(at: 0) == 0.9)
        // The release: A, and the button's fade.
        #expect(recording.opacity(at: 2.5) == 0.75)
        #expect((recording.fillColor(0, at: 2.5).red * 255).rounded() == 99)
        #expect(recording.fill(0, at: 2.5).width == 40)
        #expect(isClose(recording.scale(at: 2.2), 0.9 + 0.1 * 0.717341, within: 1e-6))
        #expect(recording.scale(at: 2.47) == 1)
    }
}

/// The values that a closure of a modifier has seen.
private final class Seen {
    var animations: [Animation?] = []
}
