import Graphics
package import UIKitEngine
package import ViewEngine

extension UIButton.Configuration {
    /// Sets what a request asks for.
    mutating func apply(_ request: ButtonRequest) {
        apply(content: request)
        apply(look: request)
        apply(background: request)
    }

    private mutating func apply(content request: ButtonRequest) {
        let wanted = request.configuration
        title = request.title.isEmpty ? nil : request.title
        // What is said of the title alone: its attributes come before what the style says of it.
        var attributes = AttributeContainer()
        attributes.foregroundColor = wanted.titleForegroundColor.map { UIColor($0) }
        attributes.font = request.font.map { UIFont(.system($0)) }
        attributedTitle = title.map { AttributedString($0, attributes: attributes) }
        if !wanted.subtitle.isEmpty { subtitle = wanted.subtitle }
        image = request.systemImage.map { UIImage(systemName: $0) }
        showsActivityIndicator = wanted.showsActivityIndicator
    }

    private mutating func apply(look request: ButtonRequest) {
        let wanted = request.configuration
        buttonSize = Size(request.controlSize)
        titleAlignment = wanted.titleAlignment
        imagePlacement = NSDirectionalRectEdge(request.imagePlacement)
        if let padding = request.imagePadding { imagePadding = padding }
        if let padding = wanted.titlePadding { titlePadding = padding }
        if let insets = wanted.contentInsets { contentInsets = insets }
        if wanted.hasGrayImage { imageColorTransformer = .grayscale }
        baseForegroundColor = wanted.baseForegroundColor.map { UIColor($0) }
        baseBackgroundColor = wanted.baseBackgroundColor.map { UIColor($0) }
    }

    private mutating func apply(background request: ButtonRequest) {
        let wanted = request.configuration
        cornerStyle = wanted.cornerStyle
        if let radius = request.cornerRadius { background.cornerRadius = radius }
        if let color = wanted.backgroundColor { background.backgroundColor = UIColor(color) }
        if let insets = wanted.backgroundInsets { background.backgroundInsets = insets }
        if let color = wanted.strokeColor { background.strokeColor = UIColor(color) }
        if let width = wanted.strokeWidth { background.strokeWidth = width }
        if let outset = wanted.strokeOutset { background.strokeOutset = outset }
    }
}

extension UIButton.Configuration.Size {
    /// The size that SwiftUI calls so; UIKit has none above large.
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
