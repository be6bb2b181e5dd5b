package import Graphics

/// The readers of images and fonts, which need libraries.
package struct ResourceReaders: Sendable {
    /// `nil` where images are placeholders.
    package var images: (any ImageReader)?
    /// `nil` where the fonts of projects are not opened.
    package var fonts: (any FontOpener)?

    package init(images: (any ImageReader)? = nil, fonts: (any FontOpener)? = nil) {
        self.images = images
        self.fonts = fonts
    }
}
