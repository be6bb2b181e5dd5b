// Colors of what `draw(_:)` and images draw; without effect elsewhere.
extension UIColor {
    /// Sets the color of the fills and of the lines that follow.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of the fills that follow.
    public func setFill() {
        DrawingContext.active?.fillColor = resolve(in: .current)
    }

    /// Sets the color of the lines that follow.
    public func setStroke() {
        DrawingContext.active?.strokeColor = resolve(in: .current)
    }
}
