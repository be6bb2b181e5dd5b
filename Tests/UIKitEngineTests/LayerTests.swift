import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

/// A button that runs a closure when its highlight changes.
private final class Reacting: UIButton {
    var reaction: (Reacting) -> Void = { _ in }

    override var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue { reaction(self) }
        }
    }
}

/// Records a press from 1 s to 2 s.
private func press(
    setUp: @escaping (UIButton) -> Void = { _ in },
    _ reaction: @escaping (Reacting) -> Void
) -> Recording {
    record(
        UIButtonView {
            let button = Reacting(configuration: .plain())
            button.configuration?.title = "ab"
            setUp(button)
            button.reaction = reaction
            return button
        },
        [.down(1), .up(2)],
        until: 6
    )
}

private func picture(_ change: @escaping (UIButton) -> Void) -> DisplayList {
    press(setUp: change) { _ in }.displayList(at: 0)
}

extension DisplayItem {
    fileprivate var groups: [DisplayEffect] {
        if case .group(let effect, let items) = drawing { [effect] + items.flatMap(\.groups) } else { [] }
    }

    fileprivate var strokes: [(shape: ResolvedShape, style: StrokeStyle, color: ResolvedColor)] {
        switch drawing {
        case .stroke(let shape, let style, let color): [(shape, style, color)]
        case .group(_, let items): items.flatMap(\.strokes)
        case .fill, .glyphs: []
        }
    }
}

extension DisplayList {
    fileprivate var groups: [DisplayEffect] { items.flatMap(\.groups) }
}

@Suite struct `A layer of UIKit` {
    @Test func `draws nothing by default`() {
        let plain = picture { _ in }
        #expect(plain.groups.isEmpty)
        #expect(plain.fills.isEmpty)
        #expect(plain.items.flatMap(\.strokes).isEmpty)
    }

    @Test func `has a background, a border and corners`() throws {
        let list = picture {
            $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.layer.cornerRadius = 6
            $0.layer.borderWidth = 4
            $0.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        let frame = CGRect(origin: .zero, size: list.size)
        #expect(list.size == picture { _ in }.size)
        let edge = ResolvedShape.roundedRectangle(frame, cornerRadius: 6, style: .circular)
        #expect(list.items.first?.drawing == .fill(edge, color: ResolvedColor(0xFF0000)))
        let border = try #require(list.items.last?.strokes.first)
        // The border lies inside of the edge, and over the content.
        #expect(border.shape == edge.insetBy(2))
        #expect(border.style.lineWidth == 4)
        #expect(border.color == ResolvedColor(0x0000FF))
    }

    @Test func `rounds only the masked corners`() throws {
        let list = picture {
            $0.backgroundColor = .black
            $0.layer.cornerRadius = 6
            $0.layer.maskedCorners = [.layerMinXMinYCorner]
        }
        guard case .fill(.path(let path), _)? = list.items.first?.drawing else {
            Issue.record("the background is no path")
            return
        }
        let (right, bottom) = (list.size.width - 0.5, list.size.height - 0.5)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: right, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: bottom)))
        #expect(path.contains(CGPoint(x: right, y: bottom)))
    }

    @Test func `has a shadow unless it clips`() {
        func shadow(_ change: @escaping (UIButton) -> Void) -> Shadow? {
            let list = picture {
                $0.layer.shadowOpacity = 0.5
                change($0)
            }
            return list.groups.lazy.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
                .first
        }
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
        // The radius and the offset of Core Animation.
        #expect(shadow { _ in } == Shadow(color: black, radius: 3, offset: CGSize(width: 0, height: -3)))
        #expect(shadow { $0.clipsToBounds = true } == nil)
        #expect(shadow { $0.layer.shadowOpacity = 0 } == nil)
        #expect(shadow { $0.layer.shadowColor = nil } == nil)
    }

    @Test func `casts the shadow of a path in place of its content`() throws {
        let list = picture {
            $0.layer.shadowOpacity = 0.5
            $0.layer.shadowOffset = CGSize(width: 1, height: 2)
            $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 4, y: 0, width: 10, height: 6)).cgPath
        }
        #expect(list.groups == [.blur(Blur(radius: 3))])
        guard case .group(_, let items)? = list.items.first?.drawing,
            case .fill(.path(let path), let color)? = items.first?.drawing
        else {
            Issue.record("the shadow is not the first drawing")
            return
        }
        #expect(path.boundingRect == CGRect(x: 5, y: 2, width: 10, height: 6))
        #expect(color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
        // The content is above it, and casts none.
        #expect(list.runs.map(\.text) == ["ab"])
        #expect(list.items.count == 2)
    }

    @Test func `clips its content to its corners`() {
        let list = picture {
            $0.layer.cornerRadius = 6
            $0.clipsToBounds = true
        }
        let frame = CGRect(origin: .zero, size: list.size)
        #expect(
            list.groups == [.clip(.roundedRectangle(frame, cornerRadius: 6, style: .circular))]
        )
    }

    @Test func `is transformed about its center, and hidden`() {
        let list = picture { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        guard case .transform(let transform)? = list.groups.first else {
            Issue.record("there is no transform")
            return
        }
        let center = CGPoint(x: list.size.width / 2, y: list.size.height / 2)
        #expect(transform.apply(to: center) == center)
        #expect(picture { $0.alpha = 0.3 }.groups == [.opacity(0.3)])
        #expect(picture { $0.isHidden = true }.items.isEmpty)
    }

    @Test func `knows its size in updates`() {
        final class Round: UIButton {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = bounds.height / 2
            }
        }
        let list = render(
            UIButtonView {
                let button = Round(configuration: .plain())
                button.configuration?.title = "ab"
                button.backgroundColor = .black
                button.widthAnchor.constraint(equalToConstant: 90).isActive = true
                return button
            }
        )
        #expect(list.size.width == 90)
        let edge = ResolvedShape.roundedRectangle(
            CGRect(origin: .zero, size: list.size),
            cornerRadius: list.size.height / 2,
            style: .circular
        )
        guard case .fill(let shape, _)? = list.items.first?.drawing else {
            Issue.record("there is no background")
            return
        }
        #expect(shape == edge)
    }

    @Test func `resolves its colors with the traits in which they are set`() {
        let view = UIButtonView {
            let button = UIButton(configuration: .plain())
            button.layer.borderWidth = 1
            button.layer.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor
            return button
        }
        #expect(render(view).items.flatMap(\.strokes).map(\.color) == [ResolvedColor(0x000000)])
        let dark = render(view) { $0.colorScheme = .dark }
        #expect(dark.items.flatMap(\.strokes).map(\.color) == [ResolvedColor(0xFFFFFF)])
    }
}

