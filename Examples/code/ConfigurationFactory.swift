import UIKit

extension UIButton.Configuration {
    /// The prominent button of an app, with an optional symbol.
    static func brand(_ title: String = "Checkout", symbol: String? = "cart.fill") -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.image = symbol.flatMap { UIImage(systemName: $0) }
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .systemTeal
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        return configuration
    }
}
