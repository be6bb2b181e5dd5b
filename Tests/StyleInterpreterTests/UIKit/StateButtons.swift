import SwiftUI
import UIKit

// Buttons without a configuration, as apps wrote them before there were configurations; the tests compile and interpret
// them.

/// Has a title color for each state, a font and insets.
class TitledButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Continue", for: .normal)
        setTitle("Please wait", for: .disabled)
        setTitleColor(.white, for: .normal)
        setTitleColor(.lightGray, for: .highlighted)
        setTitleColor(UIColor.yellow, for: [.highlighted, .selected])
        setTitleColor(.darkGray, for: .disabled)
        titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        titleLabel?.textAlignment = .center
        titleLabel?.numberOfLines = 1
        contentEdgeInsets = UIEdgeInsets(top: 12, left: 28, bottom: 14, right: 20)
        backgroundColor = .systemIndigo
        layer.cornerRadius = 10
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
}

/// Has an image for each state, after its title, with spaces from insets.
class IconButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func setUp() {
        setImage(UIImage(systemName: "star"), for: .normal)
        setImage(UIImage(systemName: "star.fill"), for: .selected)
        setTitleColor(.label, for: .normal)
        imageView?.contentMode = .scaleAspectFit
        imageView?.tintColor = .systemOrange
        semanticContentAttribute = .forceRightToLeft
        imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        titleEdgeInsets = UIEdgeInsets(top: 2, left: -4, bottom: 0, right: 4)
        contentEdgeInsets = UIEdgeInsets(top: 10, left: 24, bottom: 10, right: 24)
        adjustsImageWhenHighlighted = false
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemOrange.cgColor
        layer.cornerRadius = 8
    }
}

/// Has a fixed size, and its content at the leading edge.
class WideButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        setTitleColor(.black, for: .normal)
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        contentHorizontalAlignment = .leading
        contentVerticalAlignment = .bottom
        contentEdgeInsets = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 220),
            heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

/// Has a configuration, whose title and image are set by state.
class ConfiguredButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .filled()
        setTitle("Ignored", for: .selected)
        setTitle("Send", for: .normal)
        setImage(UIImage(systemName: "paperplane"), for: .normal)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