@Suite struct `An animation block` {
    @Test func `animates the changes inside of it`() {
        let recording = press { button in
            UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveLinear) {
                button.alpha = button.isHighlighted ? 0.5 : 1
            }
        }
        #expect(recording.opacity(at: 1.05) == 1)
        #expect(abs(recording.opacity(at: 1.3) - 0.75) < 1e-9)
        #expect(recording.opacity(at: 1.6) == 0.5)
        #expect(abs(recording.opacity(at: 2.2) - 0.625) < 1e-9)
        #expect(recording.opacity(at: 2.6) == 1)
    }

    @Test func `leaves the changes outside of it at once, whatever the button animates`() {
        let recording = press { $0.alpha = $0.isHighlighted ? 0.5 : 1 }
        #expect(recording.opacity(at: 0.999) == 1)
        #expect(recording.opacity(at: 1) == 0.5)
        #expect(recording.opacity(at: 1.999) == 0.5)
        #expect(recording.opacity(at: 2) == 1)
    }

    @Test func `starts where a change just before it has jumped to`() {
        let recording = press { button in
            guard button.isHighlighted else { return }
            button.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                button.transform = .identity
            }
        }
        #expect(recording.scale(at: 0.9) == 1)
        #expect(recording.scale(at: 1) == 0.5)
        #expect(abs(recording.scale(at: 1.2) - 0.75) < 1e-9)
        #expect(recording.scale(at: 1.5) == 1)
    }

    @Test func `eases in and out by default`() {
        let recording = press { button in
            UIView.animate(withDuration: 0.4) { button.alpha = button.isHighlighted ? 0 : 1 }
        }
        let curve = UnitCurve.easeInOut
        #expect(abs(recording.opacity(at: 1.1) - (1 - curve.value(at: 0.25))) < 1e-9)
    }

    @Test func `runs its completion at its end`() {
        let recording = press { button in
            guard button.isHighlighted else { return }
            UIView.animate(withDuration: 0.2) {
                button.alpha = 0.5
            } completion: { finished in
                button.alpha = finished ? 0.25 : 1
            }
        }
        #expect(recording.opacity(at: 1.19) > 0.5)
        #expect(recording.opacity(at: 1.2) == 0.25)
    }

    @Test func `runs its completion at once without a change`() {
        let recording = press { button in
            guard button.isHighlighted else { return }
            UIView.animate(withDuration: 0.5) {
                button.alpha = 1
            } completion: { _ in
                button.alpha = 0.25
            }
        }
        #expect(recording.opacity(at: 1) == 0.25)
    }

    @Test func `repeats and reverses`() {
        let recording = record(
            UIButtonView {
                let button = UIButton(configuration: .plain())
                button.configuration?.title = "ab"
                UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                    button.alpha = 0
                }
                return button
            },
            [],
            until: 6
        )
        for time in [0.25, 1.75, 2.25, 3.75] {
            #expect(abs(recording.opacity(at: time) - 0.75) < 1e-9, "\(time)")
        }
        #expect(recording.restTime == .infinity)
    }

    @Test func `can contain changes without an animation`() {
        let recording = press { button in
            UIView.animate(withDuration: 0.4) {
                UIView.performWithoutAnimation { button.alpha = button.isHighlighted ? 0.5 : 1 }
            }
        }
        #expect(recording.opacity(at: 1) == 0.5)
        #expect(recording.opacity(at: 2) == 1)
    }

    @Test func `moves on a spring that has settled at its end`() {
        let recording = press { button in
            guard button.isHighlighted else { return }
            UIView.animate(
                withDuration: 0.8,
                delay: 0,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 0,
                animations: { button.alpha = 0.4 }
            )
        }
        let opacities = stride(from: 1, to: 1.8, by: 0.01).map { recording.opacity(at: $0) }
        // It overshoots by exp(−πζ / √(1 − ζ²)), 16 % of the way.
        #expect(abs((opacities.min() ?? 1) - (0.4 - 0.6 * 0.163)) < 0.001)
        #expect(abs(recording.opacity(at: 1.8) - 0.4) < 0.001)
    }

    /// Damping ratios, and the responses whose envelope is a thousandth after 0.6 s: with ζωT = ln(1000 ζ / √(1 − ζ²)),
    /// and without bounce (ωT + 1) exp(−ωT) = 0.001.
    @Test(arguments: [(0.2, 0.14176), (0.5, 0.29645), (0.8, 0.41914), (1, 0.40829)])
    func `derives a spring whose envelope ends at a thousandth`(dampingRatio: Double, response: Double) {
        let spring = Spring(lasting: 0.6, dampingRatio: dampingRatio, initialVelocity: 0)
        #expect(spring.dampingRatio == dampingRatio)
        #expect(abs(spring.response - response) < 0.00001)
        for velocity in [-5.0, 0.5, 2, 20] {
            let spring = Spring(lasting: 0.6, dampingRatio: dampingRatio, initialVelocity: velocity)
            let rest = stride(from: 0.6, to: 1, by: 0.001).map { time in
                abs(1 - spring.value(target: 1, initialVelocity: velocity, time: time))
            }
            #expect((rest.max() ?? 1) < 0.007, "\(velocity)")
        }
        #expect(Spring(lasting: 0, dampingRatio: dampingRatio, initialVelocity: 0).response == 0)
    }

    @Test func `waits with a bounded number of states`() {
        var history = LayerHistory()
        for index in 0..<1000 {
            history.change(.opacity, animation: index.isMultiple(of: 2) ? nil : .linear) {
                $0.opacity = Double(index)
            }
        }
        var states: [LayerState] = []
        repeat { states.append(history.takeState()) } while !history.isDrawn
        #expect(states.count == LayerHistory.maximumWaitingCount + 1)
        #expect(states.last?.appearance.opacity == 999)
    }

    /// An animation of the opacity from 1 to 0.2 in a second, which begins with the press, at 1 s.
    private func fade(_ change: @escaping (CALayer) -> Void) -> Recording {
        press { button in
            guard button.isHighlighted else { return }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1.0
            fade.toValue = 0.2
            fade.duration = 1
            button.layer.add(fade, forKey: "fade")
            change(button.layer)
        }
    }

    @Test func `shows an animation, and then the values that it has meanwhile`() {
        let plain = fade { _ in }
        #expect((0.2..<0.9).contains(plain.opacity(at: 1.5)))
        #expect(plain.opacity(at: 2.5) == 1)
        let changed = fade { $0.opacity = 0.5 }
        #expect(changed.opacity(at: 1.5) == plain.opacity(at: 1.5))
        #expect(changed.opacity(at: 2.5) == 0.5)
    }

    @Test func `ends an animation that is removed, by its name`() {
        #expect(fade { $0.removeAllAnimations() }.opacity(at: 1.5) == 1)
        #expect(fade { $0.removeAnimation(forKey: "fade") }.opacity(at: 1.5) == 1)
        #expect(fade { $0.removeAnimation(forKey: "other") }.opacity(at: 1.5) < 0.9)
    }

    @Test func `repeats no animation a negative number of times`() {
        let recording = press { button in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0.2
            fade.repeatCount = -1e30
            button.layer.add(fade, forKey: nil)
        }
        #expect(recording.opacity(at: 5) == 1)
    }
}
