public import Graphics

// A picture has no depth.
extension View {
    public func frame(depth: CGFloat?) -> Self { self }
    public func offset(z: CGFloat) -> Self { self }
}
