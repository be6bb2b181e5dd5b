import UIKit

/// A chip with an outline, which is filled while it is selected and fades while it is pressed.
final class ChipButton: UIButton {
    override func updateConfiguration() {
        guard var updated = configuration else { return }
        var background = updated.background
        background.cornerRadius = 16
        background.strokeWidth = 1.5

        let color: UIColor
        switch state {
        case .disabled:
            color = .systemGray3
        case [.selected, .highlighted]:
            color = .systemPurple.withAlphaComponent(0.6)
        case .highlighted:
            color = .systemIndigo.withAlphaComponent(0.5)
        case .selected:
            color = .systemPurple
        default:
            color = .systemIndigo
        }
        background.strokeColor = color
        background.backgroundColor = isSelected ? color : color.withAlphaComponent(0.12)
        updated.baseForegroundColor = isSelected ? .white : color
        updated.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        updated.background = background
        configuration = updated
    }
}
