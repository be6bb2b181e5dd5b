import UIKit

// Buttons that draw themselves or that have a size of their own, which the tests compile and interpret.

/// Draws a slanted shape with a dashed line, in another color while it is pressed.
class SlantedButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 4
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private let slant: CGFloat = 0.8

    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let path = UIBezierPath()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.width * slant, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.width * (1 - slant), y: rect.maxY))
        path.close()
        let color = isHighlighted ? UIColor.systemOrange : tintColor ?? .systemBlue
        color.withAlphaComponent(0.3).setFill()
        path.fill()
        UIBezierPath(roundedRect: rect, cornerRadius: 10).addClip()
        UIColor.label.setStroke()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.setLineDash([4, 3], count: 2, phase: 1)
        path.stroke()
        UIColor.black.set()
        UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY),
            radius: 3,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        ).fill()
    }
}

/// Adds a gradient with its corners when it is drawn first.
class BrushedButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 4
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        addGradient()
        layer.cornerRadius = rect.height / 2
        layer.masksToBounds = true
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 0.5
    }

    private func addGradient(
        colors: [CGColor] = [
            #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 1),
            #colorLiteral(red: 0.5, green: 0.75, blue: 1, alpha: 1),
        ]
    ) {
        let gradient = CAGradientLayer()
        gradient.colors = colors
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.frame = bounds
        layer.insertSublayer(gradient, at: 0)
    }
}

/// Is larger than its content, by an override of its size.
class RoomyButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        sizeToFit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 40, height: max(size.height, 60))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

/// Has a symbol of its own color behind its title, unless its tint is dimmed.
class BackedButton: UIButton {
    override func updateConfiguration() {
        super.updateConfiguration()
        guard var updated = configuration else { return }
        var red: CGFloat = 0
        var (green, blue): (CGFloat, CGFloat) = (0, 0)
        UIColor.systemPink.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let color = UIColor(red: red, green: green, blue: blue, alpha: 1)
        updated.background.image = UIImage(systemName: isHighlighted ? "star.fill" : "star")?
            .withTintColor(color, renderingMode: .alwaysOriginal)
        updated.background.imageContentMode = .scaleAspectFit
        updated.background.backgroundColor = tintAdjustmentMode == .dimmed ? .gray : .systemYellow
        updated.baseForegroundColor = UIColor(white: UIColor.red.cgColor.components?[1] ?? 1, alpha: 1)
        configuration = updated
    }
}
