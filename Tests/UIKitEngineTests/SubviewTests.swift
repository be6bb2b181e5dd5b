import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `Views inside of a UIKit button` {
    /// A button with a configuration that has a size of its own.
    private func button() -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "ab"
        return button
    }

    private func picture(_ button: UIButton) -> DisplayList { render(UIButtonView { button }) }

    /// A view of one color with constraints.
    private func box(_ color: UIColor, in outer: UIView) -> UIView {
        let box = UIView()
        box.backgroundColor = color
        box.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(box)
        return box
    }

    @Test func `are in the frames that are set`() {
        let button = button()
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        view.backgroundColor = .red
        button.addSubview(view)
        #expect(button.subviews.count == 1)
        #expect(view.superview === button)
        #expect(picture(button).fills.contains(CGRect(x: 3, y: 4, width: 5, height: 6)))
        view.removeFromSuperview()
        #expect(button.subviews.isEmpty)
        #expect(view.superview == nil)
    }

    @Test func `are placed by constraints`() {
        let button = button()
        button.widthAnchor.constraint(equalToConstant: 100).isActive = true
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let view = box(.red, in: button)
        NSLayoutConstraint.activate([
            view.centerYAnchor.constraint(equalTo: button.centerYAnchor),
            view.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
            view.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.2),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(picture(button).fills.contains(CGRect(x: 70, y: 15, width: 20, height: 10)))
    }

    @Test func `give the button their size if constraints say so`() {
        let button = button()
        let view = box(.red, in: button)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: button.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -5),
            view.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 7),
            view.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -7),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 60),
        ])
        #expect(picture(button).size == CGSize(width: 114, height: 70))
    }

    @Test func `have the size that inequalities leave`() {
        let wide = button()
        wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        #expect(picture(wide).size.width == 200)
        let ideal = picture(button()).size.width
        let loose = button()
        loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        #expect(picture(loose).size.width == ideal)
        let narrow = button()
        narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
        #expect(picture(narrow).size.width == 20)
    }

    @Test func `follow constraints of a higher priority`() {
        let button = button()
        button.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let view = box(.red, in: button)
        let wide = view.widthAnchor.constraint(equalToConstant: 50)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wide, view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.leftAnchor.constraint(equalTo: button.leftAnchor),
            view.topAnchor.constraint(equalTo: button.topAnchor),
        ])
        #expect(picture(button).fills.contains(CGRect(x: 0, y: 0, width: 30, height: 10)))
    }

    @Test func `fill the button by their masks`() {
        let button = button()
        let view = UIView(frame: .zero)
        view.backgroundColor = .red
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addSubview(view)
        let list = picture(button)
        #expect(list.fills.contains(CGRect(origin: .zero, size: list.size)))
    }

    @Test func `are labels, images and indicators`() {
        let button = UIButton(configuration: .plain())
        let label = UILabel()
        label.text = "Label"
        label.textColor = .red
        let image = UIImageView(image: UIImage(systemName: "star"))
        image.tintColor = .blue
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        let stack = UIStackView(arrangedSubviews: [label, image, indicator])
        stack.spacing = 4
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        button.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: button.topAnchor),
            stack.bottomAnchor.constraint(equalTo: button.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: button.trailingAnchor),
        ])
        let list = picture(button)
        #expect(
            list.runs.map(\.content) == [.text("Label", .leftToRight), .symbol("star")]
        )
        #expect(
            list.runs.map(\.color) == [UIColor.red, .blue].map { $0.resolve(in: .current) }
        )
        let widths = [label, image, indicator].map(\.frame.width)
        #expect(widths[2] == 20)
        #expect(list.size.width == widths.reduce(8, +))
        #expect(image.frame.minX == label.frame.maxX + 4)
        indicator.stopAnimating()
        #expect(!indicator.isAnimating)
    }

    @Test func `share the length of a stack`() {
        let stack = UIStackView()
        let views = [UIView(), UIView()]
        for view in views { stack.addArrangedSubview(view) }
        stack.distribution = .fillEqually
        stack.spacing = 10
        let outer = UIView()
        outer.addSubview(stack)
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
        stack.arrange()
        #expect(views.map(\.frame.width) == [50, 50])
        #expect(views.map(\.frame.minX) == [0, 60])
        #expect(views.map(\.frame.height) == [20, 20])
    }

    @Test func `are in no view inside of themselves, also without their layers`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.layer.removeFromSuperlayer()
        inner.addSubview(outer)
        #expect(outer.superview == nil)
        #expect(inner.superview === outer)
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        CALayer().addSublayer(mask)
        #expect(layer.mask == nil)
        mask.addSublayer(layer)
        #expect(layer.superlayer === mask)
    }

    @Test func `are buttons inside of buttons to a depth, with layers of their own`() {
        let buttons = (0..<4).map { _ in UIButton() }
        for (outer, inner) in zip(buttons, buttons.dropFirst()) { outer.addSubview(inner) }
        #expect(buttons.map { $0.superview != nil } == [false, true, true, false])
        let outer = button()
        let inner = UIButton()
        inner.backgroundColor = .red
        inner.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
        outer.addSubview(inner)
        #expect(picture(outer).fillColors.contains(ResolvedColor(0xFF0000)))
    }

    @Test func `have the length of the first of several constraints`() {
        let view = UIView()
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let low = view.widthAnchor.constraint(equalToConstant: 50)
        low.priority = .defaultLow
        NSLayoutConstraint.activate([wide, low])
        #expect(view.constrainedWidth == 100)
        wide.isActive = false
        #expect(view.constrainedWidth == 50)
        low.isActive = false
        #expect(view.constrainedWidth == nil)
        view.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(view.constrainedWidth == nil)
    }

    @Test func `keep their order where one moves beside another`() {
        let outer = UIView()
        let views = [UIView(), UIView(), UIView()]
        for view in views { outer.addSubview(view) }
        outer.insertSubview(views[0], belowSubview: views[2])
        #expect(outer.subviews.map(ObjectIdentifier.init) == [1, 0, 2].map { ObjectIdentifier(views[$0]) })
        outer.insertSubview(views[2], aboveSubview: views[1])
        #expect(outer.subviews.map(ObjectIdentifier.init) == [1, 2, 0].map { ObjectIdentifier(views[$0]) })
    }

    @Test func `are moved to the front and to the back`() {
        let button = button()
        let views = [UIView(), UIView(), UIView()]
        for view in views { button.addSubview(view) }
        button.bringSubviewToFront(views[0])
        button.sendSubviewToBack(views[2])
        #expect(
            button.subviews.map(ObjectIdentifier.init)
                == [views[2], views[1], views[0]].map(ObjectIdentifier.init)
        )
    }

    @Test func `leave out equations that earlier ones exclude`() {
        var system = LinearSystem()
        system.add(LinearSystem.Sum(factors: [0: 1], constant: -3))
        system.add(LinearSystem.Sum(factors: [0: 1], constant: -4))
        system.add(LinearSystem.Sum(factors: [1: 2, 0: -1], constant: 1))
        #expect(system.value(of: LinearSystem.Sum(factors: [0: 1])) == 3)
        #expect(system.value(of: LinearSystem.Sum(factors: [1: 1])) == 1)
        #expect(!system.isSettled(LinearSystem.Sum(factors: [2: 1])))
    }
}
