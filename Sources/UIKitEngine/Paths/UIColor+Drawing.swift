// Colors of what `draw(_:)` draws; without effect elsewhere.
extension UIColor {
    /// Sets the color of the fills and of the lines that follow.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of the fills that follow.
    public func setFill() {
        DrawingContext.current?.fillColor = resolve(in: .current)
    }

    /// Sets the color of the lines that follow.
    public func setStroke() {
        DrawingContext.current?.strokeColor = resolve(in: .current)
    }
}
