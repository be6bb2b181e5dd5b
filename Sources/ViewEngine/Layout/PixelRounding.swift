import Graphics

extension CGFloat {
    /// The length rounded to the nearest whole pixel.
    func rounded(toScale scale: CGFloat) -> CGFloat {
        (self * scale).rounded() / scale
    }

    /// The length rounded up to the next whole pixel; a length within 1e-9 pixels of a whole one stays.
    func roundedUp(toScale scale: CGFloat) -> CGFloat {
        (self * scale - 1e-9).rounded(.up) / scale
    }
}

extension CGRect {
    /// The rectangle with each side on the nearest whole pixel.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let left = minX.rounded(toScale: scale)
        let top = minY.rounded(toScale: scale)
        return CGRect(
            x: left,
            y: top,
            width: maxX.rounded(toScale: scale) - left,
            height: maxY.rounded(toScale: scale) - top
        )
    }
}
