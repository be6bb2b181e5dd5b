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

    /// Changes of a button that sets nothing of its title.
    private static let changes: [@Sendable (UIButton) -> Void] = [
        { _ in }, { $0.backgroundColor = .systemBlue }, { $0.backgroundColor = .clear },
        {
            $0.backgroundColor = .systemBlue; $0.tintColor = .black
        },
        { $0.layer.addSublayer(CAGradientLayer()) },
    ]

    @Test(arguments: changes.indices)
    func `is white by default, whatever is behind it`(index: Int) {
        let button = UIButton()
        Self.changes[index](button)
        button.fill { $0.title = "Title" }
        #expect(render(UIButtonView { button }).runs.map(\.color) == [resolved(.white)])
    }

    @Test func `stays where a request names none, with its attributes where it names one`() {
        func title(keepsTitle: Bool, _ set: (UIButton) -> Void) -> AttributedString? {
            let button = UIButton()
            set(button)
            button.fill(keepsTitle: keepsTitle) { $0.title = "Request" }
            return button.drawnConfiguration.resolvedTitle
        }
        func setAttributed(_ button: UIButton) {
            button.setAttributedTitle(
                NSAttributedString(string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 24)]),
                for: .normal
            )
        }
        func setConfiguration(_ button: UIButton) {
            var attributes = AttributeContainer()
            attributes.font = .systemFont(ofSize: 24)
            button.configuration = .plain()
            button.configuration?.attributedTitle = AttributedString("Own", attributes: attributes)
        }
        for set in [setAttributed, setConfiguration] {
            #expect(title(keepsTitle: true, set)?.text == "Own")
            #expect(title(keepsTitle: false, set)?.text == "Request")
            #expect(title(keepsTitle: false, set)?.font == .systemFont(ofSize: 24))
        }
        let star = UIImage(systemName: "star")
        #expect(title(keepsTitle: true) { $0.setImage(star, for: .normal) } == nil)
        #expect(
            title(keepsTitle: true) {
                $0.configuration = .plain()
                $0.configuration?.image = star
            } == nil
        )
        #expect(title(keepsTitle: true) { _ in }?.text == "Request")
        #expect(title(keepsTitle: true) { $0.setTitle("Own", for: .normal) }?.text == "Own")
    }

    @Test func `is truncated by its insets, which do not change the size`() {
        func list(_ insets: UIEdgeInsets) -> DisplayList {
            let button = UIButton()
            button.titleEdgeInsets = insets
            button.fill { $0.title = "Continue" }
            return render(UIButtonView { button })
        }
        let plain = list(.zero)
        let inset = list(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
        #expect(inset.size == plain.size)
        let texts = inset.runs.map(\.content)
        #expect(texts.count == 1)
        if case .text(let text, _) = texts[0] {
            #expect(text.contains("…"))
        } else {
            Issue.record("no text")
        }
        let moved = list(UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6))
        #expect(moved.size == plain.size)
        #expect(moved.runs.map(\.content) == plain.runs.map(\.content))
        #expect((moved.runs.first?.origin.x ?? 0) - (plain.runs.first?.origin.x ?? 0) == 6)
    }

    @Test func `has an image that is darker while it is pressed, unless the button says otherwise`() {
        func color(_ change: (UIButton) -> Void) -> ResolvedColor? {
            let button = UIButton()
            button.imageView?.tintColor = .red
            button.setImage(UIImage(systemName: "star"), for: .normal)
            change(button)
            button.isHighlighted = true
            return ResolvedConfiguration(
                button.drawnConfiguration,
                in: EnvironmentValues(palette: .iOS18)
            ).image?.color
        }
        #expect(color { $0.adjustsImageWhenHighlighted = false }?.red == 1)
        #expect(color { _ in }.map { $0.red < 1 } == true)
        #expect(color { $0.setImage(UIImage(systemName: "star"), for: .highlighted) }?.red == 1)
    }

    @Test func `has a background image of the size of the button`() {
        let button = UIButton()
        button.setBackgroundImage(UIImage(named: "background"), for: .normal)
        button.setTitle("Continue", for: .normal)
        let list = render(UIButtonView { button })
        #expect(list.fills.contains { $0.width == list.size.width && $0.height == list.size.height })
        #expect(button.currentBackgroundImage != nil)
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
        button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 5, bottom: 0, right: -5)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 6)
        #expect(button.drawnConfiguration.titleOffset == CGSize(width: 5, height: 2))
        #expect(button.drawnConfiguration.imageOffset == CGSize(width: -3, height: -1))
    }

    @Test func `has the layout of a custom button if nothing of it is set`() {
        let insets = UIButton().drawnConfiguration.contentInsets
        #expect(insets == NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0))
        let button = UIButton()
        button.backgroundColor = .red
        button.fill { $0.title = "ab" }
        // The title of a request is white and has 18 points, and it stays while the button sets a color later.
        #expect(button.title(for: .normal) == "ab")
        #expect(button.drawnConfiguration.attributedTitle?.attributes.font == .systemFont(ofSize: 18))
        #expect(button.drawnConfiguration.attributedTitle?.attributes.foregroundColor === UIColor.white)
        button.setTitleColor(.black, for: .normal)
        #expect(button.drawnConfiguration.attributedTitle?.text == "ab")
        #expect(button.drawnConfiguration.attributedTitle?.attributes.foregroundColor === UIColor.black)
    }

    @Test func `has a size that an override of the size of a button reads`() {
        final class Wide: UIButton {
            override var intrinsicContentSize: CGSize {
                let title = titleLabel?.intrinsicContentSize ?? .zero
                return CGSize(width: title.width + 40, height: title.height + 20)
            }
        }
        func button() -> Wide {
            let button = Wide(frame: .zero)
            button.setTitle("abcd", for: .normal)
            button.backgroundColor = .red
            return button
        }
        let title = render(Text("abcd").font(.system(size: 18))).size
        let size = render(UIButtonView { button() }).size
        #expect(abs(size.width - title.width - 40) < 0.67 && abs(size.height - title.height - 20) < 0.67)
    }

    @Test func `has no title beside a label of its own`() {
        let (button, label) = (UIButton(), UILabel())
        label.text = "Rate"
        button.addSubview(label)
        button.fill(keepsTitle: true) { $0.title = "Button" }
        #expect(button.title(for: .normal) == nil)
        button.fill { $0.title = "Named" }
        #expect(button.title(for: .normal) == "Named")
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
            button.setTitle("ab", for: .normal)
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
