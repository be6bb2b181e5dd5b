import Graphics
package import UIKitEngine
package import ViewEngine

extension UIButton.Configuration {
    /// Sets the title, and what a request sets beside it; a property that the request does not set stays as it is.
    package mutating func applyChanges(of button: ButtonSpecification, title: String) {
        let (own, wanted) = (self, button)
        apply(button, title: title)
        let none = ButtonSpecification(control: ControlSpecification(style: button.control.style))
        if wanted.configuration.subtitle.isEmpty { subtitle = own.subtitle }
        if wanted.label.systemImage == nil { image = own.image }
        if !wanted.configuration.showsActivityIndicator {
            showsActivityIndicator = own.showsActivityIndicator
        }
        if wanted.control.controlSize == none.control.controlSize { buttonSize = own.buttonSize }
        if wanted.configuration.titleAlignment == none.configuration.titleAlignment {
            titleAlignment = own.titleAlignment
        }
        if wanted.label.imagePlacement == none.label.imagePlacement { imagePlacement = own.imagePlacement }
        if wanted.configuration.baseForegroundColor == nil { baseForegroundColor = own.baseForegroundColor }
        if wanted.configuration.baseBackgroundColor == nil { baseBackgroundColor = own.baseBackgroundColor }
        if wanted.control.background.cornerStyle == none.control.background.cornerStyle {
            cornerStyle = own.cornerStyle
        }
    }

    /// Sets what a request sets.
    package mutating func apply(_ button: ButtonSpecification, title: String) {
        applyContent(of: button, title: title)
        applyLayout(of: button)
        applyColors(of: button.configuration)
        applyBackground(of: button.control)
    }

    private mutating func applyContent(of button: ButtonSpecification, title text: String) {
        title = text.isEmpty ? nil : text
        // Attributes of the title win over what the style sets.
        var attributes = AttributeContainer()
        attributes.foregroundColor = button.configuration.titleForegroundColor.map { UIColor($0) }
        attributes.font = button.font.map { UIFont(.system($0)) }
        attributedTitle = title.map { AttributedString($0, attributes: attributes) }
        if !button.configuration.subtitle.isEmpty { subtitle = button.configuration.subtitle }
        image = button.label.systemImage.flatMap { UIImage(systemName: $0) }
        showsActivityIndicator = button.configuration.showsActivityIndicator
    }

    private mutating func applyLayout(of button: ButtonSpecification) {
        buttonSize = Size(button.control.controlSize)
        titleAlignment = button.configuration.titleAlignment
        imagePlacement = NSDirectionalRectEdge(button.label.imagePlacement)
        if let padding = button.label.imagePadding { imagePadding = padding }
        if let padding = button.configuration.titlePadding { titlePadding = padding }
        if let insets = button.configuration.contentInsets { contentInsets = insets }
    }

    private mutating func applyColors(of wanted: ConfigurationSpecification) {
        if wanted.hasGrayImage { imageColorTransformer = .grayscale }
        baseForegroundColor = wanted.baseForegroundColor.map { UIColor($0) }
        baseBackgroundColor = wanted.baseBackgroundColor.map { UIColor($0) }
    }

    private mutating func applyBackground(of control: ControlSpecification) {
        cornerStyle = control.background.cornerStyle
        if let radius = control.cornerRadius { background.cornerRadius = radius }
        if let color = control.background.color { background.backgroundColor = UIColor(color) }
        if let insets = control.background.insets { background.backgroundInsets = insets }
        if let color = control.background.strokeColor { background.strokeColor = UIColor(color) }
        if let width = control.background.strokeWidth { background.strokeWidth = width }
        if let outset = control.background.strokeOutset { background.strokeOutset = outset }
    }
}

extension UIButton.Configuration.Size {
    /// The size of a SwiftUI control size; UIKit has none above large.
    package init(_ size: ControlSize) {
        switch size {
        case .mini: self = .mini
        case .small: self = .small
        case .regular: self = .medium
        case .large, .extraLarge: self = .large
        }
    }
}

extension NSDirectionalRectEdge {
    init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .leading: self = .leading
        case .bottom: self = .bottom
        case .trailing: self = .trailing
        }
    }
}
