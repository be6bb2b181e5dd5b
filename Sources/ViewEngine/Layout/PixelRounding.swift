import Graphics

extension CGFloat {
    /// The nearest whole pixel.
    func rounded(toScale scale: CGFloat) -> CGFloat {
        (self * scale).rounded() / scale
    }

    /// The next whole pixel; a length that is already one, but for the last bits, stays.
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
