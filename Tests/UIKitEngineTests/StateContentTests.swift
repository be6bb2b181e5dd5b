import AppleDesign
import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `The content of a UIKit button by state` {
    private func resolved(_ color: UIColor) -> ResolvedColor { color.resolve(in: .current) }

    private func drawn(_ button: UIButton) -> (title: String?, color: ResolvedColor?) {
        let title = button.drawnConfiguration.resolvedTitle
        return (title?.text, title?.attributes.foregroundColor.map(resolved))
    }

    @Test func `is that of the normal state where a state has none`() {
        let button = UIButton()
        button.setTitle("Normal", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .highlighted)
        #expect(drawn(button) == ("Normal", resolved(.red)))
        button.isHighlighted = true
        #expect(drawn(button) == ("Normal", resolved(.blue)))
        // A combination of states is a state of its own.
        button.isSelected = true
        #expect(drawn(button) == ("Normal", resolved(.red)))
        button.isSelected = false
        button.isHighlighted = false
        button.isEnabled = false
        #expect(drawn(button) == ("Off", resolved(.red)))
        #expect(button.currentTitle == "Off")
        #expect(button.title(for: .focused) == "Normal")
        button.setTitle(nil, for: .disabled)
        #expect(button.currentTitle == "Normal")
    }

    /// Changes of a button that sets nothing of its title, and whether that is white.
    private static let backgrounds: [(@Sendable (UIButton) -> Void, isWhite: Bool)] = [
        ({ _ in }, false),
        ({ $0.backgroundColor = .systemBlue }, true),
        ({ $0.backgroundColor = .clear }, false),
        (
            {
                $0.backgroundColor = .systemBlue; $0.tintColor = .black
            }, false
        ),
        ({ $0.layer.addSublayer(CAGradientLayer()) }, true),
        ({ $0.layer.addSublayer(CALayer()) }, false),
        ({ $0.layer.addSublayer(CAShapeLayer()) }, true),
        (
            {
                let line = CAShapeLayer()
                line.fillColor = UIColor.clear.cgColor
                $0.layer.addSublayer(line)
            }, false
        ),
        (
            {
                let (outer, inner) = (CALayer(), CALayer())
                inner.backgroundColor = UIColor.systemGreen.cgColor
                outer.addSublayer(inner)
                $0.layer.addSublayer(outer)
            }, true
        ),
    ]

    @Test(arguments: backgrounds.indices)
    func `is white on a background of the button`(index: Int) {
        let button = UIButton()
        let (change, isWhite) = Self.backgrounds[index]
        change(button)
        button.fill { $0.title = "Title" }
        #expect((button.configuration?.baseForegroundColor.map(resolved) == resolved(.white)) == isWhite)
    }

    @Test func `has no background of a custom button that is selected, as that of the system has`() {
        let custom = UIButton(type: .custom)
        let system = UIButton(type: .system)
        for button in [custom, system] {
            button.setTitle("Title", for: .normal)
            button.isSelected = true
        }
        func background(of button: UIButton) -> ResolvedColor {
            resolved(button.drawnConfiguration.background.resolvedBackgroundColor(for: .tintColor))
        }
        #expect(background(of: custom).opacity == 0)
        #expect(background(of: system).opacity > 0)
    }

    @Test func `is white on a custom button, and in the tint on one of the system`() {
        let custom = UIButton(type: .custom)
        custom.setTitle("ab", for: .normal)
        #expect(drawn(custom).color == resolved(.white))
        #expect(resolved(custom.currentTitleColor) == resolved(.white))
        #expect(resolved(UIButton(type: .system).currentTitleColor) == resolved(.tintColor))
        #expect(UIButton().buttonType == .custom)
        #expect(custom.drawnConfiguration.resolvedTitle?.attributes.font == .systemFont(ofSize: 18))
        let system = UIButton(type: .system)
        system.setTitle("ab", for: .normal)
        #expect(system.drawnConfiguration.resolvedTitle?.attributes.font == .systemFont(ofSize: 15))
        system.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(system.drawnConfiguration.resolvedTitle?.attributes.font == .systemFont(ofSize: 30))
    }

    @Test func `has insets of its own above and below, unless the button sets some`() {
        let button = UIButton(type: .system)
        button.setTitle("ab", for: .normal)
        #expect(
            button.drawnConfiguration.contentInsets
                == NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        )
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            button.drawnConfiguration.contentInsets
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
        var environment = EnvironmentValues(palette: .iOS18)
        environment.layoutDirection = .rightToLeft
        UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            #expect(
                button.drawnConfiguration.contentInsets
                    == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
            )
        }
    }

    @Test func `moves by insets without a change of the size`() {
        let button = UIButton()
        button.setTitle("ab", for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 6)
        #expect(button.drawnConfiguration.titleOffset == CGSize(width: 5, height: 2))
        #expect(button.drawnConfiguration.imageOffset == CGSize(width: -3, height: -1))
    }

    @Test func `is not drawn on a button that has none`() {
        let button = UIButton()
        #expect(button.drawnConfiguration.contentInsets == UIButton.Configuration.plain().contentInsets)
    }

    @Test func `is the title and the image of a configuration`() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Send", for: .normal)
        button.setTitle("Other", for: .highlighted)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.configuration?.title == "Send")
        #expect(button.configuration?.image == UIImage(systemName: "star"))
        #expect(button.currentTitle == "Send")
    }

    @Test func `fills a button with a height`() {
        let fixed = UIButton()
        fixed.setTitle("ab", for: .normal)
        fixed.backgroundColor = .red
        let constraint = fixed.heightAnchor.constraint(equalToConstant: 70)
        #expect(fixed.constrainedHeight == nil)
        NSLayoutConstraint.activate([constraint, fixed.widthAnchor.constraint(equalToConstant: 90)])
        #expect((fixed.constrainedWidth, fixed.constrainedHeight) == (90, 70))
        constraint.constant = 80
        #expect(fixed.constrainedHeight == 80)
        #expect(render(UIButtonView { fixed }).fills.first?.size == CGSize(width: 90, height: 80))
        NSLayoutConstraint.deactivate([constraint])
        #expect(fixed.constrainedHeight == nil)
    }

    // MARK: Events

    @Test func `sends the events of a touch`() {
        var events: [String] = []
        func button() -> UIButton {
            let button = UIButton()
            button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            button.addAction(UIAction { _ in events.append("left") }, for: [.touchCancel, .touchDragExit])
            return button
        }
        _ = record(UIButtonView { button() }, [.down(1), .up(2)], until: 4)
        #expect(events == ["down", "up"])
        events = []
        _ = record(UIButtonView { button() }, [.down(1)], until: 4)
        #expect(events == ["down"])
        let left = button()
        events = []
        left.inherit(.highlighted)
        left.inherit(.normal)
        #expect(events == ["down", "left"])
    }
}
