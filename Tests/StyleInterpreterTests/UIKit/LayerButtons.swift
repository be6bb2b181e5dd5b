import UIKit

// Buttons as apps write them, which the tests compile and interpret.

/// Shrinks and darkens while it is pressed.
class ShrinkingButton: UIButton {
    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
                self.backgroundColor = self.isHighlighted ? .systemIndigo : .systemBlue
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        tintColor = .white
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A capsule with a shadow, which becomes flat on a spring.
class RaisedButton: UIButton {
    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(
                withDuration: 0.5,
                delay: 0.05,
                usingSpringWithDamping: 0.6,
                initialSpringVelocity: 1,
                options: [],
                animations: { [weak self] in
                    guard let self else { return }
                    let factor = self.isHighlighted ? 0.96 : 1
                    self.transform = CGAffineTransform(translationX: 0, y: self.isHighlighted ? 3 : 0)
                        .scaledBy(x: factor, y: factor)
                    self.layer.shadowRadius = self.isHighlighted ? 2 : 6
                    self.layer.shadowOffset = CGSize(width: 0, height: self.isHighlighted ? 1 : 4)
                }
            )
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    private func setUp() {
        backgroundColor = .systemTeal
        tintColor = UIColor.black
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.masksToBounds = false
    }
}

/// Jumps to a small size and grows back, then blinks.
class PoppingButton: UIButton {
    override var isHighlighted: Bool {
        didSet {
            if isHighlighted { pop() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen
        tintColor = .white
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func pop() {
        transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIView.animate(withDuration: 0.3, animations: { self.transform = .identity }) { finished in
            guard finished else { return }
            self.alpha = 0.2
            UIView.animate(withDuration: 0.25) { self.alpha = 1 }
        }
    }
}

/// An outline that is filled while it is pressed, without an animation.
class OutlinedButton: UIButton {
    var lineWidth: CGFloat = 2 {
        didSet { layer.borderWidth = lineWidth }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override var isEnabled: Bool {
        didSet { layer.borderColor = (isEnabled ? UIColor.systemRed : .systemGray).cgColor }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.systemRed.cgColor
        layer.borderWidth = lineWidth
        layer.cornerRadius = 10
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Breathes until it is touched.
class BreathingButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.9, alpha: 1)
        UIView.animate(withDuration: 0.8, delay: 0.1, options: [.repeat, .autoreverse]) {
            self.alpha = 0.4
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
