import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

/// A button that consists of a layer.
private final class Dot: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let dot = CALayer()
        dot.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(dot)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.sublayers?.first?.frame = bounds
    }
}

@Suite struct `The views of the parts of a button` {
    private func picture(_ change: @escaping (UIButton) -> Void) -> DisplayList {
        render(
            UIButtonView {
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
                button.setTitle("ab", for: .normal)
                button.setImage(UIImage(systemName: "star"), for: .normal)
                change(button)
                return button
            }
        )
    }

    private func title(in list: DisplayList) throws -> CGRect {
        try #require(list.runs.first { $0.text == "ab" }).bounds
    }

    @Test func `draw their layers`() throws {
        let list = picture {
            $0.titleLabel?.alpha = 0.3
            $0.titleLabel?.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        #expect(list.fillColors.contains(ResolvedColor(0xFF0000)))
        guard case .group(.opacity(0.3), _)? = list.items.last?.drawing else {
            Issue.record("the title is not translucent")
            return
        }
        // The layout is the same.
        #expect(list.size == picture { _ in }.size)
    }

    @Test func `are hidden and transformed`() throws {
        let hidden = picture { $0.titleLabel?.isHidden = true }
        #expect(!hidden.runs.contains { $0.text == "ab" })
        let turned = picture { $0.imageView?.transform = CGAffineTransform(rotationAngle: 1) }
        #expect(
            turned.items.contains { if case .group(.transform, _) = $0.drawing { true } else { false } }
        )
    }

    @Test func `are placed by constraints`() throws {
        let list = picture {
            guard let label = $0.titleLabel else { return }
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: $0.bottomAnchor),
            ])
        }
        #expect(abs(try title(in: list).minX - 10) < 0.5)
        // Without a constraint, it is in the middle.
        #expect(try title(in: list).maxY > title(in: picture { _ in }).maxY + 5)
    }

    @Test func `are what constraints of other views refer to`() throws {
        var frames: [CGRect] = []
        _ = picture {
            guard let label = $0.titleLabel else { return }
            let dot = UIView(frame: .zero)
            dot.translatesAutoresizingMaskIntoConstraints = false
            $0.addSubview(dot)
            NSLayoutConstraint.activate([
                dot.centerXAnchor.constraint(equalTo: label.centerXAnchor),
                dot.topAnchor.constraint(equalTo: label.bottomAnchor),
                dot.widthAnchor.constraint(equalToConstant: 4),
                dot.heightAnchor.constraint(equalToConstant: 4),
            ])
            $0.configurationUpdateHandler = { button in
                button.layoutIfNeeded()
                frames = [dot.frame, label.frame]
            }
        }
        #expect(abs(frames[0].midX - frames[1].midX) < 0.5)
        #expect(abs(frames[0].minY - frames[1].maxY) < 0.5)
    }

    @Test func `and those of a button have the size of their content`() {
        var sizes: [CGSize] = []
        _ = picture { button in
            button.configurationUpdateHandler = { button in
                let limit = CGSize(width: 500, height: 500)
                sizes = [button.titleLabel?.sizeThatFits(limit) ?? .zero, button.sizeThatFits(limit)]
            }
        }
        #expect(sizes[0].width > 0 && sizes[0].height > 0)
        #expect(sizes[1].width > sizes[0].width)
    }

    @Test func `are none of a button of layers, which has 44 points`() {
        #expect(render(UIButtonView { Dot(frame: .zero) }).size == CGSize(width: 44, height: 44))
    }
}
