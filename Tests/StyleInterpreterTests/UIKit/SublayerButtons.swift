import UIKit

// Buttons with layers of their own, which the tests compile and interpret.

/// A gradient behind the title, in another order of colors while it is pressed.
class GradientButton: UIButton {
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [
            UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor,
        ]
        gradient.locations = [0, 0.4, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.cornerRadius = 10
        layer.insertSublayer(gradient, at: 0)
        tintColor = .white
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool {
        didSet {
            gradient.colors = isHighlighted ? [UIColor.red.cgColor, UIColor.blue.cgColor] : gradient.colors
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        CATransaction.commit()
    }
}

/// A radial and a conic gradient inside of a layer, which is masked by a path.
class LensButton: UIButton {
    private lazy var lens: CALayer = {
        let lens = CALayer()
        lens.backgroundColor = UIColor.systemGray5.cgColor
        layer.insertSublayer(lens, at: 0)
        return lens
    }()
    private let radial = CAGradientLayer()
    private let conic = CAGradientLayer()
    private let outline = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        radial.type = .radial
        radial.startPoint = CGPoint(x: 0.5, y: 0.5)
        radial.endPoint = CGPoint(x: 1, y: 1)
        radial.colors = [UIColor.white.cgColor, UIColor.systemTeal.cgColor]
        conic.type = .conic
        conic.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.endPoint = CGPoint(x: 0.5, y: 0)
        conic.colors = [UIColor.systemPurple.cgColor, UIColor.systemIndigo.cgColor]
        conic.opacity = 0.5
        lens.addSublayer(radial)
        lens.insertSublayer(conic, above: radial)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        lens.frame = bounds.insetBy(dx: 2, dy: 2)
        radial.frame = lens.bounds
        conic.frame = CGRect(x: 0, y: 0, width: lens.bounds.width / 2, height: lens.bounds.height)
        outline.path = UIBezierPath(ovalIn: lens.bounds).cgPath
        lens.mask = outline
    }
}

/// A dashed line around the title, which is longer while the button is pressed.
class DashedButton: UIButton {
    private let line = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.strokeColor = UIColor.systemGreen.cgColor
        line.fillColor = nil
        line.lineWidth = 2
        line.lineDashPattern = [6, 3]
        line.lineCap = .round
        line.lineJoin = .round
        layer.addSublayer(line)
        layer.shadowOpacity = 0.4
        layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isHighlighted: Bool {
        didSet { line.strokeEnd = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = layer.bounds
        line.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 8).cgPath
    }
}
